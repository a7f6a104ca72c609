import { brand } from "@kvart/contract/brand";
import { type EnquiryKind, enquiryFields } from "@kvart/contract/enquiries/kinds";
import type { EnquiryMark } from "@kvart/contract/staff/enquiries";
import type { Clock } from "../../platform/clock.ts";
import { mailRow } from "../mail/service.ts";
import type { EnquiryRow } from "./queries.ts";

/** The receipt may go to a stranger's address: a suspect enquiry is mailed with its choices and a plain name only. */
function withoutFreeText(kind: EnquiryKind, name: string, form: Record<string, unknown>) {
	const chosen = enquiryFields(kind).flatMap(([field, { choices, source }]) =>
		choices || source ? [[field, form[field]]] : [],
	);
	return { name: /^[\p{L}\p{M}' -]{1,60}$/u.test(name) ? name : "", form: Object.fromEntries(chosen) };
}

/** The receipt and the notice. `translated` is the form in the language of the receipt. */
export function mailsOf(
	clock: Clock,
	row: EnquiryRow,
	translated: Record<string, unknown>,
	marks: readonly EnquiryMark[],
) {
	const { kind, name, email, form, language, formKey } = row;
	const notice = mailRow(clock, {
		template: "enquiry-notice",
		data: { kind, name, form, email, marks: [...marks] },
		recipient: brand.mail.info,
		language: "sr",
		uniqueKey: `enquiry-notice ${formKey}`,
	});
	// Robots make up addresses: a receipt would only bother their owners.
	if (marks.includes("trap")) return [notice];
	const receipt = mailRow(clock, {
		template: "enquiry-receipt",
		data: {
			kind,
			...(marks.length > 0 ? withoutFreeText(kind, name, translated) : { name, form: translated }),
		},
		recipient: email,
		language,
		uniqueKey: `enquiry-receipt ${formKey}`,
	});
	return [receipt, notice];
}
