import { brand } from "@kvart/contract/brand";
import { type EnquiryKind, enquiryFields } from "@kvart/contract/enquiries/kinds";
import type { EnquiryMark } from "@kvart/contract/staff/enquiry-rules";
import type { MailCap } from "../../platform/mail-gate.ts";
import type { EnquiryMail, EnquiryRow } from "./queries.ts";

/** The receipt may go to a stranger's address: it repeats what was chosen, and nothing that was typed. */
export function chosenOf(kind: EnquiryKind, form: Record<string, unknown>): Record<string, unknown> {
	const chosen = enquiryFields(kind).flatMap(([field, { choices, source, input }]) =>
		choices || source || input === "hour" ? [[field, form[field]]] : [],
	);
	return Object.fromEntries(chosen);
}

/** The notice, and the receipt if there is a proof of work: robots make up addresses. */
export function mailsOf(
	{ email, language, formKey }: EnquiryRow,
	marks: readonly EnquiryMark[],
	cap: MailCap | null,
): EnquiryMail[] {
	const notice: EnquiryMail = {
		template: "enquiry-notice",
		recipient: brand.mail.info,
		language: "sr",
		unique_key: `enquiry-notice ${formKey}`,
		cap: null,
	};
	if (marks.includes("trap") || marks.includes("unproven")) return [notice];
	const unique_key = `enquiry-receipt ${formKey}`;
	return [{ template: "enquiry-receipt", recipient: email, language, unique_key, cap }, notice];
}
