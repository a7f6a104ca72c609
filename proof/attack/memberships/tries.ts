import type { Role } from "../target.ts";
import { type Cast, otherClub, ownClub, type Sent, today } from "./people.ts";

/** A request, and who may make it: that it works for them shows that it is a right one. */
export interface Try extends Sent {
	for: "victim" | "staff";
}

/** `locked` is an administrator without a second factor; the desk is that of another club. */
export const intruders: readonly (Role | "attacker")[] = ["visitor", "member", "attacker", "locked", "desk"];

/** The victim's own calls. The order is cancelled last. */
export const ownTries = ({ orders: { toPay, toCancel }, membershipId: id }: Cast): Try[] => [
	{ for: "victim", call: "getOrderCode", id: toPay.id },
	{ for: "victim", call: "getOrderSlip", id: toPay.id },
	{
		for: "victim",
		call: "freezeMembership",
		id,
		query: { preview: "1" },
		body: { from: "2026-11-20", until: "2026-11-27" },
	},
	{ for: "victim", call: "freezeMembership", id, body: { from: "2026-11-20", until: "2026-11-27" } },
	{ for: "victim", call: "unfreezeMembership", id },
	{ for: "victim", call: "cancelOrder", id: toCancel.id },
];

const bill = "Datum;Iznos;Poziv na broj;Nalogodavac;Svrha\r\n18.11.2026;1,00;;Petar;Proba\r\n";

/** The work of the other club's desk and of the whole chain, in an order in which it can be done. */
export function deskTries({ victim, orders: { toPay }, membershipId, paymentId }: Cast): Try[] {
	const [gym, day] = [String(otherClub), { day: today }];
	const place = { gym_id: otherClub, found_by: victim.phone };
	const query = { gym, found_by: victim.phone };
	const money = { amount_paras: 100, method: "cash" };
	const { id } = victim;
	const freeze = { from: "2026-12-01", until: "2026-12-08" };
	const reason = "Proba";
	const newMember = {
		gym_id: otherClub,
		first_name: "Nova",
		last_name: "Članica",
		email: "nova.clanica@kvart.example",
		phone: "0641119999",
	};
	const tries: Sent[] = [
		{ call: "findArrivals", id: otherClub, query: { text: victim.phone } },
		{ call: "getArrival", id, query },
		{ call: "letIn", id, body: place },
		{ call: "undoEntry", id, query },
		{ call: "sellMembership", id, body: { ...place, plan_id: 10, starts_on: today, payment: null } },
		{ call: "takePayment", id, body: { ...place, ...money, order_id: toPay.id } },
		{ call: "takePayment", id, body: { ...place, ...money, membership_id: membershipId } },
		{ call: "registerAtDesk", body: newMember },
		{ call: "getMemberLedger", id },
		{ call: "freezeAtDesk", id: membershipId, query: { preview: "1" }, body: freeze },
		{ call: "freezeAtDesk", id: membershipId, body: freeze },
		{ call: "unfreezeAtDesk", id: membershipId },
		{ call: "extendMembership", id: membershipId, body: { days: 1, reason } },
		{ call: "refundPayment", id: paymentId, body: { amount_paras: 100, reason } },
		{ call: "addRenewalCall", id: membershipId, body: { outcome: "thinks" } },
		{ call: "cancelMembership", id: membershipId, body: { reason } },
		{ call: "getTill", id: otherClub },
		{ call: "getTillSheet", id: otherClub, query: day },
		{ call: "closeTill", id: otherClub, body: { ...day, counted_paras: 0 } },
		{ call: "getMembershipNumbers", query: { gym } },
		{ call: "getRevenue", query: { from: today, until: today, gym } },
		{ call: "listRenewals", query: { gym } },
		{ call: "previewStatement", query: { name: "izvod.csv" }, file: bill },
		{ call: "importStatement", query: { name: "izvod.csv" }, file: bill },
		{ call: "listStatements" },
		{ call: "getStatement", id: 1 },
		{ call: "listPaymentOffers", id: 1 },
	];
	return tries.map((each) => ({ ...each, for: "staff" }));
}

/** At its own club a desk needs the whole phone, card or code that the member shows, and the member's own order. */
export function wrongPlaces(cast: Cast): Sent[] {
	const { victim, attacker, orders, membershipId } = cast;
	const shown = [undefined, "", victim.name, victim.phone.slice(0, 9), attacker.phone, "%", "KVART-1-AAAAAAAAAAAA"];
	const money = { amount_paras: 100, method: "cash" };
	const own = { gym_id: ownClub, found_by: attacker.phone, ...money };
	return [
		...shown.flatMap((found_by): Sent[] => {
			const place = { gym_id: ownClub, ...(found_by !== undefined && { found_by }) };
			const query = { gym: String(ownClub), ...(found_by !== undefined && { found_by }) };
			const { id } = victim;
			return [
				{ call: "getArrival", id, query },
				{ call: "letIn", id, body: place },
				{ call: "undoEntry", id, query },
				{ call: "sellMembership", id, body: { ...place, plan_id: 10, starts_on: today, payment: null } },
				{ call: "takePayment", id, body: { ...place, ...money, order_id: orders.toPay.id } },
			];
		}),
		{ call: "takePayment", id: attacker.id, body: { ...own, order_id: orders.toPay.id } },
		{ call: "takePayment", id: attacker.id, body: { ...own, membership_id: membershipId } },
		{ call: "takePayment", id: attacker.id, body: { ...own, order_id: orders.toPay.id, membership_id: membershipId } },
	];
}
