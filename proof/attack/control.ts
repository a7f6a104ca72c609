import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunSql } from "../site/database.ts";

/** A deliberately vulnerable page: a scanner that finds nothing here proves nothing elsewhere. */
export async function startHoledPage(runSql: RunSql): Promise<{ url: string; stop(): void }> {
	const server = createServer((request, response) => {
		const asked = new URL(request.url ?? "/", "http://localhost");
		const id = asked.searchParams.get("id") ?? "1";
		const words = asked.searchParams.get("words") ?? "";
		const found = runSql<{ name: string }>(`select name from gyms where id = ${id}`);
		void found.then(
			(rows) =>
				response
					.writeHead(200, { "content-type": "text/html; charset=utf-8" })
					.end(`<p>${rows.map(({ name }) => name).join()}</p><p>${words}</p><a href="/?id=1&words=trening">x</a>`),
			(error: Error) => response.writeHead(500, { "content-type": "text/plain" }).end(error.message),
		);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
