import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatParas } from "@kvart/contract/memberships/money";
import { type CalendarDate, formatDate, wallTime } from "@kvart/contract/time";
import { colors } from "@kvart/tokens/colors";
import type { TableLayout, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { MembershipRow } from "../queries/memberships.ts";

export interface Confirmation {
	member: string;
	membership: MembershipRow;
	/** Null for all clubs. */
	club: string | null;
	printedOn: string;
}

const texts = {
	sr: {
		title: "Potvrda o članarini",
		member: "Član",
		membership: "Članarina",
		where: "Centar",
		all: "svi centri",
		from: "Prvi dan",
		until: "Poslednji dan",
		price: "Cena",
		paid: "Plaćeno",
		sold: "Datum kupovine",
		number: "Broj članarine",
		printed: (date: string) => `Odštampano ${date}. Ova potvrda nije fiskalni račun.`,
		lang: "sr-Latn-RS",
	},
	en: {
		title: "Membership confirmation",
		member: "Member",
		membership: "Membership",
		where: "Centre",
		all: "all centres",
		from: "First day",
		until: "Last day",
		price: "Price",
		paid: "Paid",
		sold: "Bought on",
		number: "Membership number",
		printed: (date: string) => `Printed on ${date}. This confirmation is not a fiscal receipt.`,
		lang: "en-GB",
	},
} as const;

const parasOfDinar = 100;
const margin = 36;

/** Every row is alike: none of them is a head. */
const fineRules: TableLayout = {
	hLineWidth: (row) => (row === 0 ? 0 : 0.6),
	hLineColor: colors.stone,
	vLineWidth: () => 0,
	paddingLeft: () => 0,
	paddingTop: () => 5,
	paddingBottom: () => 5,
};

/** A5: what was bought, for how long, and what was paid. */
export function confirmationDocument(
	{ member, membership, club, printedOn }: Confirmation,
	language: Locale,
): TDocumentDefinitions & { lang: string } {
	const names = texts[language];
	const { id, title, title_eng, starts_on, ends_on, price, paid, sold_at } = membership;
	const dated = (date: CalendarDate) => (language === "sr" ? `${formatDate(date)}.` : formatDate(date));
	const rows: [string, string][] = [
		[names.member, member],
		[names.membership, inLocale(language, title, title_eng)],
		[names.where, club ?? names.all],
		[names.from, dated(starts_on)],
		[names.until, dated(ends_on)],
		[names.price, formatParas(price * parasOfDinar)],
		[names.paid, formatParas(paid)],
		[names.sold, dated(wallTime(new Date(sold_at)).date)],
		[names.number, String(id)],
	];
	return {
		pageSize: "A5",
		pageMargins: margin,
		info: { title: names.title, author: brand.name, creator: brand.name, producer: brand.name },
		tagged: true,
		displayTitle: true,
		lang: names.lang,
		defaultStyle: { font: "Text", fontSize: 11, lineHeight: 1.2 },
		content: [
			{ text: brand.name, fontSize: 12, bold: true },
			{ text: names.title, fontSize: 20, bold: true, margin: [0, 8, 0, 20], headlineLevel: 1 },
			{
				layout: fineRules,
				table: { widths: [120, "*"], body: rows.map(([term, value]) => [term, { text: value, bold: true }]) },
			},
			{ text: names.printed(formatDate(printedOn)), fontSize: 9, margin: [0, 20, 0, 0] },
		],
	};
}
