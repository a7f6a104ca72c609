import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The elements and texts of a page without styles, scripts and pictures: what browser and machine cost alone. */
export async function serveBarePage(url: string): Promise<{ url: string; stop(): void }> {
	const html = await (await fetch(url)).text();
	const bare = html
		.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "")
		.replaceAll(/<(link|img|source)\b[^>]*>/g, "")
		.replaceAll(/ (class|style)="[^"]*"/g, "");
	const server = createServer((_, response) => {
		response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(bare);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}
