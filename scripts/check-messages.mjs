// Checks the messages of the site: the same keys, variables and plural forms in both languages, nothing empty, nothing
// twice, nothing unused.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "./steps.mjs";

const locales = ["sr", "en"];
const pluralForms = { sr: ["one", "few", "other"], en: ["one", "other"] };
const folder = join(root, "apps/web/app/messages");
const problems = [];

function variablesOf(message) {
	return [
		...new Set(
			JSON.stringify(message)
				.matchAll(/\{(\w+)\}/g)
				.map(([, name]) => name),
		),
	]
		.sort((a, b) => a.localeCompare(b))
		.join(", ");
}

function checkPlural(file, key, locale, message) {
	for (const variant of message) {
		const forms = Object.keys(variant.match ?? {}).map((match) => /=(\w+)/.exec(match)?.[1]);
		for (const form of pluralForms[locale]) {
			if (!forms.includes(form)) problems.push(`${file}: ${key} lacks the plural form "${form}".`);
		}
		if (Object.values(variant.match ?? {}).some((text) => text.trim() === ""))
			problems.push(`${file}: ${key} has an empty form.`);
	}
}

const owners = new Map();
const used = globSync("apps/web/app/**/*.{ts,tsx}", { cwd: root, exclude: ["**/paraglide/**"] })
	.map((file) => readFileSync(join(root, file), "utf8"))
	.join("\n");

for (const serbianFile of globSync("*/sr.json", { cwd: folder })) {
	const feature = basename(dirname(serbianFile));
	const messages = Object.fromEntries(
		locales.map((locale) => {
			const { $schema: _, ...texts } = JSON.parse(readFileSync(join(folder, feature, `${locale}.json`), "utf8"));
			return [locale, texts];
		}),
	);
	for (const key of new Set(locales.flatMap((locale) => Object.keys(messages[locale])))) {
		const at = `messages/${feature}`;
		if (owners.has(key)) problems.push(`${at}: ${key} stands in ${owners.get(key)}, too.`);
		owners.set(key, at);
		const texts = locales.map((locale) => messages[locale][key]);
		const missing = locales.filter((locale) => messages[locale][key] === undefined);
		if (missing.length > 0) {
			problems.push(`${at}: ${key} is not translated into ${missing.join(", ")}.`);
			continue;
		}
		if (variablesOf(texts[0]) !== variablesOf(texts[1]))
			problems.push(`${at}: ${key} has other variables in en than in sr.`);
		for (const locale of locales) {
			const text = messages[locale][key];
			if (Array.isArray(text)) checkPlural(at, key, locale, text);
			else if (text.trim() === "") problems.push(`${at}: ${key} is empty in ${locale}.`);
		}
		if (!new RegExp(`\\bm\\.${key}\\b|"${key}"`).test(used)) problems.push(`${at}: ${key} is used nowhere.`);
	}
}

if (problems.length > 0) {
	console.error(problems.join("\n"));
	process.exit(1);
}
console.log(`${owners.size} messages in ${locales.length} languages`);
