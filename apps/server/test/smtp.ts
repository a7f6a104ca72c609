import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

type Refusal = { code: number; at: "rcpt" | "data" } | null;

export interface TestMailServer {
	url: string;
	received: Email[];
	/** Null accepts everything. */
	refuse: Refusal;
	/** Accepts the mail but never confirms it, as if the connection broke. */
	loseAnswer: boolean;
	stop: () => Promise<void>;
}

function refusalOf(refuse: Refusal, at: "rcpt" | "data"): Error | null {
	return refuse?.at === at ? Object.assign(new Error("Not now"), { responseCode: refuse.code }) : null;
}

// Missing in the types.
function openConnections(server: SMTPServer): Set<{ id: string; close(): void }> {
	return (server as unknown as { connections: Set<{ id: string; close(): void }> }).connections;
}

/** A real SMTP server, closed after the test file. */
export async function startMailServer({ password }: { password?: string } = {}): Promise<TestMailServer> {
	const state: TestMailServer = { url: "", received: [], refuse: null, loseAnswer: false, stop: async () => undefined };
	const server = new SMTPServer({
		authOptional: password === undefined,
		disabledCommands: ["STARTTLS"],
		allowInsecureAuth: true,
		onAuth: (auth, _session, callback) =>
			auth.password === password ? callback(null, { user: "kvart" }) : callback(new Error("Wrong password")),
		onRcptTo: (_address, _session, callback) => callback(refusalOf(state.refuse, "rcpt")),
		onData: (stream, session, callback) => {
			const receive = async () => {
				const source = await buffer(stream);
				const refusal = refusalOf(state.refuse, "data");
				if (refusal) return callback(refusal);
				state.received.push(await PostalMime.parse(source));
				if (!state.loseAnswer) return callback();
				return [...openConnections(server)].find(({ id }) => id === session.id)?.close();
			};
			void receive();
		},
	});
	server.on("error", () => undefined);
	const listener = server.listen(0, "127.0.0.1");
	await once(listener, "listening");
	state.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
	state.stop = () => new Promise((resolve) => server.close(() => resolve()));
	afterAll(state.stop);
	return state;
}
