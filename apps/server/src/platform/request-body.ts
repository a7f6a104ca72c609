import type { FileUpload } from "@kvart/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./problem.ts";

/** Many clients send JSON as content type also for calls without a body: accept an empty one. */
export function acceptEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
		if (body === "") return done(null, undefined);
		return parse(request, String(body), done);
	});
}

/** Accepts raw bodies of these types; each call limits their size. */
export function acceptFiles(app: FastifyInstance, { mediaTypes }: FileUpload): void {
	for (const type of mediaTypes) {
		if (app.hasContentTypeParser(type)) continue;
		app.addContentTypeParser(type, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
	}
}

export function fileBody(body: unknown): Buffer {
	if (Buffer.isBuffer(body) && body.length > 0) return body;
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "file", code: "required-field" }] });
}
