import { brand } from "@kvart/contract/brand";
import type { Clock } from "../../platform/clock.ts";
import { mailRow } from "../mail/service.ts";
import type { EnquiryRow } from "./queries.ts";

/** What speaks against a person: caught by the hidden field, faster than anybody types, or without the proof. */
export type Mark = "trap" | "hasty" | "unproven";

const choiceFields = new Set([
	"wish_to_try",
	"gym_location",
	"wish_to_go",
	"primary_wish",
	"can_visit",
	"membership_period",
	"training_place",
]);

/** What the sender made up is not mailed on to an address that may be anybody's: choices and plain names only. */
function withoutOwnWords(name: string, told: Record<string, unknown>) {
	const choices = Object.entries(told).filter(([field]) => choiceFields.has(field));
	return { name: /^[\p{L}\p{M}' -]{1,60}$/u.test(name) ? name : "", form: Object.fromEntries(choices) };
}

/** The receipt and the notice. `told` is the form in the words of the receipt. */
export function mailsOf(clock: Clock, row: EnquiryRow, told: Record<string, unknown>, marks: readonly Mark[]) {
	const { kind, name, email, form, language, formKey } = row;
	const notice = mailRow(clock, {
		template: "enquiry-notice",
		data: { kind, name, form, email, marks: [...marks] },
		recipient: brand.mail.info,
		language: "sr",
		uniqueKey: `enquiry-notice ${formKey}`,
	});
	// Whoever fills in what nobody sees also makes up the address: a receipt would only bother its owner.
	if (marks.includes("trap")) return [notice];
	const receipt = mailRow(clock, {
		template: "enquiry-receipt",
		data: { kind, ...(marks.length > 0 ? withoutOwnWords(name, told) : { name, form: told }) },
		recipient: email,
		language,
		uniqueKey: `enquiry-receipt ${formKey}`,
	});
	return [receipt, notice];
}
