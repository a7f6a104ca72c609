import type { Page } from "@kvart/contract/page";
import { pages, siteFiles } from "@kvart/contract/pages";

export interface FoundPage {
	page: Page;
	params: { id: string };
}

/** Thrown by a loader: nothing has this address. The answer is the page for unknown addresses. */
export class UnknownAddressError extends Error {}

/** Shows the parts in `ui/`; releases do not have it. */
const styleguide: Page = { path: "/styleguide", route: "styleguide.tsx", sitemap: false };
const exact = new Map([...pages, ...(import.meta.env.DEV ? [styleguide] : [])].map((page) => [page.path, page]));
const recordPattern = /\/:\w+$/;
/** Pages about records, by the path above their records; clubs are right below the home page. */
const recordPages = new Map(
	pages.flatMap((page) =>
		recordPattern.test(page.path) ? [[page.path.replace(recordPattern, ""), page] as const] : [],
	),
);

export const unknownPage = exact.get("/*") as Page;

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}

/** The page at a path without its language. */
export function findPage(path: string): FoundPage {
	const page = exact.get(path);
	if (page) return { page, params: { id: "" } };
	const cut = path.lastIndexOf("/");
	const record = recordPages.get(path.slice(0, cut));
	if (record && cut < path.length - 1) return { page: record, params: { id: decoded(path.slice(cut + 1)) } };
	return { page: unknownPage, params: { id: "" } };
}

/** A generated file with one address in all languages. */
export function findFile(pathname: string): Page | undefined {
	return siteFiles.find(({ path }) => path === pathname);
}
