import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Line {
	url: string;
	/** As if the server were gone: the browser does not know that it is offline. */
	cut: () => void;
	mend: () => void;
	/** As if another build had been deployed. */
	deploy: (build: string) => void;
	stop: () => void;
}

const worker = "/service-worker.js";

/** A proxy in front of the site. It counts pages in their title, and can be cut. */
export async function startLine(site: string): Promise<Line> {
	let isCut = false;
	let deployed = "first";
	let count = 0;
	async function passText(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const answer = await fetch(site + request.url);
		const text = await answer.text();
		const headers = Object.fromEntries(answer.headers);
		for (const name of ["content-length", "content-encoding", "transfer-encoding", "etag"]) delete headers[name];
		response.writeHead(answer.status, headers);
		if (request.url === worker) response.end(text.replace(/`[\da-f]{16}`/, `\`${deployed}\``));
		else response.end(text.replace("<title>", () => `<title>${(count += 1)} `));
	}
	function pass(request: IncomingMessage, response: ServerResponse): void {
		const { method, headers } = request;
		const passed = ask(site + request.url, { method, headers: { ...headers, host: new URL(site).host } }, (answer) => {
			response.writeHead(answer.statusCode ?? 500, answer.headers);
			answer.pipe(response);
		});
		request.pipe(passed);
		// The browser gave up, or the server did. Without these, the test that runs by then would fail.
		response.on("close", () => passed.destroy());
		passed.on("error", () => response.destroy());
	}
	const server = createServer((request, response) => {
		const isText = request.url === worker || request.headers.accept?.includes("text/html");
		if (isCut) request.socket.destroy();
		else if (isText) passText(request, response).catch(() => response.destroy());
		else pass(request, response);
	});
	await new Promise<void>((ready) => server.listen(0, ready));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}`,
		cut: () => {
			isCut = true;
			server.closeAllConnections();
		},
		mend: () => {
			isCut = false;
		},
		deploy: (build) => {
			deployed = build;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
