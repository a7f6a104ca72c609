import { pages } from "@kvart/contract/pages";

/** By path; pages about records by the path above them, with its slash. */
const paramsByPath = new Map(
	pages.flatMap(({ path, params }) => (params ? [[path.replace(/:\w+$/, ""), new Set(params)] as const] : [])),
);

// No page has a longer one.
const longestPath = 200;
/** Days, ids, slugs, names of clubs. */
const ordinaryValue = /^[\p{L}\d -]{0,30}$/u;

/**
 * Whether the page cache may hold this address. Others (made-up parameters, searches, links with a secret) are rendered
 * each time, so that they cannot push out the pages that are visited most.
 */
export function isCommonAddress(url: string): boolean {
	const [path = "", query] = url.split("?", 2);
	if (path.length > longestPath) return false;
	if (query === undefined) return true;
	// The data of a page, as JSON, has the parameters of the page.
	const plain = path.replace(/^\/en(?=\/|$)|\.json$/g, "");
	const known = paramsByPath.get(plain) ?? paramsByPath.get(plain.slice(0, plain.lastIndexOf("/") + 1));
	const given = [...new URLSearchParams(query)];
	const isUnique = new Set(given.map(([name]) => name)).size === given.length;
	return (
		known !== undefined && isUnique && given.every(([name, value]) => known.has(name) && ordinaryValue.test(value))
	);
}
