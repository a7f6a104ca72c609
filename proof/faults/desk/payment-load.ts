import { randomUUID } from "node:crypto";
import { endAfterTrial } from "../../site/leftovers.ts";
import { pause } from "../../site/waiting.ts";
import { type Answer, Sender, type Sent } from "../sender.ts";
import { type Buyer, plan, type Shop, today, zemun } from "./shop.ts";

/** A request for money, with its parts. */
export interface Paid {
	sent: Sent;
	key: string;
	/** A sale has the member, a payment its order, an import each of its rows. */
	parts: { kind: "sale" | "till" | "bank"; id: number; amount: number }[];
	answers: Answer[];
}

type WithOrder = Buyer & { order: NonNullable<Buyer["order"]> };

const thinkMilliseconds = { sale: 100, statement: 1000 };
const rowsOfStatement = 12;
const half = plan.paras / 2;

const dinars = (paras: number) => `${Math.floor(paras / 100)},${String(paras % 100).padStart(2, "0")}`;

/**
 * Desks sell and take money, and statements are imported, with retries by the same key. Orders are paid in two halves at
 * the desk, by the bank, or by both at once.
 */
export class PaymentLoad {
	readonly ledger: Paid[] = [];
	readonly #sender: Sender;
	readonly #shop: Shop;
	readonly #atDesk: Buyer[];
	readonly #ordered: WithOrder[];
	#files = 0;
	#running: Promise<unknown> = Promise.resolve();
	#stopping = false;

	constructor(url: string, shop: Shop) {
		this.#sender = new Sender(url);
		this.#shop = shop;
		this.#atDesk = shop.buyers.filter(({ order }) => order === null);
		this.#ordered = shop.buyers.filter((buyer): buyer is WithOrder => buyer.order !== null);
	}

	start(): void {
		endAfterTrial(() => this.close());
		const sellers = Array.from({ length: 6 }, () => this.#repeat(thinkMilliseconds.sale, () => this.#sell()));
		const bank = Array.from({ length: 3 }, () => this.#repeat(thinkMilliseconds.statement, () => this.#payOrders()));
		this.#running = Promise.all([...sellers, ...bank]);
	}

	/** Starts nothing new and waits until everything is settled. */
	async stop(): Promise<void> {
		this.#stopping = true;
		await this.#running;
	}

	close(): void {
		this.#stopping = true;
		this.#sender.close();
	}

	/** Sends a settled request once more; returns its status. */
	async again({ sent, key }: Paid): Promise<number> {
		return (await this.#sender.settle(sent, [], key)).status;
	}

	async #repeat(think: number, act: () => Promise<void>): Promise<void> {
		while (!this.#stopping) {
			await act();
			await pause(think * (0.5 + Math.random()));
		}
	}

	async #settle(parts: Paid["parts"], sent: Sent): Promise<void> {
		const paid: Paid = { sent, key: randomUUID(), parts, answers: [] };
		this.ledger.push(paid);
		await this.#sender.settle(sent, paid.answers, paid.key);
	}

	#press(path: string, { id, phone }: Buyer, body: object): Sent {
		const place = { gym_id: zemun, found_by: phone };
		const headers = this.#shop.receptionist;
		return { method: "POST", path: `/api/staff/arrival/${id}/${path}`, headers, body: { ...place, ...body } };
	}

	async #sell(): Promise<void> {
		const buyer = this.#atDesk.pop();
		if (!buyer) throw new Error("No member is left for a sale.");
		const payment = { amount_paras: plan.paras, method: "cash" };
		const sale = this.#press("membership", buyer, { plan_id: plan.id, starts_on: today, payment });
		await this.#settle([{ kind: "sale", id: buyer.id, amount: plan.paras }], sale);
	}

	async #takeAtDesk(buyer: WithOrder, amount_paras: number): Promise<void> {
		const { id: order_id } = buyer.order;
		const payment = this.#press("payment", buyer, { order_id, amount_paras, method: "card" });
		await this.#settle([{ kind: "till", id: order_id, amount: amount_paras }], payment);
	}

	async #import(rows: readonly { order: WithOrder["order"]; amount: number }[]): Promise<void> {
		this.#files += 1;
		const lines = rows.map(({ order: { reference }, amount }) =>
			[today, dinars(amount), reference, "Žarković Kupac", `Uplata ${this.#files}`].join(";"),
		);
		const body = ["Datum;Iznos;Poziv na broj;Nalogodavac;Svrha", ...lines, ""].join("\r\n");
		const headers = { ...this.#shop.manager, "content-type": "text/csv" };
		const path = `/api/staff/statement?name=izvod-${this.#files}.csv`;
		const parts = rows.map(({ order: { id }, amount }) => ({ kind: "bank" as const, id, amount }));
		await this.#settle(parts, { method: "POST", path, headers, body });
	}

	async #payOrders(): Promise<void> {
		const buyers = this.#ordered.splice(0, rowsOfStatement + 4);
		if (buyers.length === 0) throw new Error("No order is left.");
		const [halves, both, byBank] = [buyers.slice(0, 4), buyers.slice(4, 8), buyers.slice(4)];
		const inHalves = halves.map(async (buyer) => {
			await this.#takeAtDesk(buyer, half);
			await this.#takeAtDesk(buyer, half);
		});
		// Every fifth comes short by one para, which the next statement brings.
		const short = byBank.filter((_, index) => index % 5 === 4);
		const missing = (buyer: WithOrder) => (short.includes(buyer) ? 1 : 0);
		const bank = this.#import(byBank.map((buyer) => ({ order: buyer.order, amount: plan.paras - missing(buyer) })));
		await Promise.all([...inHalves, ...both.map((buyer) => this.#takeAtDesk(buyer, plan.paras)), bank]);
		await this.#import(short.map(({ order }) => ({ order, amount: 1 })));
	}
}
