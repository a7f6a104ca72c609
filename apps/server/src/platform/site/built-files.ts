import type { FastifyInstance } from "fastify";

/** A browser that requests a script of an older release gets a plain 404, not a page. */
export function answerMissingFiles(app: FastifyInstance, folder: `/${string}/`): void {
	app.route({
		method: ["GET", "HEAD"],
		url: `${folder}*`,
		handler: (_request, reply) =>
			reply
				.code(404)
				.header("cache-control", "no-store")
				.type("text/plain; charset=utf-8")
				.send("There is no such file.\n"),
	});
}

/** Served in place of the plain files, which have the routes: a route for each would slow down the start. */
export const compressedFiles = ["**/*.br", "**/*.gz"];
