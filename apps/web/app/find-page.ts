import { files, type Page, pages } from "./lib/pages.ts";

export interface FoundPage {
	page: Page;
	params: { id: string };
}

const exact = new Map<string, Page>(pages.map((page) => [page.path, page]));
const records = pages.filter(({ path }) => path.endsWith("/:id"));
const unknown = exact.get("/*");

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}

/** The page at a path without its language; every path has one. */
export function findPage(path: string): FoundPage {
	const page = exact.get(path);
	if (page) return { page, params: { id: "" } };
	const cut = path.lastIndexOf("/");
	const record = records.find((each) => each.path === `${path.slice(0, cut)}/:id`);
	if (record && cut < path.length - 1) return { page: record, params: { id: decoded(path.slice(cut + 1)) } };
	if (!unknown) throw new Error('The list of pages lacks "/*".');
	return { page: unknown, params: { id: "" } };
}

/** A file that is made anew for each installation. */
export function findFile(pathname: string): Page | undefined {
	return files.find(({ path }) => path === pathname);
}
