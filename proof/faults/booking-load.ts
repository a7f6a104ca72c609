import { endAfterTrial } from "../site/leftovers.ts";
import { pause } from "../site/waiting.ts";
import type { Crowd, Person } from "./crowd.ts";
import { type Answer, Sender } from "./sender.ts";

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

/** Every n-th member cancels at once. */
const cancelEvery = 7;

/**
 * Members and guests who book more places than there are and, like the site, retry with the same key on 503 or
 * without a response. They use many addresses because of the rate limits.
 */
export class BookingLoad {
	readonly ledger: Intention[] = [];
	readonly #sender: Sender;
	readonly #options: Required<LoadOptions>;
	#running: Promise<unknown> = Promise.resolve();
	#next = 0;
	#stopping = false;

	constructor(options: LoadOptions) {
		this.#options = { callers: 24, thinkMilliseconds: 100, ...options };
		this.#sender = new Sender(options.url);
	}

	/** Switches to another server. */
	set url(url: string) {
		this.#sender.url = url;
	}

	start(): void {
		this.#stopping = false;
		endAfterTrial(() => this.close());
		this.#running = Promise.all(Array.from({ length: this.#options.callers }, () => this.#call()));
	}

	/** Starts nothing new and waits until everything is settled. */
	async stop(): Promise<void> {
		this.#stopping = true;
		await this.#running;
	}

	/** Stops at once. */
	close(): void {
		this.#stopping = true;
		this.#sender.close();
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
		const path = `/api/promotion/period/${trainingId}/booking${person.member ? "" : "/guest"}`;
		const method = act === "book" ? "POST" : "DELETE";
		const { status } = await this.#sender.settle({ method, path, headers: person.headers, body }, intention.answers);
		return status < 300;
	}
}
