import { pressed } from "./press.ts";

const seconds = 365 * 86_400;

/** The choice is remembered for visits to the bare address; every other address says its language itself. */
export function startLanguageSwitch(): void {
	// Captured: the link leads to the hash, too, before anybody else looks where it leads.
	document.addEventListener(
		"click",
		(event) => {
			const link = pressed<HTMLAnchorElement>(event, "a[data-language]");
			if (!link) return;
			// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
			document.cookie = `language=${link.dataset["language"]}; path=/; max-age=${seconds}; samesite=lax`;
			// What was chosen since the page came, and the hash, which the server never sees, are added on the way.
			link.search = window.location.search;
			link.hash = window.location.hash;
		},
		true,
	);
}
