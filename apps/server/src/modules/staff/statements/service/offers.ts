import type { PaymentOffer } from "@kvart/contract/staff/statements";
import { bestMatch, searchForm, searchTerms } from "@kvart/contract/text-search";
import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { type OpenOrder, selectOpenOrders } from "../queries.ts";
import { statementRow } from "./report.ts";

interface Payment {
	reference: string;
	payer: string;
	purpose: string;
	amount: number;
}

const offersAtMost = 10;

/** Whether one digit differs, is missing or too many, or two are swapped. */
function isTypo(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false;
	let from = 0;
	while (from < typed.length && typed[from] === meant[from]) from += 1;
	const [restTyped, restMeant] = [typed.slice(from), meant.slice(from)];
	if (restTyped.slice(1) === restMeant || restTyped === restMeant.slice(1)) return true;
	if (restTyped.slice(1) === restMeant.slice(1)) return true;
	const swapped = `${restMeant[1] ?? ""}${restMeant[0] ?? ""}${restMeant.slice(2)}`;
	return restTyped === swapped;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The typed reference, with and without model, zeros in front and all that is not a digit. */
function isNearly(reference: string, meant: string): boolean {
	const typed = digitsOf(reference);
	if (typed.length < meant.length - 1) return false;
	const spellings = [typed, typed.replace(/^0+/, ""), typed.replace(/^0*97/, "")];
	return spellings.some((spelling) => spelling === meant || isTypo(spelling, meant));
}

function isNamed(text: string, name: string): boolean {
	return searchTerms(name).every((term) => bestMatch(text, term) === "whole");
}

/** The matches between a payment and an order. A person decides. */
function sameOf(payment: Payment, order: OpenOrder): PaymentOffer["same"] {
	const { reference, payer, purpose, amount } = payment;
	const written = digitsOf(purpose).includes(order.reference);
	return [
		...(isNearly(reference, order.reference) || written ? (["reference"] as const) : []),
		...(isNamed(searchForm(`${payer} ${purpose}`), order.name) ? (["name"] as const) : []),
		...(amount === order.missing ? (["amount"] as const) : []),
	];
}

const weights = { reference: 4, name: 2, amount: 1 };
const weightOf = (same: PaymentOffer["same"]) => same.reduce((sum, kind) => sum + weights[kind], 0);

/** Offers the likeliest orders first; with a text, those whose member or reference it names. */
export function rankOffers(payment: Payment, orders: readonly OpenOrder[], text = ""): PaymentOffer[] {
	const terms = searchTerms(text);
	const wanted = orders.filter(({ name, reference }) => {
		const form = searchForm(`${name} ${reference} ${reference.slice(0, 2)}-${reference.slice(2)}`);
		return terms.every((term) => bestMatch(form, term) !== null);
	});
	const judged = wanted.map((order) => ({ order, same: sameOf(payment, order) }));
	// The amount alone says little: many pay the same price.
	const meant =
		terms.length > 0 ? judged : judged.filter(({ same }) => same.includes("reference") || same.includes("name"));
	return meant
		.toSorted((a, b) => weightOf(b.same) - weightOf(a.same) || b.order.id - a.order.id)
		.slice(0, offersAtMost)
		.map(({ order, same }) => ({
			order_id: order.id,
			reference: order.reference,
			title: order.title,
			title_eng: order.title_eng,
			member: { id: order.userId, name: order.name },
			missing_paras: order.missing,
			ordered_on: wallTime(order.createdAt).date,
			same,
		}));
}

export async function listPaymentOffers(
	db: Database,
	rowId: number,
	text: string | undefined,
): Promise<PaymentOffer[]> {
	const row = await statementRow(db, rowId);
	const orders = await selectOpenOrders(db, row.booked_on);
	return rankOffers({ ...row, amount: row.amount_paras }, orders, text);
}
