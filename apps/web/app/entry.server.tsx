import "./ui/global.css";
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Locale } from "@kvart/contract/locale";
import type { Page } from "@kvart/contract/page";
import { type Site, type SiteFiles, scriptHashesHeader } from "@kvart/contract/site";
import type { ReactNode } from "react";
import { PageEnd } from "./features/shell/shell.tsx";
import { Failure, NotFound } from "./features/system-pages/system-pages.tsx";
import { barePath, languageTag, localeOf } from "./i18n/locale.ts";
import { findFile, findPage, UnknownAddressError, unknownPage } from "./lib/find-page.ts";
import { inlineScripts } from "./lib/inline-scripts.ts";
import { hasStatus, type LoaderArgs, NotFoundError, type RouteModule } from "./lib/page.ts";
import { type HeadTag, seo } from "./lib/seo.ts";
import { speculationRules } from "./lib/speculation-rules.server.ts";
import { m } from "./paraglide/messages.js";
import { overwriteGetLocale } from "./paraglide/runtime.js";
import { renderDocument } from "./render.tsx";
import * as shell from "./routes/shell.tsx";

const store = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => store.getStore() ?? "sr");

/** Sets the language of one request, without affecting concurrent ones. */
export function runInLocale<T>(locale: Locale, run: () => T): T {
	return store.run(locale, run);
}

const modules = import.meta.glob<RouteModule>("./routes/*.{ts,tsx}");

const scriptHashes = [...Object.values(inlineScripts), speculationRules]
	.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`)
	.join(" ");

/** Keeps the HTML as a string: converting it to bytes and back is slow. */
class PageResponse extends Response {
	readonly #html: string;

	constructor(html: string, init: ResponseInit) {
		super(null, init);
		this.#html = html;
	}

	override text(): Promise<string> {
		return Promise.resolve(this.#html);
	}
}

async function moduleOf({ route }: Page): Promise<RouteModule> {
	const load = modules[`./routes/${route}`];
	if (!load) throw new Error(`routes/${route} is in the list of pages, but does not exist.`);
	return load();
}

function unwrap(result: unknown): { data: unknown; status: number } {
	return hasStatus(result) ? result : { data: result, status: 200 };
}

interface Shown {
	/** Route file, for the styles of the page. */
	file?: string;
	page: ReactNode;
	tags: readonly HeadTag[];
	status: number;
	headers?: Record<string, string>;
}

function documentOf(
	{ file, page, tags, status, headers = {} }: Shown,
	{ url, site }: LoaderArgs,
	files: SiteFiles,
): Response {
	const { pathname, search } = url;
	const whole = (
		<>
			{page}
			<PageEnd />
		</>
	);
	const html = renderDocument({ file, address: { pathname, search }, tags, page: whole, files, apiUrl: site.apiUrl });
	return new PageResponse(html, {
		status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-language": languageTag[localeOf(pathname)],
			[scriptHashesHeader]: scriptHashes,
			...headers,
		},
	});
}

async function answer(page: Page, args: LoaderArgs, files: SiteFiles): Promise<Response> {
	const route = await moduleOf(page);
	const isForm = args.request.method === "POST";
	if (isForm && !route.action) return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
	const action = isForm ? unwrap(await route.action?.(args)) : undefined;
	if (action?.data instanceof Response) return action.data;
	const [loaded, shellData] = await Promise.all([route.loader?.(args), page.bare ? undefined : shell.loader(args)]);
	const { data, status } = unwrap(loaded);
	if (data instanceof Response) return data;
	const Content = route.default;
	if (!Content) throw new Error(`routes/${page.route} has no page, and its loader returned no response.`);
	const content = <Content loaderData={data as never} actionData={action?.data as never} />;
	const { pathname } = args.url;
	return documentOf(
		{
			file: `routes/${page.route}`,
			page: shellData ? <shell.default loaderData={shellData}>{content}</shell.default> : content,
			tags: route.meta?.({ pathname, publicUrl: args.site.publicUrl, loaderData: data }) ?? [],
			status: action && action.status !== 200 ? action.status : status,
			headers: { ...route.headers, ...(isForm && { "cache-control": "no-store" }) },
		},
		args,
		files,
	);
}

/**
 * 404 for records that do not exist. A thrown response is a redirect, or the status of something unavailable, such as
 * the database. Everything else is reported as a bug.
 */
function answerFailure(error: unknown, args: LoaderArgs, files: SiteFiles): Response {
	if (error instanceof Response && error.status < 400) return error;
	const missing = error instanceof NotFoundError;
	// Errors of aborted requests are not reported.
	if (!missing && !(error instanceof Response) && !args.request.signal.aborted) args.site.report(error);
	const status = missing ? 404 : error instanceof Response ? error.status : 500;
	const texts = missing
		? { title: m.system_pages_not_found_title(), description: m.system_pages_not_found_text() }
		: { title: m.system_pages_failure_title(), description: m.system_pages_failure_title() };
	const address = { pathname: args.url.pathname, publicUrl: args.site.publicUrl };
	return documentOf(
		{
			page: missing ? <NotFound /> : <Failure status={status} />,
			tags: seo(address, { ...texts, hidden: true }),
			status,
		},
		args,
		files,
	);
}

export function createSite(files: SiteFiles): Site {
	return (request, site) => {
		const url = new URL(request.url);
		const locale: Locale = localeOf(url.pathname);
		return runInLocale(locale, async () => {
			const file = findFile(url.pathname);
			const { page, params } = file ? { page: file, params: { id: "" } } : findPage(barePath(url.pathname));
			const args: LoaderArgs = { request, url, locale, params, site };
			try {
				return await answer(page, args, files).catch((error: unknown) => {
					if (error instanceof UnknownAddressError) return answer(unknownPage, args, files);
					throw error;
				});
			} catch (error) {
				return answerFailure(error, args, files);
			}
		});
	};
}
