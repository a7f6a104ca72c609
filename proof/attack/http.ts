import { Agent, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Asked {
	method?: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
	/** The raw path: a URL would be normalised. */
	path: string;
}

export interface HttpResult {
	/** 0 without a response. */
	status: number;
	headers: Record<string, string>;
	body: Buffer;
	milliseconds: number;
	/** Why there was no response. */
	failure: string | null;
}

/** The decoded body. */
function unpacked(body: Buffer, encoding: string | undefined): Buffer {
	if (body.length === 0) return body;
	if (encoding === "br") return brotliDecompressSync(body);
	return encoding === "gzip" ? gunzipSync(body) : body;
}

// Later responses count as hanging.
const patienceMilliseconds = 20_000;

/** Sends requests unmodified. */
export class Caller {
	readonly #agent: Agent;
	readonly #url: URL;

	constructor(url: string, connections = 16) {
		this.#url = new URL(url);
		this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
	}

	send({ method = "GET", headers = {}, body, path }: Asked): Promise<HttpResult> {
		const started = performance.now();
		return new Promise((resolve) => {
			const end = (status: number, more: Partial<HttpResult> = {}) =>
				resolve({
					status,
					headers: {},
					body: Buffer.alloc(0),
					failure: null,
					...more,
					milliseconds: performance.now() - started,
				});
			const call = request(
				{
					host: this.#url.hostname,
					port: this.#url.port,
					path,
					method,
					agent: this.#agent,
					timeout: patienceMilliseconds,
					headers: { ...headers, ...(body !== undefined && { "content-length": Buffer.byteLength(body) }) },
				},
				(response) => {
					const chunks: Buffer[] = [];
					response.on("data", (chunk: Buffer) => chunks.push(chunk));
					response.on("close", () => {
						const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
						const read = unpacked(Buffer.concat(chunks), response.headers["content-encoding"]);
						end(response.statusCode ?? 0, { headers: Object.fromEntries(given), body: read });
					});
				},
			);
			call.on("timeout", () => call.destroy(new Error("no answer in time")));
			call.on("error", (error: NodeJS.ErrnoException) => end(0, { failure: error.code ?? error.message }));
			call.end(body);
		});
	}

	close(): void {
		this.#agent.destroy();
	}
}

export async function inParallel<T>(jobs: Iterable<T>, atOnce: number, work: (job: T) => Promise<void>): Promise<void> {
	const waiting = jobs[Symbol.iterator]();
	const worker = async () => {
		for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}
