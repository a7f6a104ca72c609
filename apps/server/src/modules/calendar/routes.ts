import { createHash } from "node:crypto";
import { pathId } from "@kvart/contract/fields";
import { type Locale, locales } from "@kvart/contract/locale";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import {
	bookingFile,
	type CalendarAnswer,
	type CalendarDeps,
	clubFeed,
	eventFile,
	memberFeed,
	memberFeedUrl,
	renewMemberFeed,
} from "./service.ts";

interface CalendarQuery {
	Params: { id?: string };
	Querystring: Record<string, string | string[] | undefined>;
}

type CalendarRequest = FastifyRequest<CalendarQuery>;

function idOf(text: unknown): number {
	const parsed = pathId.safeParse(text);
	if (!parsed.success) throw new Refusal("ERR_NOT_FOUND");
	return parsed.data;
}

function localeOf({ query }: CalendarRequest): Locale | undefined {
	return locales.find((locale) => locale === query["lang"]);
}

function keyOf({ query }: CalendarRequest): string {
	return typeof query["key"] === "string" ? query["key"] : "";
}

interface SendOptions {
	/** Proxies may cache shared answers but not personal ones. */
	shared: boolean;
	/** A file instead of a feed. */
	download?: boolean;
}

function send(request: FastifyRequest, reply: FastifyReply, { text, fileName }: CalendarAnswer, options: SendOptions) {
	const etag = `"${createHash("sha1").update(text).digest("base64url")}"`;
	reply.headers({
		etag,
		"cache-control": options.shared ? "public, max-age=300" : "private, no-cache",
		"content-disposition": `${options.download ? "attachment" : "inline"}; filename="${fileName}.ics"`,
		// Web calendars load feeds from other origins.
		...(!options.shared && { "x-robots-tag": "noindex" }),
		...(options.shared && { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" }),
	});
	if (request.headers["if-none-match"] === etag) return reply.code(304).send();
	return reply.type("text/calendar; charset=utf-8").send(text);
}

export function calendarRoutes(app: FastifyInstance, api: Api): void {
	const { db, clock, keys, env, limiter } = api.deps;
	const deps: CalendarDeps = { db, clock, keys, publicUrl: env.publicUrl };

	function get(path: string, handle: (request: CalendarRequest, reply: FastifyReply) => Promise<FastifyReply>): void {
		app.get<CalendarQuery>(path, async (request, reply) => {
			if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
			return handle(request, reply);
		});
	}

	get("/calendar/club/:id.ics", async (request, reply) => {
		const room = request.query["room"];
		const roomId = room === undefined || room === "" ? undefined : idOf(room);
		const answer = await clubFeed(deps, idOf(request.params.id), roomId, localeOf(request) ?? "sr");
		return send(request, reply, answer, { shared: true });
	});
	get("/calendar/event/:id.ics", async (request, reply) => {
		const answer = await eventFile(deps, idOf(request.params.id), localeOf(request) ?? "sr");
		return send(request, reply, answer, { shared: true, download: true });
	});
	get("/calendar/booking/:id.ics", async (request, reply) => {
		const answer = await bookingFile(deps, idOf(request.params.id), keyOf(request), localeOf(request) ?? "sr");
		return send(request, reply, answer, { shared: false, download: true });
	});
	get("/calendar/member.ics", async (request, reply) =>
		send(request, reply, await memberFeed(deps, keyOf(request), localeOf(request)), { shared: false }),
	);
	app.get("/calendar/*", () => {
		throw new Refusal("ERR_NOT_FOUND");
	});
	api.serve("getCalendarFeed", ({ actor }) => memberFeedUrl(deps, actor));
	api.serve("renewCalendarFeed", ({ actor }) => renewMemberFeed(deps, actor));
}
