import type { FileUpload } from "@kvart/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./problem.ts";

/** Lets bodies of these types through as they are; each call's own limit says how large they may be. */
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
