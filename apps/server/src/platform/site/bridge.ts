import { maximumBodyBytes } from "@kvart/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../../env.ts";
import type { Api } from "../api.ts";
import { pagePolicy } from "../security-headers.ts";
import { canonicalAddress } from "./addresses.ts";
import { type Site, scriptHashesHeader } from "./site.ts";

export interface BridgeDeps {
	site: Site;
	api: Api;
}

// Paths below these belong to calls and files; their spelling is not ours to mend.
const files = /^\/(api|assets|media|galleries|videos)(\/|$)|\.\w+$/;

// The back office works on while the site is closed, and the closed page needs its files.
const staysOpen = /^\/(en\/)?staff(\/|\?|$)|\.(png|svg|ico|webmanifest|txt)$/;
const maintenanceRetrySeconds = "600";

function maintenancePath(url: string): string {
	return /^\/en(\/|\?|$)/.test(url) ? "/en/maintenance" : "/maintenance";
}

function webRequest(request: FastifyRequest, url: string, env: Env): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined && !name.startsWith(":"))
			headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	const method = url === request.url ? request.method : "GET";
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

async function send(reply: FastifyReply, response: Response, env: Env): Promise<FastifyReply> {
	reply.code(response.status);
	for (const [name, value] of response.headers) if (name !== scriptHashesHeader) reply.header(name, value);
	if (response.headers.get("content-type")?.startsWith("text/html")) {
		// Hot reload writes inline scripts of its own.
		if (env.development) reply.removeHeader("content-security-policy");
		else reply.header("content-security-policy", policyFor(response, env));
	}
	return reply.send(await response.text());
}

/** The maintenance page instead of another one: without its scripts, which would not know the address they run at. */
async function sendClosed(reply: FastifyReply, page: Response, env: Env): Promise<FastifyReply> {
	const html = (await page.text()).replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
	reply.header("retry-after", maintenanceRetrySeconds);
	const headers = new Headers(page.headers);
	headers.delete(scriptHashesHeader);
	return send(reply, new Response(html, { status: 503, headers }), env);
}

/** Every address that is neither a call nor a file is a page of the site. */
export function installSite(app: FastifyInstance, { site, api }: BridgeDeps): void {
	const { env, clock, limiter } = api.deps;
	app.register(async (pages) => {
		pages.removeAllContentTypeParsers();
		pages.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maximumBodyBytes }, (_request, body, done) =>
			done(null, body),
		);
		pages.route({
			method: ["GET", "HEAD", "POST"],
			url: "/*",
			handler: async (request, reply) => {
				const right = files.test(request.url.split("?")[0] ?? "") ? null : canonicalAddress(request.url);
				if (right !== null) return reply.redirect(right, 301);
				if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
				const context = {
					api: api.clientFor(request),
					apiUrl: env.API_URL,
					publicUrl: env.publicUrl,
					chatWidgetUrl: env.CHAT_WIDGET_URL ?? null,
					mapTilesUrl: env.MAP_TILES_URL ?? null,
					now: () => clock.now(),
				};
				const closed = env.maintenance && !staysOpen.test(request.url);
				if (!closed) return send(reply, await site(webRequest(request, request.url, env), context), env);
				return sendClosed(reply, await site(webRequest(request, maintenancePath(request.url), env), context), env);
			},
		});
	});
}
