import "./ui/global.css";
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { ApiError } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { Page } from "@kvart/contract/page";
import { type Site, type SiteFiles, scriptHashesHeader } from "@kvart/contract/site";
import type { ReactNode } from "react";
import { PageEnd } from "./features/shell/shell.tsx";
import { Failure, NotFound } from "./features/system-pages/system-pages.tsx";
import { barePath, languageTag, localeOf } from "./i18n/locale.ts";
import { findFile, findPage, UnknownAddressError, unknownPage } from "./lib/find-page.ts";
import { inlineScripts } from "./lib/inline-scripts.ts";
import { hasStatus, type LoaderArgs, NotFoundError, PlainAnswer, type RouteModule } from "./lib/page.ts";
import { dataSuffix, type PageData } from "./lib/page-data.ts";
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

const modules = import.meta.glob<RouteModule>(["./routes/*.{ts,tsx}", "!./routes/styleguide.tsx"]);
if (import.meta.env.DEV) modules["./routes/styleguide.tsx"] = () => import("./routes/styleguide.tsx");

const scriptHashes = [...Object.values(inlineScripts), speculationRules]
	.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`)
	.join(" ");

async function moduleOf({ route }: Page): Promise<RouteModule> {
	const load = modules[`./routes/${route}`];
	if (!load) throw new Error(`routes/${route} is in the list of pages, but does not exist.`);
	return load();
}

function unwrap(result: unknown): { data: unknown; status: number } {
	return hasStatus(result) ? result : { data: result, status: 200 };
}

interface Build {
	files: SiteFiles;
	/** Names the files. */
	build: string;
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
	build: Build,
): PlainAnswer {
	const { pathname, search } = url;
	const whole = (
		<>
			{page}
			<PageEnd />
		</>
	);
	const address = { pathname, search };
	return new PlainAnswer({
		body: renderDocument({ file, address, tags, page: whole, ...build, apiUrl: site.apiUrl }),
		status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-language": languageTag[localeOf(pathname)],
			[scriptHashesHeader]: scriptHashes,
			...headers,
		},
	});
}

async function answer(page: Page, args: LoaderArgs, build: Build): Promise<PlainAnswer> {
	const route = await moduleOf(page);
	const isForm = args.request.method === "POST";
	if (isForm && !route.action) return new PlainAnswer({ status: 405, headers: { allow: "GET, HEAD" } });
	const action = isForm ? unwrap(await route.action?.(args)) : undefined;
	if (action?.data instanceof PlainAnswer) return action.data;
	const [loaded, shellData] = await Promise.all([route.loader?.(args), page.bare ? undefined : shell.loader(args)]);
	const { data, status } = unwrap(loaded);
	if (data instanceof PlainAnswer) return data;
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
		build,
	);
}

/** Data for the page's app at this address, made by the loader of the page. */
async function answerData(page: Page, args: LoaderArgs, build: Build): Promise<PlainAnswer> {
	const { loader, data } = await moduleOf(page);
	if (!loader || !data) throw new UnknownAddressError();
	const loaded = unwrap(await loader(args));
	if (loaded.data instanceof PlainAnswer) return loaded.data;
	const body: PageData<unknown> = { build: build.build, data: data(loaded.data as never) };
	return new PlainAnswer({
		body: JSON.stringify(body),
		status: loaded.status,
		headers: { "content-type": "application/json; charset=utf-8", "x-robots-tag": "noindex" },
	});
}

/**
 * 404 for records that do not exist, and 503 without a database. A thrown answer is a redirect. Everything else is
 * reported as a bug.
 */
function answerFailure(error: unknown, args: LoaderArgs, build: Build): PlainAnswer {
	if (error instanceof PlainAnswer) return error;
	const missing = error instanceof NotFoundError;
	const unavailable = error instanceof ApiError && error.status === 503;
	// Errors of aborted requests are not reported.
	if (!missing && !unavailable && !args.request.signal.aborted) args.site.report(error);
	const status = missing ? 404 : unavailable ? 503 : 500;
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
		build,
	);
}

export function createSite(files: SiteFiles): Site {
	const build = { files, build: createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 8) };
	return (request, site) => {
		const url = new URL(request.url);
		const locale: Locale = localeOf(url.pathname);
		const file = findFile(url.pathname);
		const wantsData = request.method === "GET" && url.pathname.endsWith(dataSuffix);
		if (wantsData) url.pathname = url.pathname.slice(0, -dataSuffix.length);
		return runInLocale(locale, async () => {
			const { page, params } = file ? { page: file, params: { id: "" } } : findPage(barePath(url.pathname));
			const args: LoaderArgs = { request, url, locale, params, site };
			try {
				return await (wantsData ? answerData : answer)(page, args, build).catch((error: unknown) => {
					if (error instanceof UnknownAddressError) return answer(unknownPage, args, build);
					throw error;
				});
			} catch (error) {
				return answerFailure(error, args, build);
			}
		});
	};
}
