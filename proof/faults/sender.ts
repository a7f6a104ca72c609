import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** One response, or none. */
export interface Answer {
	/** `performance.now()`. */
	startedAt: number;
	endedAt: number;
	/** 0 if the connection was cut or timed out. */
	status: number;
	code: string;
	retryAfter: boolean;
}

export interface Sent {
	method: "POST" | "DELETE";
	path: string;
	headers: Record<string, string>;
	/** JSON, or the text of a file, whose type is in the headers. */
	body: object | string | null;
}

// Longer than the timeouts of server and proxy.
const patienceMilliseconds = 35_000;
const againMilliseconds = 200;
/** Shorter than the proxy's keep-alive: it may close an idle connection just as a request is sent on it. Browsers retry. */
const idleMilliseconds = 10_000;
/** Used in turn: a guest without a proof of work has ten calls an hour from each. */
const addresses = 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Final: a retry would not change the result. */
export function settles({ status }: Answer): boolean {
	return status > 0 && status < 500 && status !== 429;
}

/** Sends requests and, like the site, retries with the same key on 503 or without a response. */
export class Sender {
	readonly #agents = Array.from(
		{ length: addresses },
		() => new Agent({ keepAlive: true, maxSockets: 8, timeout: idleMilliseconds }),
	);
	#calls = 0;
	#closed = false;
	url: string;

	constructor(url: string) {
		this.url = url;
	}

	/** Stops at once. */
	close(): void {
		this.#closed = true;
		for (const agent of this.#agents) agent.destroy();
	}

	/** Adds all responses to `answers` and returns the final one. */
	async settle(sent: Sent, answers: Answer[], key: string = randomUUID()): Promise<Answer> {
		for (;;) {
			const answer = await this.#send(sent, key);
			answers.push(answer);
			if (settles(answer) || this.#closed) return answer;
			await pause(againMilliseconds);
		}
	}

	#send({ method, path, headers, body }: Sent, key: string): Promise<Answer> {
		const at = this.#calls % addresses;
		this.#calls += 1;
		const text = typeof body === "string" ? body : body === null ? "" : JSON.stringify(body);
		const startedAt = performance.now();
		const answer = (status: number, code = "", retryAfter = false): Answer => ({
			startedAt,
			endedAt: performance.now(),
			status,
			code,
			retryAfter,
		});
		return new Promise((resolve) => {
			const call = request(
				this.url + path,
				{
					method,
					agent: this.#agents[at],
					localAddress: `127.8.${Math.floor(at / 250)}.${(at % 250) + 1}`,
					timeout: patienceMilliseconds,
					headers: {
						...(body && { "content-type": "application/json" }),
						...headers,
						"idempotency-key": key,
						"content-length": Buffer.byteLength(text),
					},
				},
				(response) => {
					let said = "";
					response.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
					response.on("close", () => {
						const { statusCode = 0, headers: received, complete } = response;
						const code = /"code":"(\w+)"/.exec(said)?.[1] ?? "";
						resolve(complete ? answer(statusCode, code, "retry-after" in received) : answer(0, "cut off"));
					});
				},
			);
			call.on("timeout", () => call.destroy(new Error("no answer in time")));
			call.on("error", (error: NodeJS.ErrnoException) => resolve(answer(0, error.code ?? error.message)));
			call.end(text);
		});
	}
}
