import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { freePort } from "../../bench/free-port.ts";

/** A mail as it came over the wire. */
export interface ReceivedMail {
	/** To whom the line, not the letter, said it goes. */
	recipients: string[];
	messageId: string;
	source: Buffer;
}

/** `takes` every mail, `refuses` for now, is `silent` after the greeting would be due, or is not there at all. */
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
		// Whoever dies over a letter has sent none.
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

/** A mail server on this machine that always has the same address, whatever its mood. */
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
	return { url: `smtp://127.0.0.1:${port}`, received, turn, stop: () => turn("away") };
}
