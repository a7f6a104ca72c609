import type { Statement } from "@kvart/contract/staff/statements";
import type { Target } from "../target.ts";
import { ask, type Cast } from "./people.ts";

const price = 360_000;
const dinars = (paras: number) => `${Math.floor(paras / 100)},${String(paras % 100).padStart(2, "0")}`;

interface Forged {
	reference: string;
	amount: string;
	purpose?: string;
}

/** References that a person could take for the order's, and amounts that could be taken for its price. */
function forgedPayments(reference: string): Forged[] {
	const full = dinars(price);
	const typed = Array.from(reference);
	const digits = typed.flatMap((digit, at) =>
		Array.from({ length: 9 }, (_, by) => {
			const other = String((Number(digit) + by + 1) % 10);
			return `${reference.slice(0, at)}${other}${reference.slice(at + 1)}`;
		}),
	);
	const swapped = Array.from(
		{ length: reference.length - 1 },
		(_, at) => `${reference.slice(0, at)}${reference[at + 1]}${reference[at]}${reference.slice(at + 2)}`,
	).filter((other) => other !== reference);
	const written = [
		reference.slice(1),
		reference.slice(0, -1),
		`${reference}0`,
		`1${reference}`,
		`${reference}${reference}`,
		`PO${reference}`,
		`${reference}x`,
		`${reference},${reference}`,
		`-${reference}e0`,
		`0x${reference}`,
		`98${reference}`,
		`9797${reference}`,
		`${reference}' or '1'='1`,
		`=${reference}`,
		"*",
		"%",
		// Digits of other scripts are no digits.
		typed.map((digit) => String.fromCharCode(0x660 + Number(digit))).join(""),
		typed.map((digit) => String.fromCharCode(0xff10 + Number(digit))).join(""),
	].filter((other) => !(other === reference.slice(1) && reference.startsWith("0")));
	return [
		...[...digits, ...swapped, ...written].map((other) => ({ reference: other, amount: full })),
		{ reference: "", amount: full, purpose: `Clanarina ${reference}` },
		// Money that went out.
		{ reference, amount: `-${full}` },
		{ reference, amount: "0,00" },
	];
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function importPayments(target: Target, payments: readonly Forged[]): Promise<Statement> {
	const lines = payments.map(({ reference, amount, purpose = "Članarina" }, index) =>
		["18.11.2026", amount, reference, "Tajana", `${purpose} ${index}`].map(quoted).join(";"),
	);
	const file = ["Datum;Iznos;Poziv na broj;Nalogodavac;Svrha", ...lines, ""].join("\r\n");
	return ask(target, { call: "importStatement", query: { name: "izvod.csv" }, file }, target.as("staff"));
}

async function begun({ runSql }: Target, orderIds: readonly number[]): Promise<number> {
	const [row] = await runSql<{ count: number }>(
		"select count(*)::int as count from memberships where order_id = any($1::integer[])",
		[orderIds],
	);
	return row?.count ?? 0;
}

interface ForgedResult {
	sent: number;
	/** Rows that were taken for a payment of any order. */
	taken: number;
	/** Memberships that began by them. */
	begun: number;
	/** Memberships that begin by the right references, and whose they are. */
	right: number;
	/** Memberships of the attacker after paying with the victim's reference. */
	stolen: number;
}

/** A statement of forged rows, and then one with the right ones. */
export async function payForged(target: Target, { attacker, orders }: Cast): Promise<ForgedResult> {
	const { forged, short } = orders;
	const payments = [...forgedPayments(forged.reference), ...forgedPayments(short.reference)];
	const { rows } = await importPayments(target, payments);
	const less = await importPayments(target, [{ reference: short.reference, amount: dinars(price - 1) }]);
	const begunByForged = await begun(target, [forged.id, short.id]);
	const full = dinars(price);
	await importPayments(target, [{ reference: forged.reference, amount: full, purpose: "Nadimak" }]);
	const stolen = await target.runSql<{ id: number }>(
		"select id from memberships where user_id = $1 and order_id is not null",
		[attacker.id],
	);
	await importPayments(target, [{ reference: short.reference, amount: "0,01", purpose: "Ostatak" }]);
	return {
		sent: rows.length + less.rows.length,
		taken:
			rows.filter(({ order }) => order !== null).length + less.rows.filter(({ outcome }) => outcome !== "short").length,
		begun: begunByForged,
		right: await begun(target, [forged.id, short.id]),
		stolen: stolen.length,
	};
}
