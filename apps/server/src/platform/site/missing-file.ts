import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

function answerMissing(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
	return reply
		.code(404)
		.header("cache-control", "no-store")
		.type("text/plain; charset=utf-8")
		.send("There is no such file.\n");
}

/**
 * Where built files are, what is not there is said in a line: nobody reads a page there, and a browser that asks for the
 * scripts of an older release must not be sent one.
 */
export function answerMissingFiles(app: FastifyInstance, folder: `/${string}/`): void {
	app.route({ method: ["GET", "HEAD"], url: `${folder}*`, handler: answerMissing });
}
