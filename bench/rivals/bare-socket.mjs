// The same bytes without Node's HTTP server: every request gets them, unread.
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

const [file, port] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
const bytes = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`), Buffer.from(body, "base64")]);
createServer((socket) => {
	socket.on("data", () => socket.write(bytes));
	// The client has disconnected.
	socket.on("error", () => socket.destroy());
}).listen(Number(port), "127.0.0.1");
