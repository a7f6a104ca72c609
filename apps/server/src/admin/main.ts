// The first administrator, and what only somebody at the server may do:
//   npm run admin -- create EMAIL    (in a release: node apps/server/dist/admin.js create EMAIL)
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { locales } from "@kvart/contract/locale";
import { readEnv } from "../env.ts";
import { clockFrom, systemClock } from "../platform/clock.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { openDatabase } from "../platform/database/open.ts";
import { explainStartupError } from "../platform/startup-error.ts";
import { askSecret } from "./ask-secret.ts";
import {
	type CommandDeps,
	CommandError,
	createAdministrator,
	forgetSecondFactor,
	listPhones,
	promoteAccount,
} from "./commands.ts";

const usage = `Makes and helps administrators of the back office.

  npm run admin -- create EMAIL                  a new administrator; prints a link that sets the password
      --name "Ivana Đukić"  --language sr|en     what mails call them, and in which language
      --password                                 asks for the password here instead
  npm run admin -- promote EMAIL                 makes an administrator of an account that is there
  npm run admin -- forget-second-factor EMAIL    for an administrator who lost the phone
  npm run admin -- phones                        lists phone numbers that could not be brought into one form`;

// Found by name: the built file is not as deep in its folder as this one.
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

async function typedPassword(): Promise<string> {
	if (!process.stdin.isTTY) throw new CommandError("--password asks at a terminal, and this is none.");
	const password = await askSecret("Password: ");
	if (password !== (await askSecret("Once more: "))) throw new CommandError("The two passwords are not the same.");
	return password;
}

async function create(deps: CommandDeps, email: string, given: Given): Promise<string[]> {
	const [firstName = "", ...rest] = given.name.trim().split(/\s+/);
	const language = locales.find((locale) => locale === given.language);
	if (!language) throw new CommandError(`--language is ${locales.join(" or ")}.`);
	const password = given.password ? await typedPassword() : undefined;
	return createAdministrator(deps, { email, firstName, lastName: rest.join(" "), language, password });
}

const commands: Record<string, (deps: CommandDeps, email: string, given: Given) => Promise<string[]>> = {
	create,
	promote: promoteAccount,
	"forget-second-factor": forgetSecondFactor,
	phones: listPhones,
};

async function run(): Promise<void> {
	const { values, positionals } = readArguments();
	const [name = "", email = ""] = positionals;
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command || positionals.length !== (command === listPhones ? 1 : 2)) throw new CommandError(usage);
	const env = readEnv(process.env);
	const database = await openDatabase(env, migrations);
	try {
		const clock = env.CLOCK ? clockFrom(env.CLOCK) : systemClock;
		const lines = await command({ db: database.db, clock, publicUrl: env.publicUrl }, email, values);
		process.stdout.write(`${lines.join("\n")}\n`);
	} finally {
		await database.close();
	}
}

function explain(error: unknown): string {
	if (error instanceof CommandError) return error.message;
	if (!(error instanceof DirectoryInUseError)) return explainStartupError(error);
	return "The server is running on this data. Stop it, run this again, then start it: the embedded database takes one at a time.";
}

run().catch((error: unknown) => {
	process.stderr.write(`${explain(error)}\n`);
	process.exit(1);
});
