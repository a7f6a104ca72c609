import { pressed } from "./press.ts";

const seconds = 365 * 86_400;

/** Stores the choice for visits to `/`; every other address has its own language. */
export function startLanguageSwitch(): void {
	// Captured, so that the link is complete before other listeners read it.
	document.addEventListener(
		"click",
		(event) => {
			const link = pressed<HTMLAnchorElement>(event, "a[data-language]");
			if (!link) return;
			// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
			document.cookie = `language=${link.dataset["language"]}; path=/; max-age=${seconds}; samesite=lax`;
			// Adds the hash, and parameters that changed since the page was rendered.
			link.search = window.location.search;
			link.hash = window.location.hash;
		},
		true,
	);
}
