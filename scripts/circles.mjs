/** The first circle of imports that is found, from a file back to itself; undefined if there is none. `imports` maps a file to those it imports. */
export function findCircle(imports) {
	const finished = new Set();
	const path = [];
	const visit = (file) => {
		const start = path.indexOf(file);
		if (start >= 0) return [...path.slice(start), file];
		if (finished.has(file)) return undefined;
		path.push(file);
		for (const next of imports.get(file) ?? []) {
			const circle = visit(next);
			if (circle) return circle;
		}
		path.pop();
		finished.add(file);
		return undefined;
	};
	for (const file of imports.keys()) {
		const circle = visit(file);
		if (circle) return circle;
	}
	return undefined;
}
