import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

interface Link {
	address: string;
	from: string;
}

/** Links and GET forms of a page that lead to our own site. */
function linksOf(html: string, from: string): Link[] {
	const found = html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"/g);
	return [...found]
		.map(([, target]) => new URL((target as string).replaceAll("&amp;", "&"), new URL(from, "http://site")))
		.filter(({ protocol, host }) => protocol === "http:" && host === "site")
		.map(({ pathname, search, hash }) => ({ address: pathname + search + hash, from }));
}

function isPage(contentType: string | undefined): boolean {
	return contentType?.startsWith("text/html") ?? false;
}

async function read(request: APIRequestContext, address: string): Promise<string | null> {
	const response = await request.get(address, { maxRedirects: 0 });
	if (response.status() !== 200) return null;
	return isPage(response.headers()["content-type"]) ? response.text() : "";
}

const pictures = /^\/galleries\/[\w-]+\//;

/**
 * A board links to hundreds of its own cards and days, a list to a sheet of each coach, a gallery to large files: one of
 * each kind is enough. What a query names, such as `?coach=5`, is a part of a page that is there.
 */
function kindOf(address: string): string {
	const { pathname, searchParams } = new URL(address, "http://site");
	const [gallery] = pictures.exec(pathname) ?? [];
	if (gallery) return gallery;
	return searchParams.size > 0 ? `${pathname}?${[...searchParams.keys()].join("&")}` : address;
}

/** Follows every link once, starting at the given page; returns dead links with the page they are on. */
async function follow(request: APIRequestContext, start: string): Promise<{ visited: string[]; dead: Set<string> }> {
	const seen = new Map<string, string | null>();
	const dead = new Set<string>();
	const queue: Link[] = [{ address: start, from: start }];
	for (let link = queue.shift(); link; link = queue.shift()) {
		const [address, fragment] = link.address.split("#") as [string, string | undefined];
		const kind = kindOf(address);
		const known = seen.has(kind);
		const html = known ? (seen.get(kind) ?? null) : await read(request, address);
		seen.set(kind, html);
		if (html === null || (fragment && html && !html.includes(`id="${fragment}"`))) {
			if (!known || fragment) dead.add(`${link.address} on ${link.from}`);
		}
		// A page with a query has the same links as the one without.
		else if (!known && html && !address.includes("?")) queue.push(...linksOf(html, address));
	}
	return { visited: [...seen.keys()], dead };
}

test("every link, from the home page on in both languages, leads to something that is there", async ({ request }) => {
	test.slow();
	const { visited, dead } = await follow(request, "/");
	expect(visited).toEqual(expect.arrayContaining(["/en", "/zemun", "/en/blog/10"]));
	expect([...dead]).toEqual([]);
});
