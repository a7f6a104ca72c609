import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer/index.js";
import { afterAll } from "vitest";
import { testNow } from "./template.ts";

const user = "odgovori";
const password = "geheim";

// Debian has it where only root looks.
function findProgram(): string {
	const folders = ["/usr/sbin", ...(process.env["PATH"] ?? "").split(":")];
	const found = folders.map((folder) => join(folder, "dovecot")).find((file) => existsSync(file));
	if (!found) throw new Error("Dovecot is not installed: apt-get install dovecot-imapd.");
	return found;
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

// Root may not own mails, and another user cannot change identity.
function owner(): { name: string; uid: number; gid: number } {
	const { username, uid, gid } = userInfo();
	return uid === 0 ? { name: "nobody", uid: 65_534, gid: 65_534 } : { name: username, uid, gid };
}

function configuration(folder: string, port: number): string {
	const { name, uid, gid } = owner();
	return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${name}
default_internal_group = ${uid === 65_534 ? "nogroup" : gid}
default_login_user = ${name}
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
}

async function isListening(port: number): Promise<boolean> {
	const socket = connect(port, "127.0.0.1");
	const listening = await Promise.race([
		once(socket, "connect").then(() => true),
		once(socket, "error").then(() => false),
	]).catch(() => false);
	socket.destroy();
	return listening;
}

export interface TestMailbox {
	url: string;
	/** Puts a mail into the inbox, as a mail server does. */
	deliver(mail: Mail.Options | string, at?: Date): Promise<void>;
	/** The subjects of a folder. */
	subjectsIn(folder: string): Promise<string[]>;
	empty(): Promise<void>;
	stop(): Promise<void>;
}

/** Dovecot, the mail server, closed after the test file. */
export async function startMailbox(): Promise<TestMailbox> {
	const folder = mkdtempSync(join(tmpdir(), "kvart-dovecot-"));
	const { uid, gid } = owner();
	for (const part of ["", "run", "state", "mail"]) {
		mkdirSync(join(folder, part), { recursive: true });
		chownSync(join(folder, part), uid, gid);
	}
	const port = await freePort();
	writeFileSync(join(folder, "dovecot.conf"), configuration(folder, port));
	const program = spawn(findProgram(), ["-F", "-c", join(folder, "dovecot.conf")], { stdio: "inherit" });
	const ended = once(program, "exit");
	const state = { ended: false };
	void ended.then(() => (state.ended = true));
	while (!(await isListening(port))) if (state.ended) throw new Error(`dovecot ended, see ${folder}/log`);
	const stop = async () => {
		program.kill();
		await ended;
	};
	afterAll(async () => {
		await stop();
		rmSync(folder, { recursive: true, force: true });
	});
	const visit = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
		const auth = { user, pass: password };
		const client = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth, logger: false });
		await client.connect();
		return work(client).finally(() => client.logout());
	};
	return {
		url: `imap://${user}:${password}@127.0.0.1:${port}`,
		stop,
		deliver: async (mail, at = testNow) => {
			const transport = createTransport({ streamTransport: true, buffer: true });
			const source = typeof mail === "string" ? mail : ((await transport.sendMail(mail)).message as Buffer);
			await visit((client) => client.append("INBOX", source, [], at));
		},
		subjectsIn: (path) =>
			visit(async (client) => {
				const { exists } = await client.mailboxOpen(path);
				const mails = exists > 0 ? await client.fetchAll("1:*", { envelope: true }) : [];
				return mails.map(({ envelope }) => envelope?.subject ?? "");
			}),
		empty: () =>
			visit(async (client) => {
				for (const { path } of await client.list()) {
					await client.mailboxOpen(path);
					await client.messageDelete("1:*");
				}
			}),
	};
}
