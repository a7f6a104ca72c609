import type { Client } from "@kvart/contract/client";
import { maximumBodyBytes } from "@kvart/contract/limits";
import { changedCookie, type Site, type SiteAnswer, type SiteContext, scriptHashesHeader } from "@kvart/contract/site";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../../env.ts";
import type { Api } from "../api.ts";
import { pageMilliseconds, placesMilliseconds, proxySeconds, showsPlaces } from "../cache/ages.ts";
import type { Make } from "../cache/cache.ts";
import { needsFresh } from "../cache/needs-fresh.ts";
import { sendStored } from "../cache/send-stored.ts";
import { bytesOf, type StoredAnswer, storedAnswer } from "../cache/stored-answer.ts";
import { reportingEndpoints } from "../csp-reports.ts";
import { unavailable } from "../problem.ts";
import { pagePolicy } from "../security-headers.ts";
import { sessionHeader } from "../session.ts";
import { canonicalAddress, canonicalFileAddress } from "./addresses.ts";
import { chosenHome, namesNoLanguage } from "./chosen-language.ts";
import { isCommonAddress } from "./common-addresses.ts";
import { isOwnForm } from "./own-page.ts";

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

function policyFor(page: SiteAnswer, url: string, env: Env): string {
	return pagePolicy({
		scriptHashes: page.headers[scriptHashesHeader]?.split(" ").filter(Boolean) ?? [],
		pictureOrigins: originOf(env.MAP_TILES_URL),
		scriptOrigins: chatPage.test(url) ? originOf(env.CHAT_WIDGET_URL) : [],
		apiOrigin: originOf(env.API_URL)[0] ?? null,
	});
}

/** A page as it is sent. */
interface FinishedPage extends SiteAnswer {
	cacheable: boolean;
}

const cacheableType = /^(text\/(html|plain)|application\/((rss\+)?xml|json))/;

function isCacheable({ status, headers }: SiteAnswer): boolean {
	const { "content-type": type = "", "cache-control": control = "" } = headers;
	return status === 200 && cacheableType.test(type) && !/no-store|private/.test(control) && !("set-cookie" in headers);
}

function finish(page: SiteAnswer, url: string, env: Env): FinishedPage {
	let { [scriptHashesHeader]: _, ...headers } = page.headers;
	if (headers["content-type"]?.startsWith("text/html")) {
		headers["content-security-policy"] = policyFor(page, url, env);
		headers["reporting-endpoints"] = reportingEndpoints;
	}
	if (page.status === 503) headers = { ...unavailable().headers, ...headers, "cache-control": "no-store" };
	const cacheable = isCacheable(page);
	// Browsers revalidate each time and get 304, so that they never show an outdated page. The proxy in front may keep it
	// for a moment, because nothing tells it of a change. HAProxy stores nothing with max-age=0.
	if (cacheable) headers["cache-control"] = `public, s-maxage=${proxySeconds}, must-revalidate`;
	return { status: page.status, headers, body: page.body, cacheable };
}

/** Pages with free places live as long as these, of which the proxy has its part. */
function makingOf(render: () => Promise<FinishedPage>): Make<StoredAnswer | FinishedPage> {
	return async (touched, previous) => {
		const page = await render();
		if (!page.cacheable) return { value: page, bytes: 0, milliseconds: 0, failed: page.status >= 500 };
		const brief = showsPlaces(touched);
		const before = previous && "etag" in previous ? previous : undefined;
		const value = await storedAnswer(page, brief ? "quick" : "thorough", before);
		const milliseconds = brief ? placesMilliseconds - proxySeconds * 1000 : pageMilliseconds;
		return { value, bytes: bytesOf(value), milliseconds };
	};
}

function send(reply: FastifyReply, { status, headers, body }: FinishedPage, env: Env): FastifyReply {
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
	const { env, clock, limiter, switches, cache } = api.deps;
	const contextOf = (request: FastifyRequest, client: Client): SiteContext => ({
		api: client,
		apiUrl: env.API_URL,
		publicUrl: env.publicUrl,
		chatWidgetUrl: env.CHAT_WIDGET_URL ?? null,
		mapTilesUrl: env.MAP_TILES_URL ?? null,
		signIn: signInProviders(env),
		payee: env.payee,
		guestConfirmation: env.GUEST_CONFIRMATION,
		now: () => clock.now(),
		report: (error) => request.log.error({ err: error }, "page failed"),
	});
	const renderPage = async (request: FastifyRequest, page: Partial<PageRequest> = {}): Promise<FinishedPage> => {
		const asked: PageRequest = { url: request.url, method: "GET", headers: request.headers, ...page };
		const context = contextOf(request, api.clientFor(request));
		return finish(await site(webRequest(request, asked, env), context), asked.url, env);
	};
	/** A form that posts to its own page. The answer shows what was typed and is never cached. */
	const submitForm = async (request: FastifyRequest): Promise<FinishedPage> => {
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
			const page = await renderPage(request, { url: maintenancePath(request.url) });
			const headers = { ...page.headers, "retry-after": maintenanceRetrySeconds, "cache-control": "no-store" };
			return send(reply, { ...page, status: 503, headers }, env);
		}
		if (request.method === "POST") return send(reply, await submitForm(request), env);
		if (!cache || sessionHeader(request) !== undefined) return send(reply, await renderPage(request), env);
		// Rendered without the headers of this request, because others get the same page.
		const renderShared = () => renderPage(request, { headers: {} });
		if (!isCommonAddress(request.url) || needsFresh(request)) return send(reply, await renderShared(), env);
		const page = await cache.get("page", request.url, makingOf(renderShared));
		return "etag" in page ? sendStored(request, reply, page) : send(reply, page, env);
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
				const stored = switches.maintenance || needsFresh(request) ? undefined : cache?.peek("page", request.url);
				if (!stored) return answer(request, reply);
				if (!isPrefetch(request)) count(request);
				return sendStored(request, reply, stored as StoredAnswer);
			},
		});
	});
}
