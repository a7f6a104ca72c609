import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Locale, locales } from "@kvart/contract/locale";
import type { Plugin } from "vite";

const appFolder = join(import.meta.dirname, "app");
const codeMessages = join(appFolder, "i18n/code-messages.ts");

/** Messages without plural forms; those with them keep their functions, in both languages. */
function plainMessagesIn(locale: Locale): Map<string, string> {
	const files = globSync(`messages/*/${locale}.json`, { cwd: appFolder });
	const all = files.map((file) => JSON.parse(readFileSync(join(appFolder, file), "utf8")) as Record<string, unknown>);
	const texts = all.flatMap((messages) => Object.entries(messages));
	return new Map(texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/**
 * Messages in the scripts of apps become lookups in `i18n/app-texts.ts`, and the renderer gets the texts that each app
 * needs, by language: a page has those of its own.
 */
export function appTexts(): Plugin {
	const messages = Object.fromEntries(locales.map((locale) => [locale, plainMessagesIn(locale)])) as Record<
		Locale,
		Map<string, string>
	>;
	const usedBy = new Map<string, Set<string>>();
	const bundles: Record<string, Record<Locale, Record<string, string>>> = {};

	function replaced(code: string, id: string): string | null {
		const used = new Set<string>();
		// Called without or with values, or passed on as a function that needs none.
		const script = code.replace(/\bm\.(\w+)(\(\)?)?/g, (found, key: string, call?: string) => {
			if (!messages.sr.has(key)) return found;
			used.add(key);
			if (call === "(") return `fillText(appTexts.${key}, `;
			return call ? `appTexts.${key}` : `(() => appTexts.${key})`;
		});
		if (used.size === 0) return null;
		usedBy.set(id, used);
		return `import { appTexts, fillText } from "${join(appFolder, "i18n/app-texts.ts")}";${script}`;
	}

	return {
		name: "app-texts",
		apply: "build",
		enforce: "pre",
		// The renderer's build needs what the browser's has found.
		sharedDuringBuild: true,
		transform(code, id) {
			if (this.environment.name === "ssr" && id === join(appFolder, "i18n/app-text-bundles.ts")) {
				if (Object.keys(bundles).length === 0) throw new Error("The scripts of apps are built before the renderer.");
				return `export const appTextBundles = ${JSON.stringify(bundles)};`;
			}
			// The texts of codes are in every page with an app.
			const isOurs = id.startsWith(appFolder) && id !== codeMessages && code.includes("paraglide/messages");
			return this.environment.name === "client" && isOurs ? replaced(code, id) : null;
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const id of this.getModuleIds()) {
				if (dirname(id) !== join(appFolder, "apps")) continue;
				const modules = new Set([id]);
				for (const each of modules) {
					const found = this.getModuleInfo(each);
					for (const next of [...(found?.importedIds ?? []), ...(found?.dynamicallyImportedIds ?? [])])
						modules.add(next);
				}
				const keys = [...new Set([...modules].flatMap((each) => [...(usedBy.get(each) ?? [])]))].toSorted();
				bundles[basename(id, ".tsx")] = Object.fromEntries(
					locales.map((locale) => [
						locale,
						Object.fromEntries(keys.map((key) => [key, messages[locale].get(key) ?? ""])),
					]),
				) as Record<Locale, Record<string, string>>;
			}
		},
	};
}
