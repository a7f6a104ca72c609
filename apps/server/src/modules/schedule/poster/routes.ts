import { brand } from "@kvart/contract/brand";
import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/api.ts";
import { Refusal } from "../../../platform/problem.ts";
import { makePoster, PosterCache } from "./service.ts";

interface PosterRequest {
	Params: { id: string };
	Querystring: { room?: string; lang?: string; kind?: string };
}

function idOf(text: unknown): number {
	const parsed = pathId.safeParse(text);
	if (!parsed.success) throw new Refusal("ERR_NOT_FOUND");
	return parsed.data;
}

/** The schedule as a poster: `/schedule/3.pdf?room=4&lang=en`, or that of the promotion with `kind=promotion`. */
export function posterRoutes(app: FastifyInstance, { db, clock, env, limiter, switches }: Deps): void {
	const cache = new PosterCache();
	app.get<PosterRequest>("/schedule/:id.pdf", async (request, reply) => {
		if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
		const { room, lang, kind } = request.query;
		const { name, poster } = await makePoster(
			{ db, clock, publicUrl: env.publicUrl, partner: switches.partner },
			{
				gymId: idOf(request.params.id),
				roomId: room ? idOf(room) : undefined,
				promotion: kind === "promotion",
				locale: lang === "en" ? "en" : "sr",
			},
		);
		const { tag, pdf } = cache.print(poster);
		const etag = `"${tag}"`;
		reply.headers({ etag, "cache-control": "public, max-age=60" });
		if (request.headers["if-none-match"] === etag) return reply.code(304).send();
		const file = `${brand.name.toLowerCase()}-${name}.pdf`;
		return (
			reply
				.type("application/pdf")
				// The default policy forbids objects, which blocks the PDF viewers of browsers.
				.header("content-security-policy", "frame-ancestors 'none'")
				.header("content-disposition", `inline; filename="${file}"`)
				.send(await pdf)
		);
	});
}
