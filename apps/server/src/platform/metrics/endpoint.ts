import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Registry } from "./registry.ts";

const contentType = "text/plain; version=0.0.4; charset=utf-8";

export interface MetricsEndpoint {
	port: number;
	close(): Promise<void>;
}

/** Serves the figures on a port of their own, which the proxy does not publish: they are nobody else's business. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<MetricsEndpoint> {
	async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
		if (method !== "GET" || url !== "/metrics") response.writeHead(404).end();
		else response.writeHead(200, { "content-type": contentType }).end(await registry.text());
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
