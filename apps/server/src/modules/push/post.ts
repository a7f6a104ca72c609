import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { type EndpointGuard, guardedLookup, RefusedEndpoint } from "./endpoint-guard.ts";

export interface PushRequest {
	endpoint: string;
	headers: Record<string, string | number>;
	body: Buffer;
}

export interface PushAnswer {
	status: number;
	/** Seconds to wait, if the service asks for it. */
	retryAfter: number;
}

export type PostPush = (request: PushRequest) => Promise<PushAnswer>;

const timeoutMilliseconds = 10_000;

/** Redirects are not followed, and the answer is not read. */
export function postTo(guard: EndpointGuard, timeout = timeoutMilliseconds): PostPush {
	return async ({ endpoint, headers, body }) => {
		const url = new URL(endpoint);
		if (!guard.acceptsUrl(url)) throw new RefusedEndpoint(`${url.host} is not a public host.`);
		const send = url.protocol === "https:" ? httpsRequest : httpRequest;
		const options = { method: "POST", headers, lookup: guardedLookup(guard), agent: false as const };
		return new Promise((resolve, reject) => {
			const request = send(url, { ...options, signal: AbortSignal.timeout(timeout) }, (answer) => {
				const retryAfter = Number(answer.headers["retry-after"]) || 0;
				resolve({ status: answer.statusCode ?? 0, retryAfter });
				answer.destroy();
			});
			request.on("error", reject);
			request.end(body);
		});
	};
}
