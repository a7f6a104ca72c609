import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HalvedPage {
	url: string;
	/** Sends the rest of the page. */
	goOn: () => void;
	stop: () => void;
}

/** A proxy that stops each page at a place in its HTML, to simulate a stalling connection. */
export async function startHalvedPage(site: string, place: string): Promise<HalvedPage> {
	const { promise, resolve } = Promise.withResolvers<void>();
	async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const page = await fetch(site + request.url);
		const html = await page.text();
		const cut = html.indexOf(place);
		response.writeHead(page.status, { "content-type": "text/html; charset=utf-8" });
		response.write(html.slice(0, cut));
		await promise;
		response.end(html.slice(cut));
	}
	const server: Server = createServer((request, response) => {
		if (request.headers.accept?.includes("text/html")) pass(request, response).catch(() => response.destroy());
		else
			ask(site + request.url, { headers: { ...request.headers, host: new URL(site).host } }, (answer) => {
				response.writeHead(answer.statusCode ?? 500, answer.headers);
				answer.pipe(response);
			})
				.on("error", () => response.destroy())
				.end();
	});
	await new Promise<void>((ready) => server.listen(0, ready));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}`,
		goOn: resolve,
		stop: () => {
			resolve();
			server.closeAllConnections();
			server.close();
		},
	};
}
