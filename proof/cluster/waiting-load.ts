import type { Crowd, Person } from "../faults/crowd.ts";
import { type Answer, Sender } from "../faults/sender.ts";
import { endAfterTrial } from "../site/leftovers.ts";
import { pause } from "../site/waiting.ts";

export interface WaitingAct {
	act: "book" | "wait" | "cancel" | "leave";
	person: string;
	trainingId: number;
	answers: Answer[];
}

/** A member's knowledge of one training. */
type Known = "nothing" | "booked" | "waiting";

const thinkMilliseconds = 100;
/** Members wait for five trainings at most. */
const trainingsEach = 5;

/**
 * Members who book, wait, cancel and leave, each on five trainings that do not overlap. Every member is one caller, so
 * what they were told last decides what must be stored.
 */
export class WaitingLoad {
	readonly ledger: WaitingAct[] = [];
	readonly #sender: Sender;
	readonly #members: Person[];
	readonly #trainings: Crowd["trainings"];
	#running: Promise<unknown> = Promise.resolve();
	#stopping = false;

	constructor(url: string, members: Person[], trainings: Crowd["trainings"]) {
		this.#sender = new Sender(url);
		this.#members = members;
		this.#trainings = trainings;
	}

	start(): void {
		endAfterTrial(() => this.#close());
		this.#running = Promise.all(this.#members.map((member, index) => this.#live(member, index)));
	}

	/** Starts nothing new and waits until everything is settled. */
	async stop(): Promise<void> {
		this.#stopping = true;
		await this.#running;
		this.#close();
	}

	/** At once. */
	#close(): void {
		this.#stopping = true;
		this.#sender.close();
	}

	async #live(member: Person, index: number): Promise<void> {
		const known = new Map<number, Known>();
		const own = Array.from(
			{ length: trainingsEach },
			(_, turn) => this.#trainings[(index + turn) % this.#trainings.length],
		);
		for (let turn = 0; !this.#stopping; turn += 1) {
			const training = own[turn % own.length];
			if (training) known.set(training.id, await this.#act(member, training, known.get(training.id) ?? "nothing"));
			await pause(thinkMilliseconds * (0.5 + Math.random()));
		}
	}

	async #act(member: Person, training: Crowd["trainings"][number], before: Known): Promise<Known> {
		if (before === "booked") return (await this.#settle("cancel", member, training)) < 300 ? "nothing" : before;
		if (before === "waiting") {
			// Most stay; 404 means that a place came up.
			if (Math.random() < 0.8) return before;
			return (await this.#settle("leave", member, training)) < 300 ? "nothing" : "booked";
		}
		if ((await this.#settle("book", member, training)) < 300) return "booked";
		return (await this.#settle("wait", member, training)) < 300 ? "waiting" : "nothing";
	}

	async #settle(act: WaitingAct["act"], { name, headers }: Person, { id, date }: Crowd["trainings"][number]) {
		const entry: WaitingAct = { act, person: name, trainingId: id, answers: [] };
		this.ledger.push(entry);
		const path = `/api/promotion/period/${id}/${act === "book" || act === "cancel" ? "booking" : "waiting"}`;
		const method = act === "book" || act === "wait" ? "POST" : "DELETE";
		const sent = { method, path, headers, body: { training_date: date } } as const;
		return (await this.#sender.settle(sent, entry.answers)).status;
	}
}
