import { get } from "node:http";

/** An answer as it came over the wire. */
export interface Answer {
	headers: Record<string, string>;
	body: Buffer;
}

/** Asks once, without unpacking what comes: the others are to send the very same bytes. */
export function ask(url: string, headers: Record<string, string>): Promise<Answer> {
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
