import Fastify from "fastify";
import { expect, test } from "vitest";
import { readEnv } from "../../env.ts";
import type { Deps } from "../../platform/api.ts";
import { installMail } from "./install.ts";

const production = {
	NODE_ENV: "production",
	DATABASE_URL: "postgres://kvart@localhost/kvart",
	PUBLIC_URL: "https://kvart.example",
	DATA_KEY: "b6d9f0a27c41e85d3f9210ce74ab6853d1e7409f5c8b32a6e04d97f81b2c6a5e",
};

test.for([
	[{ DATA_DIR: "/srv/kvart" }, "files in /srv/kvart/mail, shown at /demo/mail", true],
	[{ SMTP_URL: "smtp://user:geheim@post.example:587" }, "mail server post.example:587", false],
	[production, /^files in .*\/data\/mail$/, false],
] as const)("with %j the start-up message says where mails go", async ([variables, said, hasMailbox]) => {
	const server = Fastify();
	const place = installMail(server, { env: readEnv(variables) } as Deps);
	expect(place).toMatch(said);
	expect(place).not.toContain("geheim");
	expect(server.hasRoute({ method: "GET", url: "/demo/mail" })).toBe(hasMailbox);
	await server.close();
});
