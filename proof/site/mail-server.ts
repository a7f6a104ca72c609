import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { freePort } from "../../bench/machine.ts";
import { endAfterTrial } from "./leftovers.ts";

/** A received mail. */
export interface ReceivedMail {
	/** Recipients of the SMTP envelope. */
	recipients: string[];
	messageId: string;
	source: Buffer;
}

/** Accepts mails, rejects temporarily, is silent after connecting, or is down. */
export type Mood = "takes" | "refuses" | "silent" | "away";

export interface MailServer {
	url: string;
	received: ReceivedMail[];
	turn(mood: Mood): Promise<void>;
	stop(): Promise<void>;
}

interface Listener {
	close(): Promise<void>;
}

function messageIdOf(source: Buffer): string {
	return /^message-id:\s*(<[^>]+>)/im.exec(source.toString("latin1"))?.[1] ?? "";
}

async function listenSilently(port: number): Promise<Listener> {
	const sockets = new Set<Socket>();
	const server: Server = createServer((socket) => {
		sockets.add(socket.on("error", () => undefined));
	}).listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		close: async () => {
			for (const socket of sockets) socket.destroy();
			server.close();
			await once(server, "close");
		},
	};
}

async function listen(port: number, mood: "takes" | "refuses", received: ReceivedMail[]): Promise<Listener> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		logger: false,
		// An aborted mail does not count.
		onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
			const source = await buffer(stream);
			if (mood === "refuses") throw Object.assign(new Error("Not now"), { responseCode: 451 });
			const recipients = session.envelope.rcptTo.map(({ address }) => address);
			received.push({ recipients, messageId: messageIdOf(source), source });
		}),
	});
	server.on("error", () => undefined);
	await once(server.listen(port, "127.0.0.1"), "listening");
	return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A local mail server with a fixed address. */
export async function startMailServer(): Promise<MailServer> {
	const port = await freePort();
	const received: ReceivedMail[] = [];
	let listener: Listener | null = await listen(port, "takes", received);
	const turn = async (mood: Mood) => {
		await listener?.close();
		listener = null;
		if (mood === "silent") listener = await listenSilently(port);
		if (mood === "takes" || mood === "refuses") listener = await listen(port, mood, received);
	};
	const stop = () => turn("away");
	endAfterTrial(stop);
	return { url: `smtp://127.0.0.1:${port}`, received, turn, stop };
}
