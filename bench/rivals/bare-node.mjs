// Node's HTTP server with one response in memory: the upper limit for one Node process.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file, port] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const lines = Object.entries(headers).flat();
const bytes = Buffer.from(body, "base64");
createServer((_request, response) => response.writeHead(200, lines).end(bytes)).listen(Number(port), "127.0.0.1");
