import { type Paras, plainAmount } from "./money.ts";

/** Model 97 of the National Bank: letters count as A = 10 to Z = 35. */
export function controlDigits(text: string): string {
	const digits = text.toUpperCase().replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
	return String(98n - (BigInt(`${digits}00`) % 97n)).padStart(2, "0");
}

/** `845-404849` or `845-404849-87` as eighteen digits; null if it is no account or its control digits are wrong. */
export function accountDigits(text: string): string | null {
	const [, bank, account, control] = /^(\d{3})-?(\d{1,13})-(\d{2})$/.exec(text.trim()) ?? [];
	const whole = /^\d{18}$/.test(text.trim()) ? text.trim() : `${bank}${account?.padStart(13, "0")}${control}`;
	return /^\d{18}$/.test(whole) && controlDigits(whole.slice(0, 16)) === whole.slice(16) ? whole : null;
}

/** `845-404849-87`. */
export function formatAccount(digits: string): string {
	return `${digits.slice(0, 3)}-${digits.slice(3, 16).replace(/^0+(?=\d)/, "")}-${digits.slice(16)}`;
}

// Of one length and without leading zeros, which banks drop.
const firstNumber = 100_000_000;

/** The reference of an order, without the model: control digits, then its number. */
export function orderReference(orderId: number): string {
	const number = String(firstNumber + orderId);
	return `${controlDigits(number)}${number}`;
}

export const referenceModel = "97";

/** `16-100000012`, as slips print it. */
export function formatReference(reference: string): string {
	return `${reference.slice(0, 2)}-${reference.slice(2)}`;
}

const referenceLength = 11;

/**
 * The order whose reference a bank reports, with or without the model, zeros in front, spaces, dashes and slashes. Null
 * if its control digits are wrong or it is not one of ours.
 */
export function orderOfReference(text: string): number | null {
	if (!/^[\d\s/-]+$/.test(text)) return null;
	const digits = text.replace(/\D/g, "").replace(/^0+/, "");
	const modelled = digits.length >= referenceLength && digits.startsWith(referenceModel);
	const spellings = [digits, ...(modelled ? [digits.slice(2).replace(/^0+/, "")] : [])];
	const numbers = spellings.flatMap((spelling) => {
		if (spelling.length > referenceLength) return [];
		const reference = spelling.padStart(referenceLength, "0");
		const orderId = Number(reference.slice(2)) - firstNumber;
		return orderId > 0 && orderReference(orderId) === reference ? [orderId] : [];
	});
	return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

export interface Payee {
	/** Name, street and town. */
	lines: readonly string[];
	/** Eighteen digits. */
	account: string;
	purpose: string;
}

const payeeLength = 70;
const purposeLength = 35;
/** Transfers of people to companies. */
export const paymentPurposeCode = "289";

/** Separators of the code's tags must not be in their values. */
export function codeText(text: string, length: number): string {
	return text
		.replaceAll(/[|\r\n]+/g, " ")
		.trim()
		.slice(0, length)
		.trim();
}

/** The text of the National Bank's QR code (NBS IPS QR). */
export function paymentCode({ lines, account, purpose }: Payee, amount: Paras, reference: string): string {
	const name = lines
		.map((line) => codeText(line, payeeLength))
		.join("\n")
		.slice(0, payeeLength)
		.trim();
	return [
		"K:PR",
		"V:01",
		"C:1",
		`R:${account}`,
		`N:${name}`,
		`I:RSD${plainAmount(amount)}`,
		`SF:${paymentPurposeCode}`,
		`S:${codeText(purpose, purposeLength)}`,
		`RO:${referenceModel}${reference}`,
	].join("|");
}
