/** Shortens the paths of a drawing: coordinates on a grid, relative to each other. */
export function compact(svg: string, decimals = 0): string {
	return svg.replace(/ d="([MLCSAz\d.\s-]+)"/g, (_, d: string) => ` d="${shorten(d, decimals)}"`);
}

const sizes: Record<string, number> = { M: 2, L: 2, C: 6, S: 4, A: 7, z: 0 };

function shorten(d: string, decimals: number): string {
	const grid = 10 ** decimals;
	const snap = (value: number) => Math.round(value * grid) / grid;
	let [x, y] = [0, 0];
	let start: [number, number] = [0, 0];
	let out = "";
	let last = "";
	for (const [, command = "", rest = ""] of d.matchAll(/([MLCSAz])([^MLCSAz]*)/g)) {
		const all = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
		if (command === "z") {
			out += "z";
			last = "z";
			[x, y] = start;
			continue;
		}
		const size = sizes[command] ?? 2;
		for (let i = 0; i < all.length; i += size) {
			const values = all.slice(i, i + size).map(snap);
			const [toX, toY] = values.slice(-2) as [number, number];
			if (command === "L" && toX === x && toY === y) continue;
			const relative =
				command === "A"
					? [...values.slice(0, 5), snap(toX - x), snap(toY - y)]
					: values.map((value, k) => snap(value - (k % 2 ? y : x)));
			if (command === "M") {
				// Later parts of the path start relative to the part before.
				out += out ? `m${join(relative)}` : `M${join(values)}`;
				start = [toX, toY];
			} else {
				const name = command.toLowerCase();
				const text = join(relative);
				out += name === last ? (text.startsWith("-") ? text : ` ${text}`) : name + text;
			}
			last = command === "M" ? "m" : command.toLowerCase();
			[x, y] = [toX, toY];
		}
	}
	return out;
}

function join(numbers: readonly number[]): string {
	return numbers
		.map((value) => String(value || 0).replace(/^(-?)0\./, "$1."))
		.reduce((text, one) => (text === "" || one.startsWith("-") ? text + one : `${text} ${one}`), "");
}
