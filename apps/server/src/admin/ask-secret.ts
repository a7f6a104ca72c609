import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks at the terminal without showing what is typed. */
export async function askSecret(question: string): Promise<string> {
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
	process.stdout.write(question);
	try {
		return await terminal.question("");
	} finally {
		terminal.close();
		process.stdout.write("\n");
	}
}
