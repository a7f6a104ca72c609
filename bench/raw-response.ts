import { get } from "node:http";

export interface RawResponse {
	headers: Record<string, string>;
	body: Buffer;
}

/** Keeps the body compressed: the other servers must send the same bytes. */
export function fetchRaw(url: string, headers: Record<string, string>): Promise<RawResponse> {
	return new Promise((resolve, reject) => {
		get(url, { headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () => {
				if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}.`));
				const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
				resolve({ headers: Object.fromEntries(given), body: Buffer.concat(chunks) });
			});
		}).on("error", reject);
	});
}
