import { createServer } from "node:net";
import { expect, test } from "vitest";
import { openPostgres } from "./database/postgres.ts";
import { explainStartupError } from "./startup-error.ts";

test("a database that does not answer is named by its setting, not by a stack trace", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	const { promise: listening, resolve } = Promise.withResolvers<void>();
	silent.on("listening", resolve);
	await listening;
	const { port } = silent.address() as { port: number };
	const error = await openPostgres(`postgres://nobody@127.0.0.1:${port}/kvart`, "", { connectMilliseconds: 50 }).catch(
		(reason: unknown) => reason,
	);
	silent.close();
	expect(explainStartupError(error)).toMatch(
		/^The database of DATABASE_URL cannot be used: .+\nCheck that it is running/,
	);
});

test("a taken port says which one and how to choose another", () => {
	const taken = Object.assign(new Error("listen"), { code: "EADDRINUSE", port: 3000 });
	expect(explainStartupError(taken)).toContain("PORT=3001 npm start");
});
