/** A row of the table and its remarks. */
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

/** Results of a section by trial title. */
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
