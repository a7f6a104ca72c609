import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Registry } from "./registry.ts";

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The route as it was registered, never the address itself: there are few routes and endlessly many addresses. */
export function routeOf({ routeOptions }: FastifyRequest): string {
	const url = routeOptions.url ?? "none";
	if (url === "/*") return "page";
	if (url === "/staff" || url === "/staff/*") return "office";
	// Every built file is a route of its own; together they are one line.
	return url.startsWith("/api") || /[:*]/.test(url) || url === "none" ? url : "file";
}

/** How many requests were answered how, and how long it took. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
	const seconds = registry.histogram(
		"http_request_duration_seconds",
		"Time until an answer was sent, by route and class of status.",
		bounds,
	);
	app.addHook("onResponse", async (request, reply) => {
		const status = `${Math.floor(reply.statusCode / 100)}xx`;
		seconds.observe({ route: routeOf(request), method: request.method, status }, reply.elapsedTime / 1000);
	});
}
