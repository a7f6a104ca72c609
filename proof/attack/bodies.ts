import { connect } from "node:net";
import { deflateSync, gzipSync } from "node:zlib";
import { endlessForm, endlessHeaders, holdOpen } from "../site/slow-connections.ts";
import { all, atMost, none, type Trial } from "../trial.ts";
import { Findings } from "./findings.ts";
import type { Ground, Target } from "./target.ts";

const megabyte = 2 ** 20;
const grownMegabytes = 200;

interface Sent {
	what: string;
	/** Raw request, in chunks. */
	pieces: (string | Buffer)[];
	/** Expected statuses; 0 is a connection closed without a response. */
	wanted: number[];
}

const post = (path: string, headers: string[], body: string | Buffer = ""): (string | Buffer)[] => [
	[`POST ${path} HTTP/1.1`, "Host: kvart.example", ...headers, "", ""].join("\r\n"),
	body,
];
const json = "Content-Type: application/json";
const form = "/api/form/price";
const tooMuch = Buffer.alloc(8 * megabyte, 0x20);

/** Without checksum: a decoder that trusts the header allocates first. */
function pngChunk(name: string, data: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** A small PNG that decodes to more pixels than the server has memory. */
function pictureBomb(side: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header.set([8, 6, 0, 0, 0], 8);
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	return Buffer.concat([
		signature,
		pngChunk("IHDR", header),
		pngChunk("IDAT", deflateSync(tooMuch)),
		pngChunk("IEND", Buffer.alloc(0)),
	]);
}

function requests(staff: string): Sent[] {
	const picture = (body: Buffer) =>
		post(
			"/api/staff/picture?kind=story",
			[`session_id: ${staff}`, "Content-Type: image/png", `Content-Length: ${body.length}`],
			body,
		);
	return [
		{
			what: "a body that is too long",
			pieces: post(form, [json, `Content-Length: ${tooMuch.length}`], tooMuch),
			wanted: [413, 0],
		},
		{
			what: "a length that no body has",
			pieces: post(form, [json, "Content-Length: 99999999999999999999"]),
			wanted: [400, 413],
		},
		{ what: "a negative length", pieces: post(form, [json, "Content-Length: -1"]), wanted: [400] },
		{
			what: "chunks without an end",
			pieces: [
				...post(form, [json, "Transfer-Encoding: chunked"]),
				...Array.from({ length: 400 }, () => `400\r\n${" ".repeat(1024)}\r\n`),
			],
			wanted: [413, 0],
		},
		{
			what: "two lengths",
			pieces: post(
				form,
				[json, "Content-Length: 2", "Content-Length: 44"],
				"{}GET /api/user HTTP/1.1\r\nHost: x\r\n\r\n",
			),
			wanted: [400],
		},
		{
			what: "a length and chunks",
			pieces: post(
				form,
				[json, "Content-Length: 4", "Transfer-Encoding: chunked"],
				"0\r\n\r\nGET /api/user HTTP/1.1\r\nHost: x\r\n\r\n",
			),
			wanted: [400],
		},
		{
			what: "chunks by another spelling",
			pieces: post(form, [json, "Transfer-Encoding: xchunked", "Content-Length: 2"], "{}"),
			wanted: [400, 501],
		},
		{
			what: "a packed body",
			pieces: post(form, [json, "Content-Encoding: gzip", "Content-Length: 64"], gzipSync(tooMuch).subarray(0, 64)),
			wanted: [400, 413, 415, 422],
		},
		{
			what: "a header of 100 KB",
			pieces: [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(100_000)}\r\n\r\n`],
			wanted: [431],
		},
		{
			what: "five thousand headers",
			pieces: [`GET / HTTP/1.1\r\nHost: x\r\n${"X: y\r\n".repeat(5000)}\r\n`],
			wanted: [431, 200],
		},
		{
			what: "an address of 100 KB",
			pieces: [`GET /${"x".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
			wanted: [414, 431],
		},
		{ what: "a header with a line break", pieces: ["GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n"], wanted: [400] },
		{ what: "no host", pieces: ["GET / HTTP/1.1\r\n\r\n"], wanted: [400] },
		{ what: "an unknown method", pieces: ["EVIL / HTTP/1.1\r\nHost: x\r\n\r\n"], wanted: [400] },
		{ what: "no HTTP at all", pieces: ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"], wanted: [400] },
		{ what: "HTTP/2 without sqlRunner", pieces: ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"], wanted: [400, 505] },
		{ what: "a picture of 400 megapixels", pieces: picture(pictureBomb(20_000)), wanted: [413, 422] },
		{ what: "a picture of four thousand megapixels", pieces: picture(pictureBomb(65_000)), wanted: [413, 422] },
		{
			what: "a picture that is too long",
			pieces: post(
				"/api/staff/picture?kind=story",
				[`session_id: ${staff}`, "Content-Type: image/png", `Content-Length: ${40 * megabyte}`],
				tooMuch,
			),
			wanted: [413, 0],
		},
	];
}

interface Seen {
	statuses: number[];
	seconds: number;
}

const patienceMilliseconds = 15_000;

/** Reads until there is a response or the connection ends. */
function converse(port: number, pieces: (string | Buffer)[]): Promise<Seen> {
	const started = performance.now();
	return new Promise((resolve) => {
		let said = "";
		const socket = connect({ port, host: "127.0.0.1" }, () => {
			for (const piece of pieces) socket.write(piece);
		});
		const end = () => {
			socket.destroy();
			const statuses = [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
			resolve({ statuses, seconds: (performance.now() - started) / 1000 });
		};
		const timer = setTimeout(end, patienceMilliseconds);
		socket.on("data", (chunk: Buffer) => {
			said += chunk.toString("latin1");
			// Long enough for a second response, which a smuggled request would get.
			setTimeout(end, 300);
		});
		socket.on("error", () => undefined);
		socket.on("close", () => {
			clearTimeout(timer);
			end();
		});
	});
}

async function sendAll({ server, as }: Target, findings: Findings): Promise<number> {
	const port = Number(new URL(server.url).port);
	const list = requests(as("staff")["session_id"] ?? "");
	for (const { what, pieces, wanted } of list) {
		const { statuses, seconds } = await converse(port, pieces);
		const status = statuses[0] ?? 0;
		if (!wanted.includes(status)) findings.add(`${what}: answered with ${status}, wanted ${wanted.join(" or ")}`);
		if (statuses.length > 1) findings.add(`${what}: two answers (${statuses.join(", ")})`);
		if (seconds > 14) findings.add(`${what}: no end after ${seconds.toFixed(0)} s`);
	}
	return list.length;
}

const slowConnections = 100;
const slowSeconds = 40;

/** Without a proxy, the server itself must end slow connections. */
async function sendSlowly({ server }: Target): Promise<number> {
	const port = Number(new URL(server.url).port);
	const seconds = await Promise.all([endlessHeaders, endlessForm].map((way) => holdOpen(port, way, slowConnections)));
	return Math.max(...seconds.flat());
}

/** Requests that are too large, too slow, smuggled or malformed. */
export function bodies(ground: Ground): Trial {
	return {
		name: "bodies",
		title: "Oversized, slow and malformed requests",
		run: async (report) => {
			const target = await ground.open("bodies");
			const before = target.server.memoryMegabytes();
			const findings = new Findings();
			const rounds = 5;
			let sent = 2 * slowConnections;
			const slowest = sendSlowly(target);
			for (let round = 1; round <= rounds; round += 1) {
				sent += await sendAll(target, findings);
				report(`round ${round} of ${rounds}`);
			}
			report("waiting until the slow ones are cut off");
			const cutOff = await slowest;
			const alive = await target.caller.send({ path: "/api/ready" });
			const grown = target.server.memoryMegabytes() - before;
			await target.close();
			return {
				figures: { requests: sent, findings: findings.kinds },
				checks: [
					none("answers that are wrong", findings.count),
					atMost("the slow ones were cut off after", cutOff, slowSeconds, " s"),
					all("the server is ready afterwards", alive.status, 200),
					atMost("its memory has grown by", grown, grownMegabytes, " MB"),
				],
				notes: findings.lines(),
			};
		},
	};
}
