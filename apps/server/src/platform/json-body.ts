import type { FastifyInstance } from "fastify";

/**
 * Programs that always name JSON as their content type do so for calls without a body, too: nothing is then no broken
 * JSON. Calls that need a body say so by their schema.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
		if (body === "") return done(null, undefined);
		return parse(request, String(body), done);
	});
}
