import type { Locale } from "@kvart/contract/locale";
import { localePath } from "../i18n/locale.ts";

type JsonLd = Record<string, unknown>;

/** Names and bare paths from the home page to this one. */
export function breadcrumbList(
	publicUrl: string,
	locale: Locale,
	steps: readonly (readonly [name: string, path: string])[],
): JsonLd {
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(([name, path], index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: publicUrl + localePath(path, locale),
		})),
	};
}

export function faqPage(questions: readonly { question: string; answer: string }[]): JsonLd {
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}
