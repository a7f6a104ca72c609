import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";

interface Reading {
	type?: "counter" | "gauge";
	name: string;
	help: string;
	/** With a label, `read` returns a value for each value of the label. */
	label?: string;
	read: () => Values | Promise<Values>;
}

type Values = number | Record<string, number>;

/** A metric that is read on every scrape. If that fails it is left out, so that the others still arrive. */
export function addReading(registry: Registry, { type, name, help, label, read }: Reading): void {
	const Metric = type === "counter" ? Counter : Gauge;
	const metric = new Metric({
		name,
		help,
		labelNames: label ? [label] : [],
		registers: [],
		async collect() {
			const values = await Promise.resolve()
				.then(read)
				.catch(() => ({}));
			// Unlike `reset`, `remove` leaves no 0 behind, but it needs a metric without labels.
			if (label) this.reset();
			else this.remove();
			if (typeof values === "number") this.inc(values);
			else for (const [key, value] of Object.entries(values)) this.inc({ [label ?? ""]: key }, value);
		},
	});
	registry.registerMetric(metric);
}

/** Process and event loop; how busy the loop is, is not among those of prom-client. */
export function readProcess(register: Registry): void {
	collectDefaultMetrics({ register });
	let before = performance.eventLoopUtilization();
	addReading(register, {
		name: "nodejs_eventloop_utilization",
		help: "Share of the time since the last scrape spent working.",
		read: () => {
			const now = performance.eventLoopUtilization();
			const { utilization } = performance.eventLoopUtilization(now, before);
			before = now;
			return utilization;
		},
	});
}

/** The registered route, never the URL itself: there are few routes and any number of URLs. */
export function routeOf({ routeOptions }: FastifyRequest): string {
	const url = routeOptions.url ?? "none";
	if (url === "/*") return "page";
	if (url === "/staff" || url === "/staff/*") return "office";
	// Every built file has its own route; they are counted together.
	return url.startsWith("/api") || /[:*]/.test(url) || url === "none" ? url : "file";
}

/**
 * The class of a status. Any caller can cause a 502 with a made-up token of a log-in provider, so it stands apart from our
 * own failures, which raise alerts.
 */
export function statusLabel(status: number): string {
	return status === 502 ? "502" : `${Math.floor(status / 100)}xx`;
}

export function measureRequests(app: FastifyInstance, registry: Registry): void {
	const seconds = new Histogram({
		name: "http_request_duration_seconds",
		help: "Time until an answer was sent, by route and class of status.",
		labelNames: ["route", "method", "status"],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers: [registry],
	});
	app.addHook("onResponse", async (request, reply) => {
		const status = statusLabel(reply.statusCode);
		seconds.observe({ route: routeOf(request), method: request.method, status }, reply.elapsedTime / 1000);
	});
}

export interface MetricsEndpoint {
	port: number;
	close(): Promise<void>;
}

/** Serves the metrics on a port of their own, which the proxy does not publish. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<MetricsEndpoint> {
	async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
		if (method !== "GET" || url !== "/metrics") response.writeHead(404).end();
		else response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
	}
	const server = createServer((request, response) => void answer(request, response));
	server.listen(port, host);
	await once(server, "listening");
	const { port: opened } = server.address() as { port: number };
	return {
		port: opened,
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
