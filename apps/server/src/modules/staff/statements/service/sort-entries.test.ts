import { orderReference } from "@kvart/contract/memberships/payment-code";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { BankRow } from "../parse/bank-row.ts";
import { sortEntries } from "./import.ts";

const orderIds = Array.from({ length: 2000 }, (_, index) => index * 3 + 1);
const orders = new Set(orderIds);

function row(reference: string, more: Partial<BankRow> = {}): BankRow {
	const texts = { reference, payer: "Petar Petrović", purpose: "Članarina" };
	return { bankId: null, bookedOn: "2026-11-18", amount: 360_000, incoming: true, ...texts, ...more };
}

interface Written {
	reference: string;
	/** The order that a person would find by it. */
	order: number | null;
}

const anyOrder = fc.constantFrom(...orderIds);

/** The ways in which people and banks write a reference. */
const readable = fc
	.record({
		id: anyOrder,
		model: fc.constantFrom("", "97", "97 ", "97-", "(97) ".slice(1, 3)),
		zeros: fc.constantFrom("", "0", "000"),
		between: fc.constantFrom("", " ", "-", " - "),
		groups: fc.boolean(),
		dropsZero: fc.boolean(),
	})
	.map(({ id, model, zeros, between, groups, dropsZero }): Written => {
		const whole = orderReference(id);
		const control = dropsZero ? whole.slice(0, 2).replace(/^0/, "") : whole.slice(0, 2);
		const number = groups ? whole.slice(2).replace(/(\d{3})(?=\d)/g, "$1 ") : whole.slice(2);
		return { reference: `${zeros}${model}${control}${between}${number}`, order: id };
	});

const wrongDigit = fc
	.record({ id: anyOrder, at: fc.nat(10), by: fc.integer({ min: 1, max: 9 }) })
	.map(({ id, at, by }): Written => {
		const reference = orderReference(id);
		const digit = (Number(reference[at]) + by) % 10;
		return { reference: `${reference.slice(0, at)}${digit}${reference.slice(at + 1)}`, order: null };
	});

const swapped = fc.record({ id: anyOrder, at: fc.nat(9) }).map(({ id, at }): Written => {
	const whole = orderReference(id);
	const reference = `${whole.slice(0, at)}${whole[at + 1]}${whole[at]}${whole.slice(at + 2)}`;
	return { reference, order: reference === whole ? id : null };
});

const cut = fc.record({ id: anyOrder, length: fc.integer({ min: 0, max: 10 }) }).map(({ id, length }): Written => {
	const whole = orderReference(id);
	// Without its zero in front it is whole.
	return { reference: whole.slice(whole.length - length), order: length === 10 && whole.startsWith("0") ? id : null };
});

const other = fc
	.oneof(
		fc.constantFrom("", "97", "članarina novembar", "RF18539007547034", "163220000111111111000"),
		// An order that there is not.
		fc.constantFrom(2, 3, 500_000).map(orderReference),
		anyOrder.map((id) => `PO${orderReference(id)}`),
		fc.tuple(anyOrder, anyOrder).map((ids) => ids.map(orderReference).join(", ")),
	)
	.map((reference): Written => ({ reference, order: null }));

const written = fc.oneof(
	{ weight: 6, arbitrary: readable },
	{ weight: 2, arbitrary: wrongDigit },
	{ weight: 1, arbitrary: swapped },
	{ weight: 1, arbitrary: cut },
	{ weight: 1, arbitrary: other },
);

test("10,000 written references find no wrong order, and each readable one finds its own", () => {
	const sample = fc.sample(written, { numRuns: 10_000, seed: 38 });
	const sorted = sortEntries(
		sample.map(({ reference }) => row(reference)),
		new Set(),
		orders,
	);
	expect(sorted.map(({ orderId }) => orderId)).toEqual(sample.map(({ order }) => order));
	expect(sorted.every(({ outcome, orderId }) => outcome === (orderId === null ? "unknown" : "payment"))).toBe(true);
	expect(sample.filter(({ order }) => order !== null).length).toBeGreaterThan(5000);
});

test("money that went out is not ours, even with the reference of an order", () => {
	const out = row(orderReference(1), { amount: -360_000, incoming: false });
	expect(sortEntries([out], new Set(), orders)).toMatchObject([{ outcome: "not_ours", orderId: null }]);
});

const outcomes = (rows: BankRow[], known: Iterable<string> = []) =>
	sortEntries(rows, new Set(known), orders).map(({ outcome }) => outcome);

test("an entry of the bank counts once; two payments that are alike count twice", () => {
	const reference = orderReference(1);
	const one = row(reference, { bankId: "B1" });
	expect(outcomes([one, { ...one }, row(reference, { bankId: "B2" })])).toEqual(["payment", "duplicate", "payment"]);
	expect(outcomes([one], ["id:2026-11-18:B1"])).toEqual(["duplicate"]);
	expect(outcomes([row(reference), row(reference)])).toEqual(["payment", "payment"]);
});
