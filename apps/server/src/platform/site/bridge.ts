import type { Client } from "@kvart/contract/client";
import { maximumBodyBytes } from "@kvart/contract/limits";
import { changedCookie, type Site, type SiteContext, scriptHashesHeader } from "@kvart/contract/site";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../../env.ts";
import type { Api } from "../api.ts";
import { reportingEndpoints } from "../csp-reports.ts";
import { unavailable } from "../problem.ts";
import { pagePolicy } from "../security-headers.ts";
import { sessionHeader } from "../session.ts";
import { needsFresh, placesMilliseconds } from "../visitor-cache.ts";
import { canonicalAddress, canonicalFileAddress } from "./addresses.ts";
import { chosenHome, namesNoLanguage } from "./chosen-language.ts";
import { isCommonAddress } from "./common-addresses.ts";
import { isOwnForm } from "./own-page.ts";
import type { RenderedPage } from "./page-cache.ts";
import { sendCached } from "./send-cached.ts";

export interface BridgeDeps {
	site: Site;
	api: Api;
}

// Paths of calls and files are case-sensitive; only their slashes are corrected.
const files = /^\/(api|assets|media|galleries|videos)(\/|$)|\.\w+$/;

// Open during maintenance: the log-in to the office, and the files of the maintenance page.
const staysOpen = /^\/(en\/)?(login|forgot-password|reset-password)(\?|$)|\.(png|svg|ico|webmanifest|txt)$/;
const maintenanceRetrySeconds = "600";

function maintenancePath(url: string): string {
	return /^\/en(\/|\?|$)/.test(url) ? "/en/maintenance" : "/maintenance";
}

interface PageRequest {
	url: string;
	method: "GET" | "POST";
	headers: FastifyRequest["headers"];
}

function webRequest(request: FastifyRequest, { url, method, headers: given }: PageRequest, env: Env): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(given)) {
		if (value !== undefined && !name.startsWith(":"))
			headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	const init: RequestInit = { method, headers };
	if (method === "POST" && Buffer.isBuffer(request.body)) init.body = new Uint8Array(request.body);
	// The public URL, not the one a proxy uses, so that absolute links are right.
	return new Request(new URL(url, env.publicUrl), init);
}

function originOf(address: string | undefined): string[] {
	return address?.startsWith("http") ? [new URL(address.replace("{s}.", "")).origin] : [];
}

// Scripts of the chat could read the session token of a page, so no other page allows them.
const chatPage = /^\/(en\/)?live-chat(\?|$)/;

function policyFor(response: Response, url: string, env: Env): string {
	return pagePolicy({
		scriptHashes: response.headers.get(scriptHashesHeader)?.split(" ").filter(Boolean) ?? [],
		pictureOrigins: originOf(env.MAP_TILES_URL),
		scriptOrigins: chatPage.test(url) ? originOf(env.CHAT_WIDGET_URL) : [],
		apiOrigin: originOf(env.API_URL)[0] ?? null,
	});
}

const pageMilliseconds = 60_000;
const proxySeconds = 1;
const cacheable = /^(text\/(html|plain)|application\/(rss\+)?xml)/;

/** How long a page may be cached: a minute, or with free places as long as these, of which the proxy has its part. */
function lifetimeOf(response: Response, showsPlaces: boolean): number {
	const control = response.headers.get("cache-control") ?? "";
	const isPage = response.status === 200 && cacheable.test(response.headers.get("content-type") ?? "");
	if (!isPage || /no-store|private/.test(control) || response.headers.has("set-cookie")) return 0;
	return showsPlaces ? placesMilliseconds - proxySeconds * 1000 : pageMilliseconds;
}

interface Rendering {
	response: Response;
	/** The periods whose free places it shows. */
	periodIds?: ReadonlySet<number> | undefined;
}

async function finish({ response, periodIds }: Rendering, url: string, env: Env): Promise<RenderedPage> {
	const lifetimeMilliseconds = lifetimeOf(response, periodIds !== undefined);
	let { [scriptHashesHeader]: _, ...headers }: Record<string, string> = Object.fromEntries(response.headers);
	if (headers["content-type"]?.startsWith("text/html")) {
		headers["content-security-policy"] = policyFor(response, url, env);
		headers["reporting-endpoints"] = reportingEndpoints;
	}
	if (response.status === 503) headers = { ...unavailable().headers, ...headers, "cache-control": "no-store" };
	// Browsers revalidate each time and get 304, so that they never show an outdated page. The proxy in front may keep it
	// for a moment, because nothing tells it of a change. HAProxy stores nothing with max-age=0.
	if (lifetimeMilliseconds > 0) headers["cache-control"] = `public, s-maxage=${proxySeconds}, must-revalidate`;
	return { status: response.status, headers, body: await response.text(), lifetimeMilliseconds, periodIds };
}

function send(reply: FastifyReply, { status, headers, body }: RenderedPage, env: Env): FastifyReply {
	reply.code(status).headers(headers);
	// Vite's hot reload needs inline scripts.
	if (env.development) reply.removeHeader("content-security-policy");
	return reply.send(body);
}

/** A prefetched page is not counted for the rate limit. */
function isPrefetch({ headers }: FastifyRequest): boolean {
	return headers["sec-purpose"]?.toString().startsWith("prefetch") ?? false;
}

function signInProviders(env: Env): SiteContext["signIn"] {
	const { FACEBOOK_APP_ID: appId } = env;
	return {
		google: env.GOOGLE_CLIENT_ID !== undefined,
		facebook: appId ? { appId, authUrl: env.FACEBOOK_AUTH_URL } : null,
	};
}

/** Serves every URL that is neither a call nor a file as a page of the site. */
export function installSite(app: FastifyInstance, { site, api }: BridgeDeps): void {
	const { env, clock, limiter, switches, pageCache: cache } = api.deps;
	const contextOf = (request: FastifyRequest, client: Client): SiteContext => ({
		api: client,
		apiUrl: env.API_URL,
		publicUrl: env.publicUrl,
		chatWidgetUrl: env.CHAT_WIDGET_URL ?? null,
		mapTilesUrl: env.MAP_TILES_URL ?? null,
		signIn: signInProviders(env),
		guestConfirmation: env.GUEST_CONFIRMATION,
		now: () => clock.now(),
		report: (error) => request.log.error({ err: error }, "page failed"),
	});
	const render = async (request: FastifyRequest, page: Partial<PageRequest> = {}): Promise<Rendering> => {
		const plain: PageRequest = { url: request.url, method: "GET", headers: request.headers };
		let periodIds: Set<number> | undefined;
		const client = api.clientFor(request, (shown) => {
			periodIds = new Set([...(periodIds ?? []), ...shown]);
		});
		const response = await site(webRequest(request, { ...plain, ...page }, env), contextOf(request, client));
		return { response, periodIds };
	};
	const renderPage = async (request: FastifyRequest, page?: Partial<PageRequest>) =>
		finish(await render(request, page), request.url, env);
	/** A form that posts to its own page. The answer shows what was typed and is never cached. */
	const submitForm = async (request: FastifyRequest): Promise<RenderedPage> => {
		const own = isOwnForm(request, env.publicUrl);
		if (!own) request.log.warn({ origin: request.headers.origin }, "cross-site form refused");
		const page = await renderPage(request, { method: own ? "POST" : "GET" });
		const headers = { ...page.headers, "cache-control": "no-store", ...(own && { "set-cookie": changedCookie }) };
		return { ...page, status: own ? page.status : 403, headers };
	};
	const count = (request: FastifyRequest) => {
		if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
	};
	const answer = async (request: FastifyRequest, reply: FastifyReply) => {
		const correct = files.test(request.url.split("?")[0] ?? "") ? canonicalFileAddress : canonicalAddress;
		const corrected = correct(request.url);
		if (corrected !== null) return reply.redirect(corrected, 301);
		count(request);
		if (switches.maintenance && !staysOpen.test(request.url)) {
			const { response: page } = await render(request, { url: maintenancePath(request.url) });
			const closed = new Response(null, { status: 503, headers: page.headers });
			closed.headers.set("retry-after", maintenanceRetrySeconds);
			const finished = await finish({ response: closed }, maintenancePath(request.url), env);
			return send(reply, { ...finished, body: await page.text() }, env);
		}
		if (request.method === "POST") return send(reply, await submitForm(request), env);
		if (!cache || sessionHeader(request) !== undefined) return send(reply, await renderPage(request), env);
		// Rendered without the headers of this request, because others get the same page.
		const renderShared = () => renderPage(request, { headers: {} });
		if (!isCommonAddress(request.url) || needsFresh(request)) return send(reply, await renderShared(), env);
		const page = await cache.get(request.url, renderShared);
		if ("identity" in page) return sendCached(request, reply, page);
		return "cached" in page ? sendCached(request, reply, page.cached) : send(reply, page.rendered, env);
	};
	app.register(async (pages) => {
		pages.removeAllContentTypeParsers();
		pages.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maximumBodyBytes }, (_request, body, done) =>
			done(null, body),
		);
		pages.route({
			method: ["GET", "HEAD", "POST"],
			url: "/*",
			handler: (request, reply) => {
				const home = chosenHome(request);
				if (namesNoLanguage(request)) reply.header("vary", "cookie");
				if (home !== null) return reply.header("cache-control", "private, no-store").redirect(home, 302);
				const cached = !switches.maintenance && !needsFresh(request) && cache?.peek(request.url);
				if (!cached) return answer(request, reply);
				if (!isPrefetch(request)) count(request);
				return sendCached(request, reply, cached);
			},
		});
	});
}
