import { brand } from "@kvart/contract/brand";
import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/api.ts";
import { Refusal } from "../../../platform/problem.ts";
import { makePoster, PosterPress } from "./service.ts";

interface Asked {
	Params: { id: string };
	Querystring: { room?: string; lang?: string; kind?: string };
}

function idOf(text: unknown): number {
	const parsed = pathId.safeParse(text);
	if (!parsed.success) throw new Refusal("ERR_NOT_FOUND");
	return parsed.data;
}

/** The schedule to print and hang up: `/schedule/3.pdf?room=4&lang=en`, with `kind=promotion` the promotion's. */
export function posterRoutes(app: FastifyInstance, { db, clock, env, limiter }: Deps): void {
	const press = new PosterPress();
	app.get<Asked>("/schedule/:id.pdf", async (request, reply) => {
		if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
		const { room, lang, kind } = request.query;
		const { name, poster } = await makePoster(
			{ db, clock, publicUrl: env.publicUrl },
			{
				gymId: idOf(request.params.id),
				roomId: room ? idOf(room) : undefined,
				promotion: kind === "promotion",
				locale: lang === "en" ? "en" : "sr",
			},
		);
		const { tag, pdf } = press.print(poster);
		const etag = `"${tag}"`;
		reply.headers({ etag, "cache-control": "public, max-age=60" });
		if (request.headers["if-none-match"] === etag) return reply.code(304).send();
		const file = `${brand.name.toLowerCase()}-${name}.pdf`;
		return (
			reply
				.type("application/pdf")
				// A policy against every object would keep browsers from opening it in their viewer.
				.header("content-security-policy", "frame-ancestors 'none'")
				.header("content-disposition", `inline; filename="${file}"`)
				.send(await pdf)
		);
	});
}
