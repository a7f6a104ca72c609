import type { Locale } from "@kvart/contract/locale";
import { operatorSchedule, retentionRules } from "@kvart/contract/retention";
import type { RetentionRule } from "@kvart/contract/retention-rule";
import { formatTerm } from "@kvart/contract/retention-term";
import type { SiteContext } from "@kvart/contract/site";
import { m } from "../../paraglide/messages.js";
import { privacyTexts, validFrom } from "./privacy-texts.server.ts";

export type PrivacyData = ReturnType<typeof loadPrivacy>;

type Row = Pick<RetentionRule, "data" | "purpose" | "basis" | "term" | "since"> & Partial<Pick<RetentionRule, "end">>;

/** The data in its words, and the facts about it. */
function entryOf({ data, purpose, basis, end = "deleted", ...rest }: Row, locale: Locale) {
	const texts = privacyTexts[locale];
	return {
		data: data[locale],
		facts: [
			[m.faq_terms_privacy_purpose(), purpose[locale]],
			[m.faq_terms_privacy_basis(), texts.basis[basis]],
			[m.faq_terms_privacy_term(), formatTerm(rest, locale)],
			[m.faq_terms_privacy_end(), texts.end[end]],
		] as const,
	};
}

// Serbian months would have to be declined: numbers need not.
const dateFormats = {
	sr: new Intl.DateTimeFormat("sr-Latn", { dateStyle: "medium", timeZone: "UTC" }),
	en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
};

export function loadPrivacy({ chatWidgetUrl, mapTilesUrl, signIn }: SiteContext, locale: Locale) {
	const texts = privacyTexts[locale];
	const used = {
		chat: chatWidgetUrl !== null,
		map: mapTilesUrl !== null,
		signIn: [...(signIn.google ? ["Google"] : []), ...(signIn.facebook ? ["Facebook"] : [])],
	};
	const rules: Row[] = [...retentionRules.map(([, rule]) => rule), ...operatorSchedule];
	return {
		validFrom: dateFormats[locale].format(new Date(validFrom)),
		schedule: { anchor: "data", title: m.faq_terms_privacy_data(), entries: rules.map((row) => entryOf(row, locale)) },
		before: [{ anchor: "controller", title: m.faq_terms_privacy_controller(), paragraphs: texts.controller }],
		after: [
			{ anchor: "erased", title: m.faq_terms_privacy_erased(), paragraphs: texts.erased },
			{ anchor: "storage", title: m.faq_terms_privacy_storage(), paragraphs: texts.storage },
			{ anchor: "recipients", title: m.faq_terms_privacy_recipients(), paragraphs: texts.recipients(used) },
			{ anchor: "protection", title: m.faq_terms_privacy_protection(), paragraphs: texts.protection },
			{ anchor: "rights", title: m.faq_terms_privacy_rights(), paragraphs: texts.rights },
		],
	};
}
