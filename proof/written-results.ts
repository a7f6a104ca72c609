/** A trial's line in the table, and what is said below about it. */
export interface WrittenResult {
	row: Record<string, string | number>;
	notes: string[];
}

function cellsOf(line: string): string[] {
	return line
		.slice(1, -1)
		.split("|")
		.map((cell) => cell.trim());
}

/** What a section says of each trial, by its title. */
export function writtenResults(section: string): Map<string, WrittenResult> {
	const lines = section.split("\n");
	const [head = "", , ...body] = lines.filter((line) => line.startsWith("|"));
	const columns = cellsOf(head);
	const notes = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
	return new Map(
		body.map((line) => {
			const row = Object.fromEntries(cellsOf(line).map((cell, at) => [columns[at] ?? "", cell]));
			const title = row["trial"] ?? "";
			const own = notes.filter((note) => note.startsWith(`${title}: `) || note.startsWith(`**${title}**`));
			return [title, { row, notes: own }];
		}),
	);
}
