import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface JsonServer {
	url: string;
	/** Tests replace it. */
	answer: (request: IncomingMessage, response: ServerResponse) => void;
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A fake of a provider's server, closed after the test file. */
export async function startJsonServer(answer: JsonServer["answer"]): Promise<JsonServer> {
	const started: JsonServer = { url: "", answer };
	const server = createServer((request, response) => started.answer(request, response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	started.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});
	return started;
}
