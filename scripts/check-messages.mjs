// Checks the messages of site and office: the same keys, variables and plural forms in both languages, nothing empty,
// duplicate or unused.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "./steps.mjs";

const locales = ["sr", "en"];
const pluralForms = { sr: ["one", "few", "other"], en: ["one", "other"] };
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

function readMessages(folder, feature) {
	return Object.fromEntries(
		locales.map((locale) => {
			const { $schema: _, ...texts } = JSON.parse(readFileSync(join(folder, feature, `${locale}.json`), "utf8"));
			return [locale, texts];
		}),
	);
}

function checkMessage(at, key, messages) {
	const missing = locales.filter((locale) => messages[locale][key] === undefined);
	if (missing.length > 0) {
		problems.push(`${at}: ${key} is not translated into ${missing.join(", ")}.`);
		return;
	}
	const [serbian, english] = locales.map((locale) => messages[locale][key]);
	if (variablesOf(serbian) !== variablesOf(english))
		problems.push(`${at}: ${key} has other variables in en than in sr.`);
	for (const locale of locales) {
		const text = messages[locale][key];
		if (Array.isArray(text)) checkPlural(at, key, locale, text);
		else if (text.trim() === "") problems.push(`${at}: ${key} is empty in ${locale}.`);
	}
}

/** Returns the number of messages. */
function checkApp(app) {
	const folder = join(root, app, "app/messages");
	const listed = readFileSync(join(root, app, "project.inlang/settings.json"), "utf8");
	const used = globSync(`${app}/app/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/paraglide/**"] })
		.map((file) => readFileSync(join(root, file), "utf8"))
		.join("\n");
	const owners = new Map();
	for (const serbianFile of globSync("*/sr.json", { cwd: folder })) {
		const feature = basename(dirname(serbianFile));
		const at = `${app}/app/messages/${feature}`;
		if (!listed.includes(`/messages/${feature}/`))
			problems.push(`${at}: is not listed in project.inlang/settings.json.`);
		const messages = readMessages(folder, feature);
		for (const key of new Set(locales.flatMap((locale) => Object.keys(messages[locale])))) {
			if (owners.has(key)) problems.push(`${at}: ${key} stands in ${owners.get(key)}, too.`);
			owners.set(key, at);
			checkMessage(at, key, messages);
			if (!new RegExp(`\\bm\\.${key}\\b|"${key}"`).test(used)) problems.push(`${at}: ${key} is used nowhere.`);
		}
	}
	return owners.size;
}

const count = ["apps/web", "apps/office"].map(checkApp).reduce((sum, one) => sum + one);

if (problems.length > 0) {
	console.error(problems.join("\n"));
	process.exit(1);
}
console.log(`${count} messages in ${locales.length} languages`);
