import type { FastifyReply, FastifyRequest } from "fastify";
import { answerMilliseconds, placesMilliseconds, showsPlaces } from "./ages.ts";
import type { Cache } from "./cache.ts";
import { sendStored } from "./send-stored.ts";
import { bytesOf, type StoredAnswer, storedAnswer } from "./stored-answer.ts";

function freeze(value: unknown): void {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
	Object.freeze(value);
	for (const part of Object.values(value)) freeze(part);
}

/** A public answer. Callers share one frozen object. Answers with free places are made anew for each page. */
export function cachedAnswer(cache: Cache, key: string, make: () => Promise<unknown>): Promise<unknown> {
	return cache.get("answer", key, async (touched) => {
		const value = await make();
		freeze(value);
		const milliseconds = showsPlaces(touched) ? 0 : answerMilliseconds;
		return { value, bytes: JSON.stringify(value).length, milliseconds };
	});
}

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** Sends an answer with free places, which visitors share as it is sent. */
export async function sendPlaces(
	cache: Cache,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	make: () => Promise<unknown>,
): Promise<FastifyReply> {
	const stored = await cache.get<StoredAnswer>("places", request.url, async (_, previous) => {
		const value = await storedAnswer({ headers, body: JSON.stringify(await make()) }, "quick", previous);
		return { value, bytes: bytesOf(value), milliseconds: placesMilliseconds };
	});
	return sendStored(request, reply, stored);
}
