import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

export interface Read {
	status: number;
	/** Where the redirects ended. */
	path: string;
	html: string;
}

/** Where the response came from, and the part of the page between header and footer, without scripts. */
async function readOf(response: APIResponse): Promise<Read> {
	const { pathname, search } = new URL(response.url());
	const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, "");
	const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
	return { status: response.status(), path: pathname + search, html: main };
}

export const read = async (request: APIRequestContext, address: string) => readOf(await request.get(address));

const valueOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
const plain = (text: string) => text.replaceAll("&amp;", "&");

/** What a browser without scripts sends: the fields of the page's form with their values, and what a person typed. */
export async function send(request: APIRequestContext, page: Read, typed: Record<string, string>): Promise<Read> {
	const [known = ""] = Object.keys(typed);
	const forms = [...page.html.matchAll(/<form\b[^>]*method="post".*?<\/form>/gs)].map(([form]) => form);
	const form = forms.find((each) => each.includes(known && `name="${known}"`)) ?? "";
	for (const name of Object.keys(typed)) expect(form, page.path).toContain(`name="${name}"`);
	const filled = [...form.matchAll(/<input\b[^>]*>/g)]
		.map(([tag]) => tag)
		.filter((tag) => !/type="(?:submit|radio|checkbox)"/.test(tag) || tag.includes(" checked="))
		.map((tag) => [valueOf(tag, "name"), plain(valueOf(tag, "value"))]);
	const fields = new URLSearchParams({ ...Object.fromEntries(filled), ...typed });
	const target = new URL(
		plain(valueOf(/^<form[^>]*>/.exec(form)?.[0] ?? "", "action")) || page.path,
		new URL(page.path, "http://site"),
	);
	const response = await request.post(target.pathname + target.search, {
		headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
		data: fields.toString(),
	});
	return readOf(response);
}

/** The value of a field that comes back with the page. */
export const kept = (page: Read, name: string) =>
	valueOf(new RegExp(`<input\\b[^>]*\\sname="${name}"[^>]*>`).exec(page.html)?.[0] ?? "", "value");
