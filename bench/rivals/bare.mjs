// One response in memory from Node's HTTP server (the upper limit for one Node process), or from a bare socket that does
// not read the request: node bare.mjs http|socket FILE PORT
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";

const [kind, file, port] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const content = Buffer.from(body, "base64");

function httpServer() {
	const lines = Object.entries(headers).flat();
	return createHttpServer((_request, response) => response.writeHead(200, lines).end(content));
}

function socketServer() {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	const bytes = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`), content]);
	return createServer((socket) => {
		socket.on("data", () => socket.write(bytes));
		// The client has disconnected.
		socket.on("error", () => socket.destroy());
	});
}

(kind === "http" ? httpServer() : socketServer()).listen(Number(port), "127.0.0.1");
