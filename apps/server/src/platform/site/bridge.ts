import { maximumBodyBytes } from "@kvart/contract/limits";
import { type Site, type SiteContext, scriptHashesHeader } from "@kvart/contract/site";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../../env.ts";
import type { Api } from "../api.ts";
import { reportingEndpoints } from "../csp-reports.ts";
import { unavailable } from "../problem.ts";
import { pagePolicy } from "../security-headers.ts";
import { sessionHeader } from "../session.ts";
import { canonicalAddress, canonicalFileAddress } from "./addresses.ts";
import { chosenHome, namesNoLanguage } from "./chosen-language.ts";
import { sendKept } from "./kept-answer.ts";
import { isOwnForm } from "./own-page.ts";
import type { MadePage, PageCache } from "./page-cache.ts";

export interface BridgeDeps {
	site: Site;
	api: Api;
	/** None while the site is developed: every change is to be seen. */
	cache?: PageCache;
}

// Paths below these belong to calls and files; their spelling is not ours to mend.
const files = /^\/(api|assets|media|galleries|videos)(\/|$)|\.\w+$/;

// The way into the back office, which works on while the site is closed, and the files of the closed page.
const staysOpen = /^\/(en\/)?(login|forgot-password|reset-password)(\?|$)|\.(png|svg|ico|webmanifest|txt)$/;
const maintenanceRetrySeconds = "600";

function maintenancePath(url: string): string {
	return /^\/en(\/|\?|$)/.test(url) ? "/en/maintenance" : "/maintenance";
}

interface Asked {
	url: string;
	method: "GET" | "POST";
	headers: FastifyRequest["headers"];
}

function webRequest(request: FastifyRequest, { url, method, headers: given }: Asked, env: Env): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(given)) {
		if (value !== undefined && !name.startsWith(":"))
			headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	const init: RequestInit = { method, headers };
	if (method === "POST" && Buffer.isBuffer(request.body)) init.body = new Uint8Array(request.body);
	// The address people use, not the one a proxy uses: absolute links come out right.
	return new Request(new URL(url, env.publicUrl), init);
}

function originOf(address: string | undefined): string[] {
	return address?.startsWith("http") ? [new URL(address.replace("{s}.", "")).origin] : [];
}

function policyFor(response: Response, env: Env): string {
	return pagePolicy({
		scriptHashes: response.headers.get(scriptHashesHeader)?.split(" ").filter(Boolean) ?? [],
		pictureOrigins: originOf(env.MAP_TILES_URL),
		scriptOrigins: originOf(env.CHAT_WIDGET_URL),
		apiOrigin: originOf(env.API_URL)[0] ?? null,
	});
}

// What a page says about the hour (open now, today's trainings) may be this old.
const keptSeconds = 60;
const keepable = /^(text\/(html|plain)|application\/(rss\+)?xml)/;

/** How long a page may be given to everybody: what it says itself (`s-maxage`, `no-store`), or a minute. */
function lifetimeOf(response: Response): number {
	const said = response.headers.get("cache-control") ?? "";
	const kept = response.status === 200 && keepable.test(response.headers.get("content-type") ?? "");
	if (!kept || /no-store|private/.test(said) || response.headers.has("set-cookie")) return 0;
	return Number(/s-maxage=(\d+)/.exec(said)?.[1] ?? keptSeconds) * 1000;
}

async function finish(response: Response, env: Env): Promise<MadePage> {
	const lifetimeMilliseconds = lifetimeOf(response);
	const { [scriptHashesHeader]: _, ...said } = Object.fromEntries(response.headers);
	let headers: Record<string, string> = said;
	if (headers["content-type"]?.startsWith("text/html")) {
		headers["content-security-policy"] = policyFor(response, env);
		headers["reporting-endpoints"] = reportingEndpoints;
	}
	if (response.status === 503) headers = { ...unavailable().headers, ...headers, "cache-control": "no-store" };
	// Browsers ask each time and get 304: a page that was changed is never shown from somebody's disk.
	if (lifetimeMilliseconds > 0) headers["cache-control"] = "public, max-age=0, must-revalidate";
	return { status: response.status, headers, body: await response.text(), lifetimeMilliseconds };
}

function send(reply: FastifyReply, { status, headers, body }: MadePage, env: Env): FastifyReply {
	reply.code(status).headers(headers);
	// Hot reload writes inline scripts of its own.
	if (env.development) reply.removeHeader("content-security-policy");
	return reply.send(body);
}

// Longer addresses are made up: they would only push real pages out.
const longestKey = 300;

/** Whether the page is the same for everybody who asks for it. */
function isShared(request: FastifyRequest): boolean {
	return request.method !== "POST" && request.url.length <= longestKey && sessionHeader(request) === undefined;
}

/** What a browser fetches because the pointer passed a link is no visit, and costs no more than a file. */
function isGuess({ headers }: FastifyRequest): boolean {
	return headers["sec-purpose"]?.toString().startsWith("prefetch") ?? false;
}

function signInProviders(env: Env): SiteContext["signIn"] {
	const { GOOGLE_CLIENT_ID: clientId, FACEBOOK_APP_ID: appId } = env;
	return {
		google: clientId ? { clientId, authUrl: env.GOOGLE_AUTH_URL } : null,
		facebook: appId ? { appId, authUrl: env.FACEBOOK_AUTH_URL } : null,
	};
}

/** Every address that is neither a call nor a file is a page of the site. */
export function installSite(app: FastifyInstance, { site, api, cache }: BridgeDeps): void {
	const { env, clock, limiter, switches } = api.deps;
	const contextOf = (request: FastifyRequest): SiteContext => ({
		api: api.clientFor(request),
		apiUrl: env.API_URL,
		publicUrl: env.publicUrl,
		chatWidgetUrl: env.CHAT_WIDGET_URL ?? null,
		mapTilesUrl: env.MAP_TILES_URL ?? null,
		signIn: signInProviders(env),
		now: () => clock.now(),
		report: (error) => request.log.error({ err: error }, "page failed"),
	});
	const ask = (request: FastifyRequest, asked: Partial<Asked> = {}) => {
		const plain: Asked = { url: request.url, method: "GET", headers: request.headers };
		return site(webRequest(request, { ...plain, ...asked }, env), contextOf(request));
	};
	const make = async (request: FastifyRequest, asked?: Partial<Asked>) => finish(await ask(request, asked), env);
	/** A form of the page itself; the answer is about what somebody typed, and is kept by nobody. */
	const takeForm = async (request: FastifyRequest): Promise<MadePage> => {
		const own = isOwnForm(request, env.publicUrl);
		if (!own) request.log.warn({ origin: request.headers.origin }, "form of another site refused");
		const page = await make(request, { method: own ? "POST" : "GET" });
		return { ...page, status: own ? page.status : 403, headers: { ...page.headers, "cache-control": "no-store" } };
	};
	const count = (request: FastifyRequest) => {
		if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
	};
	const answer = async (request: FastifyRequest, reply: FastifyReply) => {
		const mend = files.test(request.url.split("?")[0] ?? "") ? canonicalFileAddress : canonicalAddress;
		const right = mend(request.url);
		if (right !== null) return reply.redirect(right, 301);
		count(request);
		if (switches.maintenance && !staysOpen.test(request.url)) {
			const page = await ask(request, { url: maintenancePath(request.url) });
			const closed = new Response(null, { status: 503, headers: page.headers });
			closed.headers.set("retry-after", maintenanceRetrySeconds);
			return send(reply, { ...(await finish(closed, env)), body: await page.text() }, env);
		}
		if (request.method === "POST") return send(reply, await takeForm(request), env);
		if (!cache || !isShared(request)) return send(reply, await make(request), env);
		// Rendered without anything that this visitor sent but the address: others will get the same page.
		const page = await cache.get(request.url, () => make(request, { headers: {} }));
		if ("identity" in page) return sendKept(request, reply, page);
		return "kept" in page ? sendKept(request, reply, page.kept) : send(reply, page.made, env);
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
				const kept = !switches.maintenance && isShared(request) && cache?.peek(request.url);
				if (!kept) return answer(request, reply);
				if (!isGuess(request)) count(request);
				return sendKept(request, reply, kept);
			},
		});
	});
}
