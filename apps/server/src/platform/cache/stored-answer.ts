import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzipCompress);

/** A page or an answer as it is sent, compressed once for many requests. */
export interface StoredAnswer {
	headers: Record<string, string>;
	etag: string;
	identity: Buffer;
	br: Buffer;
	gzip: Buffer;
}

export interface PlainAnswer {
	headers: Record<string, string>;
	body: string;
}

/** `quick` for what is sent too seldom for a thorough compression, because it lives for seconds. */
const qualities = { thorough: { brotli: 9, gzip: 9 }, quick: { brotli: 4, gzip: 3 } };

function digest({ headers, body }: PlainAnswer): string {
	const hash = createHash("sha256").update(JSON.stringify(headers)).update(body);
	return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Returns `previous` if nothing has changed. */
export async function storedAnswer(
	answer: PlainAnswer,
	quality: keyof typeof qualities,
	previous?: StoredAnswer,
): Promise<StoredAnswer> {
	const etag = digest(answer);
	if (previous?.etag === etag) return previous;
	const identity = Buffer.from(answer.body);
	const levels = qualities[quality];
	const [br, gzip] = await Promise.all([
		brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: levels.brotli } }),
		gzipped(identity, { level: levels.gzip }),
	]);
	return { headers: answer.headers, etag, identity, br, gzip };
}

export function bytesOf({ identity, br, gzip }: StoredAnswer): number {
	return identity.length + br.length + gzip.length;
}
