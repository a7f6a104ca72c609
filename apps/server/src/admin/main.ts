// Creates the first administrator, among others:
//   npm run admin -- create EMAIL    (in a release: node apps/server/dist/admin.js create EMAIL)
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { locales } from "@kvart/contract/locale";
import { readEnv } from "../env.ts";
import { clockFrom, systemClock } from "../platform/clock.ts";
import { openDatabase } from "../platform/database/database.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { explainStartupError } from "../platform/startup-error.ts";
import {
	type CommandDeps,
	CommandError,
	createAdministrator,
	erasePersonWithoutAccount,
	promoteAccount,
	resetSecondFactor,
} from "./commands.ts";

const usage = `Creates administrators of the office and helps them.

  npm run admin -- create EMAIL                  a new administrator; prints a link that sets the password
      --name "Ivana Đukić"  --language sr|en     their name, and the language of their mails
      --password                                 asks for the password here instead
  npm run admin -- promote EMAIL                 makes an existing account an administrator
  npm run admin -- forget-second-factor EMAIL    turns it off for an administrator who lost the phone
  npm run admin -- erase EMAIL|PHONE             erases a guest, or the sender of an enquiry, without an account`;

// Resolved by name, because the bundle is in another folder.
const installed = createRequire(import.meta.url);
const migrations = join(dirname(installed.resolve("@kvart/server/package.json")), "migrations");

const options = {
	name: { type: "string", default: "Administrator" },
	language: { type: "string", default: "sr" },
	password: { type: "boolean", default: false },
} as const;

function readArguments() {
	try {
		return parseArgs({ allowPositionals: true, options });
	} catch {
		throw new CommandError(usage);
	}
}

type Given = ReturnType<typeof readArguments>["values"];

/** Does not show what is typed. */
async function promptSecret(question: string): Promise<string> {
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

async function typedPassword(): Promise<string> {
	if (!process.stdin.isTTY) throw new CommandError("--password needs a terminal.");
	const password = await promptSecret("Password: ");
	if (password !== (await promptSecret("Repeat it: "))) throw new CommandError("The two passwords are not the same.");
	return password;
}

async function create(deps: CommandDeps, email: string, given: Given): Promise<string[]> {
	const [firstName = "", ...rest] = given.name.trim().split(/\s+/);
	const language = locales.find((locale) => locale === given.language);
	if (!language) throw new CommandError(`--language must be ${locales.join(" or ")}.`);
	const password = given.password ? await typedPassword() : undefined;
	return createAdministrator(deps, { email, firstName, lastName: rest.join(" "), language, password });
}

const commands: Record<string, (deps: CommandDeps, email: string, given: Given) => Promise<string[]>> = {
	create,
	promote: promoteAccount,
	"forget-second-factor": resetSecondFactor,
	erase: erasePersonWithoutAccount,
};

async function run(): Promise<void> {
	const { values, positionals } = readArguments();
	const [name = "", email = ""] = positionals;
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command || positionals.length !== 2) throw new CommandError(usage);
	const env = readEnv(process.env);
	const database = await openDatabase(env, migrations);
	try {
		const clock = env.CLOCK ? clockFrom(env.CLOCK) : systemClock;
		const lines = await command({ db: database.db, clock, publicUrl: env.publicUrl, env }, email, values);
		process.stdout.write(`${lines.join("\n")}\n`);
	} finally {
		await database.close();
	}
}

function explain(error: unknown): string {
	if (error instanceof CommandError) return error.message;
	if (!(error instanceof DirectoryInUseError)) return explainStartupError(error);
	return "The server is running and the embedded database allows only one process. Stop the server, run this again, then start it.";
}

run().catch((error: unknown) => {
	process.stderr.write(`${explain(error)}\n`);
	process.exit(1);
});
