import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Crowd, Person } from "./crowd.ts";

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

/** An intended booking and all responses until it is settled. */
export interface Intention {
	act: "book" | "cancel";
	person: string;
	member: boolean;
	trainingId: number;
	answers: Answer[];
}

interface LoadOptions {
	url: string;
	crowd: Crowd;
	/** Concurrent. */
	callers?: number;
	/** Pause between two intentions. */
	thinkMilliseconds?: number;
}

// Longer than the timeouts of server and proxy.
const patienceMilliseconds = 35_000;
const againMilliseconds = 200;
/** Every n-th member cancels at once. */
const cancelEvery = 7;
/** Used in turn: a guest without a proof of work has ten calls an hour from each. */
const addresses = 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Final: a retry would not change the result. */
function settles({ status }: Answer): boolean {
	return status > 0 && status < 500 && status !== 429;
}

/**
 * Members and guests who book more places than there are and, like the site, retry with the same key on 503 or
 * without a response. They use many addresses because of the rate limits.
 */
export class BookingLoad {
	readonly ledger: Intention[] = [];
	readonly #agents = Array.from({ length: addresses }, () => new Agent({ keepAlive: true, maxSockets: 8 }));
	readonly #options: Required<LoadOptions>;
	#running: Promise<unknown> = Promise.resolve();
	#next = 0;
	#calls = 0;
	#stopping = false;

	constructor(options: LoadOptions) {
		this.#options = { callers: 24, thinkMilliseconds: 100, ...options };
	}

	/** Switches to another server. */
	set url(url: string) {
		this.#options.url = url;
	}

	start(): void {
		this.#stopping = false;
		this.#running = Promise.all(Array.from({ length: this.#options.callers }, () => this.#call()));
	}

	/** Starts nothing new and waits until everything is settled. */
	async stop(): Promise<void> {
		this.#stopping = true;
		await this.#running;
	}

	/** Stops at once. */
	close(): void {
		for (const agent of this.#agents) agent.destroy();
	}

	async #call(): Promise<void> {
		while (!this.#stopping) {
			const number = this.#next;
			this.#next += 1;
			const contenders = this.#options.crowd.contenders(0).length;
			const training = Math.floor(number / contenders);
			const person = this.#options.crowd.contenders(training)[number % contenders];
			const { id, date } = this.#options.crowd.trainings[training] ?? {};
			if (!person || !id || !date) throw new Error("No person is left for a booking.");
			const booked = await this.#settle("book", person, id, { ...person.form, training_date: date });
			if (booked && person.member && number % cancelEvery === 0) await this.#settle("cancel", person, id, null);
			await pause(this.#options.thinkMilliseconds * (0.5 + Math.random()));
		}
	}

	/** Retries until settled; true if successful. */
	async #settle(act: Intention["act"], person: Person, trainingId: number, body: object | null): Promise<boolean> {
		const intention: Intention = { act, person: person.name, member: person.member, trainingId, answers: [] };
		this.ledger.push(intention);
		const key = randomUUID();
		for (;;) {
			const answer = await this.#runSql(act, person, trainingId, body, key);
			intention.answers.push(answer);
			if (settles(answer)) return answer.status < 300;
			await pause(againMilliseconds);
		}
	}

	#runSql(act: Intention["act"], person: Person, id: number, body: object | null, key: string): Promise<Answer> {
		const at = this.#calls % addresses;
		this.#calls += 1;
		const text = body === null ? "" : JSON.stringify(body);
		const path = `/api/promotion/period/${id}/booking${person.member ? "" : "/guest"}`;
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
				this.#options.url + path,
				{
					method: act === "book" ? "POST" : "DELETE",
					agent: this.#agents[at],
					localAddress: `127.8.${Math.floor(at / 250)}.${(at % 250) + 1}`,
					timeout: patienceMilliseconds,
					headers: {
						...person.headers,
						"idempotency-key": key,
						...(body && { "content-type": "application/json" }),
						"content-length": Buffer.byteLength(text),
					},
				},
				(response) => {
					let said = "";
					response.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
					response.on("close", () => {
						const { statusCode = 0, headers, complete } = response;
						const code = /"code":"(\w+)"/.exec(said)?.[1] ?? "";
						resolve(complete ? answer(statusCode, code, "retry-after" in headers) : answer(0, "cut off"));
					});
				},
			);
			call.on("timeout", () => call.destroy(new Error("no answer in time")));
			call.on("error", (error: NodeJS.ErrnoException) => resolve(answer(0, error.code ?? error.message)));
			call.end(text);
		});
	}
}
