import { brand } from "@kvart/contract/brand";
import { type EnquiryKind, enquiryFields } from "@kvart/contract/enquiries/kinds";
import type { EnquiryMark } from "@kvart/contract/staff/enquiries";
import type { EnquiryMail, EnquiryRow } from "./queries.ts";

/** The receipt may go to a stranger's address: a suspect enquiry is mailed with its choices and a plain name only. */
export function withoutFreeText(kind: EnquiryKind, name: string, form: Record<string, unknown>) {
	const chosen = enquiryFields(kind).flatMap(([field, { choices, source, input }]) =>
		choices || source || input === "hour" ? [[field, form[field]]] : [],
	);
	return { name: /^[\p{L}\p{M}' -]{1,60}$/u.test(name) ? name : "", form: Object.fromEntries(chosen) };
}

/** The receipt and the notice. */
export function mailsOf({ email, language, formKey }: EnquiryRow, marks: readonly EnquiryMark[]): EnquiryMail[] {
	const notice: EnquiryMail = {
		template: "enquiry-notice",
		recipient: brand.mail.info,
		language: "sr",
		unique_key: `enquiry-notice ${formKey}`,
	};
	// Robots make up addresses: a receipt would only bother their owners.
	if (marks.includes("trap")) return [notice];
	return [
		{ template: "enquiry-receipt", recipient: email, language, unique_key: `enquiry-receipt ${formKey}` },
		notice,
	];
}
