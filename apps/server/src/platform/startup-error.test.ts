import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { openPostgres } from "./database/postgres.ts";
import { explainStartupError } from "./startup-error.ts";

async function explanationFor(port: number): Promise<string> {
	const url = `postgres://nobody@127.0.0.1:${port}/kvart`;
	return explainStartupError(
		await openPostgres(url, "", { connectMilliseconds: 50 }).catch((reason: unknown) => reason),
	);
}

const named = /^The database of DATABASE_URL cannot be used: .+\nCheck that it is running/;

test("a database that does not answer is named by its setting, not by a stack trace", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as { port: number };
	const explanation = await explanationFor(port);
	silent.close();
	expect(explanation).toMatch(named);
});

test("so is a port on which no database listens", async () => {
	expect(await explanationFor(1)).toMatch(named);
});

test("a taken port says which one and how to choose another", () => {
	const taken = Object.assign(new Error("listen"), { code: "EADDRINUSE", port: 3000 });
	expect(explainStartupError(taken)).toContain("PORT=3001 npm start");
});
