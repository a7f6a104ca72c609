import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { enquiryForms } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import { pages } from "@kvart/contract/pages";
import { retentionRules } from "@kvart/contract/retention";
import { expect, test } from "vitest";

// docs/words.md has the rules; keep them the same.
const forbidden: Record<Locale, [form: RegExp, instead: string][]> = {
	sr: [
		[/(?<!\p{L})(?:imejl|e-?mail|e-pošt)\p{L}*/giu, "mejl, e-adresa"],
		[/(?<!fudbalsk\p{L}* )(?<!\p{L})klub\p{L}*/giu, "centar"],
		[/najčešće postavljan\p{L}*/giu, "česta pitanja"],
		[/health bar\p{L}*/giu, "zdravi bar"],
		[/(?<![\d.])\d{4,} ?RSD|RSD ?\d|\d ?din(?:ara|\.)/g, "2.500 RSD"],
		[/\d,\d{3} RSD/g, "2.500 RSD"],
		[/\d(?:[.:]\d\d)?h(?!\p{L})/gu, "17 h"],
		[/(?<![\d-])\d{1,2}-\d{1,2} ?(?:h|min|minuta)(?!\p{L})/gu, "7–17 h"],
		[/(?<!\p{L})(?:od|do|između) \d{1,2}:00/giu, "od 8 do 23 h"],
		[/”/g, "„reč“"],
	],
	en: [
		[/(?<!\p{L})emails?(?!\p{L})/giu, "e-mail"],
		[/(?<!\p{L})centers?(?!\p{L})/giu, "centre"],
		[/frequent questions/gi, "questions and answers"],
		[/\d ?RSD|RSD \d{4,}|RSD \d+\.\d{3}/g, "RSD 2,500"],
		[/\d(?:[.:]\d\d)?h(?!\p{L})/gu, "5 pm"],
		[/\d ?(?:AM|PM)\b/g, "5 pm"],
		[/(?<![\d-])\d{1,2}-\d{1,2} ?(?:min|minutes|am|pm)(?!\p{L})/gu, "31–50 min"],
		[/(?<!\p{L})(?:from|until|between|to|at) \d{1,2}:\d\d/giu, "from 8 am to 11 pm"],
		[/\p{L}'\p{L}/gu, "we’re"],
		[/[“”]/g, "‘word’"],
	],
};

/** Only what visitors and members read; staff knows trainings. */
const forbiddenOnSite: [form: RegExp, instead: string][] = [
	[/(?<!\p{L})trainings(?!\p{L})/giu, "classes, sessions"],
	[/(?<!\p{L})what we train(?!\p{L})/giu, "what’s on here"],
	[
		/(?<!\p{L})(?:a|an online|this|that|another|such|first) training(?! (?:plan|supplement|session|log))(?!\p{L}|-)/giu,
		"class, session",
	],
	[/(?<!\p{L})(?:trainer|personal trainers)(?!\p{L})/giu, "coach"],
	[/(?<!football )(?<!\p{L})clubs?(?!\p{L})/giu, "centre"],
];

/** On the site only: the office has other pages and speaks of other things. */
const forbiddenSynonyms: Record<Locale, [form: RegExp, instead: string][]> = {
	sr: [
		[/(?<!\p{L})odjav\p{L}*/giu, "izloguj se; otkaži (a class)"],
		[/(?<!\p{L})prijav\p{L}* (?:se |te )?(?:na (?:svoj )?nalog|lozinkom|pristupnim)/giu, "uloguj se"],
		[/(?<!\p{L})(?:postani član(?!\p{L})|registruj se|otvor\p{L}* nalog)/giu, "napravi nalog, učlani se"],
		[/dana u nedelji|nedelja zaredom/giu, "sedmica: nedelja is Sunday"],
		[/(?<!\p{L})(?:(?:ov|početn|prethodn|sledeć)\p{L}* |\d\. |^)stran(?:a|e|i|u)(?!\p{L})/giu, "stranica"],
		[/(?<!\p{L})(?:zakaž\p{L}* (?:grupni )?trening|zakazivanj\p{L}* unapred)/giu, "prijavi se za trening"],
	],
	en: [
		[/(?<!\p{L})sign(?:ed|ing|s)?[ -](?:up|in)(?!\p{L})/giu, "book, create an account, log in"],
		[/(?<!\p{L})(?:become a member|open(?:ing)? (?:an )?account)(?!\p{L})/giu, "create an account, join"],
	],
};

/** In the office's English, what takes place is a class; these are about its kind, as in "Yoga is a training". */
const aboutKinds =
	/ (?:records_\w+|reports_(?:by_|misses_by_)?training|administration_(?:entity_training|right_content)|shell_role_editor_text|schedule_(?:training|series_told|away_able)|own_classes_(?:absent_text|offer_text|no_offers_text))$/;

/** The customer's spec prescribes these word by word. */
const prescribed = [
	"booking_only_today",
	"booking_passed",
	"errors_not_today",
	"errors_training_passed",
	"forms_bad_email_format",
];

interface Text {
	where: string;
	language: Locale;
	text: string;
}

/** Addresses in links and names of variables have other words. */
const withoutTags = (html: string) => html.replace(/<[^>]*>|\{[^}]*\}/g, "");

const isLocale = (key: string): key is Locale => key === "sr" || key === "en";

/** Every text below a key `sr` or `en`, or in `language` if that is known. */
function textsIn(value: unknown, where: string, language?: Locale): Text[] {
	if (typeof value === "string") return language ? [{ where, language, text: withoutTags(value) }] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) =>
		textsIn(part, `${where} ${key}`, isLocale(key) ? key : language),
	);
}

function messagesOf(app: "web" | "office"): Text[] {
	return globSync(`apps/${app}/app/messages/*/*.json`).flatMap((file) => {
		const { $schema: _, ...all } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
		const messages = Object.fromEntries(Object.entries(all).filter(([key]) => !prescribed.includes(key)));
		return textsIn(messages, file, file.endsWith("sr.json") ? "sr" : "en");
	});
}

const demoFiles = globSync("apps/server/src/demo/content/**/*.ts", { exclude: ["**/*.test.ts"] });
const demo = await Promise.all(
	demoFiles.map(async (file) => textsIn((await import(/* @vite-ignore */ resolve(file))) as object, file)),
);
const onSite = [
	...messagesOf("web"),
	...demo.flat(),
	...textsIn(pages, "pages"),
	...textsIn(enquiryForms, "enquiries"),
	...textsIn(Object.fromEntries(retentionRules), "retention"),
];

function broken(texts: readonly Text[], rules: (text: Text) => readonly [form: RegExp, instead: string][]): string[] {
	return texts.flatMap((each) =>
		rules(each).flatMap(([form, instead]) =>
			Array.from(each.text.matchAll(form), ([found]) => `${each.where}: “${found}”, write “${instead}”`),
		),
	);
}

test("there are texts to read in both languages", () => {
	for (const language of ["sr", "en"] as const)
		expect(onSite.filter((text) => text.language === language).length).toBeGreaterThan(1000);
});

test("all texts follow the house rules", () => {
	expect(broken([...onSite, ...messagesOf("office")], ({ language }) => forbidden[language])).toEqual([]);
});

test("the site's English follows its own rules", () => {
	const english = onSite.filter(({ language }) => language === "en");
	expect(broken(english, () => forbiddenOnSite)).toEqual([]);
});

test("logging in, booking, an account, a week and a page have one word each", () => {
	expect(broken(onSite, ({ language }) => forbiddenSynonyms[language])).toEqual([]);
});

test("the office's English calls what takes place a class", () => {
	const english = messagesOf("office").filter(
		({ language, where }) => language === "en" && !aboutKinds.test(where) && !where.includes(" declarations "),
	);
	expect(broken(english, () => [[/(?<!\p{L})trainings?(?!\p{L})/giu, "class"]])).toEqual([]);
});

test.for([
	["sr", "Pošalji imejl do 17h za 2500 RSD u naš klub.", 4],
	["sr", "Pošalji mejl do 17 h za 2.500 RSD u naš centar.", 0],
	["sr", "Igra u fudbalskom klubu.", 0],
	["sr", "Pozovi od 08:00 do 23:00, health bar radi.", 3],
	["en", "It's 2,500 RSD at the center, 7-9 pm, by email.", 5],
	["en", "Call “us” from 08:00 to 23:00.", 4],
	["en", "It’s RSD 2,500 at the centre, 7 to 9 pm, by e-mail.", 0],
] as const)("%s: %s", ([language, text, count]) => {
	expect(broken([{ where: "here", language, text }], () => forbidden[language])).toHaveLength(count);
});

/** Mails and the texts in components name both languages in one file: these forms are wrong in either. */
test("no source file with texts has a word that is never right", () => {
	const files = [
		...globSync("apps/server/src/modules/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }),
		...globSync("apps/web/app/features/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }),
	];
	const never =
		/(?<!\p{L})(?:imejl|e-pošt|odjav)\p{L}*|(?<=["`])My trainings|(?<=["`> ])klub(?:a|u|om|ovi|ova|ovima)?(?=[ .,"`<])/giu;
	// Visitors may search for the other word.
	const words = "apps/server/src/modules/search/record-entries.ts";
	const wrong = files
		.filter((file) => file !== words)
		.flatMap((file) => Array.from(readFileSync(file, "utf8").matchAll(never), ([found]) => `${file}: ${found}`));
	expect(wrong).toEqual([]);
});
