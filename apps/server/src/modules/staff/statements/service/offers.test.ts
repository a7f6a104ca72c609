import { orderReference } from "@kvart/contract/memberships/payment-code";
import { expect, test } from "vitest";
import type { OpenOrder } from "../queries.ts";
import { rankOffers } from "./offers.ts";

const order = (id: number, name: string, missing = 360_000): OpenOrder => ({
	id,
	reference: orderReference(id),
	title: "8 treninga",
	title_eng: "8 classes",
	userId: id,
	name,
	missing,
	createdAt: new Date("2026-11-10T10:00:00Z"),
});

const orders = [
	order(1, "Ana Jovanović"),
	order(2, "Đorđe Šarić"),
	order(3, "Ana Jovanović", 420_000),
	order(4, "Marko Ilić"),
];

const payment = { reference: "", payer: "", purpose: "", amount: 360_000 };
const offered = (more: Partial<typeof payment>, text?: string) =>
	rankOffers({ ...payment, ...more }, orders, text).map(({ order_id, same }) => `${order_id} ${same.join("+")}`);

test("offers orders by the payer's name, in any order and script, with the right amount first", () => {
	expect(offered({ payer: "JOVANOVIC ANA" })).toEqual(["1 name+amount", "3 name"]);
	expect(offered({ payer: "ЂОРЂЕ ШАРИЋ" })).toEqual(["2 name+amount"]);
	expect(offered({ purpose: "za Djordje Saric" })).toEqual(["2 name+amount"]);
});

test("offers nothing by the amount alone or by half a name", () => {
	expect(offered({ payer: "Jovana Anić" })).toEqual([]);
	expect(offered({ payer: "Ana Marić" })).toEqual([]);
});

test.each([
	["a wrong digit", (reference: string) => `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`],
	["a digit too few", (reference: string) => reference.slice(0, 5) + reference.slice(6)],
	["a digit too many", (reference: string) => `97${reference.slice(0, 5)}7${reference.slice(5)}`],
	["two digits swapped", (reference: string) => `${reference[1]}${reference[0]}${reference.slice(2)}`],
])("offers an order by a reference with %s", (_, mistake) => {
	expect(offered({ reference: mistake(orderReference(4)) })[0]).toBe("4 reference+amount");
});

test("offers an order by a reference in the purpose", () => {
	expect(offered({ purpose: `Uplata ${orderReference(4).slice(0, 2)}-${orderReference(4).slice(2)}` })[0]).toBe(
		"4 reference+amount",
	);
});

test("a typed text finds orders by member and reference", () => {
	expect(offered({}, "ilić")).toEqual(["4 amount"]);
	expect(offered({}, orderReference(2))).toEqual(["2 amount"]);
	expect(offered({ payer: "Ana Jovanović" }, "šarić")).toEqual(["2 amount"]);
});
