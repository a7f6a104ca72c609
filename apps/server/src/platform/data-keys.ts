import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
} from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Cryptography with the installation's secret key. Each purpose has a key derived from it. */
export interface DataKeys {
	encrypt(purpose: string, text: string): string;
	decrypt(purpose: string, cipher: string): string;
	/** HMAC: equal for equal texts, useless without the key. */
	digest(purpose: string, text: string): string;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

export function dataKeys(key: string): DataKeys {
	const derived = new Map<string, KeyObject>();
	const keyFor = (purpose: string): KeyObject => {
		const cached = derived.get(purpose);
		if (cached) return cached;
		const made = createSecretKey(Buffer.from(hkdfSync("sha256", Buffer.from(key, "hex"), "", purpose, 32)));
		derived.set(purpose, made);
		return made;
	};
	return {
		encrypt(purpose, text) {
			const iv = randomBytes(ivBytes);
			const cipher = createCipheriv(algorithm, keyFor(`${purpose} cipher`), iv);
			const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
		},
		decrypt(purpose, text) {
			const bytes = Buffer.from(text, "base64url");
			const decipher = createDecipheriv(algorithm, keyFor(`${purpose} cipher`), bytes.subarray(0, ivBytes), {
				authTagLength: tagBytes,
			});
			decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
			return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
		},
		digest: (purpose, text) =>
			createHmac("sha256", keyFor(`${purpose} digest`))
				.update(text)
				.digest("base64url"),
	};
}

/** Without DATA_KEY: a key that is created once and stored in the data directory. */
export function storedDataKey(dataDirectory: string): string {
	const file = join(dataDirectory, "data.key");
	mkdirSync(dataDirectory, { recursive: true });
	try {
		writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	}
	return readFileSync(file, "utf8").trim();
}
