import { answerFolders } from "../mail/service.ts";
import type { FetchedMail, Outcome } from "./service.ts";

/** More is not fetched: texts stand before attachments, which are only named. */
export const maximumBytes = 1024 * 1024;
const mailsPerVisit = 100;
// A broken database would fail for every mail.
const failuresInARow = 3;
const connectMilliseconds = 10_000;
const silenceMilliseconds = 30_000;

interface Visit {
	receive: (mail: FetchedMail) => Promise<Outcome>;
	/** The mail stays where it is, and the next visit tries again. */
	onError: (error: unknown) => void;
	/** Mails that were moved before are deleted; null to leave them. */
	deleteBefore: Date | null;
}

async function connect(url: string) {
	// Loaded on demand: most installations have no mailbox.
	const { ImapFlow } = await import("imapflow");
	const { protocol, hostname, port, username, password } = new URL(url);
	const secure = protocol === "imaps:";
	const client = new ImapFlow({
		host: hostname,
		port: Number(port) || (secure ? 993 : 143),
		secure,
		auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
		logger: false,
		disableAutoIdle: true,
		connectionTimeout: connectMilliseconds,
		greetingTimeout: connectMilliseconds,
		socketTimeout: silenceMilliseconds,
	});
	// The command that waits fails, too.
	client.on("error", () => undefined);
	await client.connect();
	return client;
}

type Client = Awaited<ReturnType<typeof connect>>;

async function receiveOne(client: Client, uid: number, receive: Visit["receive"]): Promise<void> {
	const message = await client.fetchOne(
		String(uid),
		{ source: { maxLength: maximumBytes }, size: true },
		{ uid: true },
	);
	// Another server has moved it.
	if (!message || !message.source) return;
	const { source, size = 0 } = message;
	const outcome = await receive({ source, cut: size > source.length });
	await client.messageMove(String(uid), answerFolders[outcome], { uid: true });
}

async function receiveAll(client: Client, { receive, onError }: Visit): Promise<void> {
	await client.mailboxOpen("INBOX");
	const uids = (await client.search({ all: true }, { uid: true })) || [];
	let failures = 0;
	for (const uid of uids.slice(0, mailsPerVisit)) {
		try {
			await receiveOne(client, uid, receive);
			failures = 0;
		} catch (error) {
			onError(error);
			failures += 1;
			if (failures === failuresInARow || !client.usable) return;
		}
	}
}

async function deleteOld(client: Client, before: Date): Promise<void> {
	for (const folder of Object.values(answerFolders)) {
		await client.mailboxOpen(folder);
		await client.messageDelete({ before });
	}
}

/** Hands over every mail of the inbox, oldest first, and moves it to the folder of its outcome. */
export async function visitMailbox(url: string, visit: Visit): Promise<void> {
	const client = await connect(url);
	try {
		for (const folder of Object.values(answerFolders)) await client.mailboxCreate(folder);
		await receiveAll(client, visit);
		if (visit.deleteBefore) await deleteOld(client, visit.deleteBefore);
	} finally {
		await client.logout().catch(() => client.close());
	}
}
