import type { Locale } from "@kvart/contract/locale";
import type { PaymentMethod } from "@kvart/contract/memberships/ledger";

interface TillTexts {
	till: string;
	heads: [time: string, member: string, plan: string, method: string, receipt: string, amount: string];
	methods: Record<PaymentMethod, string>;
	total: string;
	expected: string;
	counted: string;
	difference: string;
	notCounted: string;
	countedBy: (name: string, time: string) => string;
	page: (page: number, pages: number) => string;
	fileName: string;
}

export const tillTexts: Record<Locale, TillTexts> = {
	sr: {
		till: "Blagajna",
		heads: ["Vreme", "Član", "Članarina", "Način", "Račun", "Iznos"],
		methods: { cash: "Gotovina", card: "Kartica", transfer: "Prenos", other: "Drugo" },
		total: "Ukupno",
		expected: "Gotovine treba da bude",
		counted: "Prebrojano",
		difference: "Razlika",
		notCounted: "Gotovina još nije prebrojana.",
		countedBy: (name, time) => `Brojanje: ${name}, ${time}`,
		page: (page, pages) => `Strana ${page} od ${pages}`,
		fileName: "blagajna",
	},
	en: {
		till: "Till",
		heads: ["Time", "Member", "Membership", "Method", "Receipt", "Amount"],
		methods: { cash: "Cash", card: "Card", transfer: "Transfer", other: "Other" },
		total: "Total",
		expected: "Cash expected",
		counted: "Counted",
		difference: "Difference",
		notCounted: "The cash has not been counted yet.",
		countedBy: (name, time) => `Counted by ${name}, ${time}`,
		page: (page, pages) => `Page ${page} of ${pages}`,
		fileName: "till",
	},
};
