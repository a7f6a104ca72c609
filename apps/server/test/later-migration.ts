import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "./template.ts";

interface Journal {
	entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const made: string[] = [];
process.once("exit", () => {
	for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder with the project's migrations and another one after them. */
export function withMigration(statements: readonly string[]): string {
	const folder = mkdtempSync(join(tmpdir(), "kvart-migrations-"));
	made.push(folder);
	cpSync(migrationsFolder, folder, { recursive: true });
	const file = join(folder, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
	const last = journal.entries.at(-1);
	if (!last) throw new Error("The project has no migrations.");
	const tag = `${String(last.idx + 1).padStart(4, "0")}_later`;
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
	writeFileSync(file, JSON.stringify(journal));
	writeFileSync(join(folder, `${tag}.sql`), statements.join(";--> statement-breakpoint\n"));
	return folder;
}
