import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushContent } from "@kvart/contract/push";
import { afterAll } from "vitest";

interface Received {
	path: string;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** A push service on this machine. It answers with `status`, or never. */
export interface PushService {
	url: string;
	status: number | "never";
	headers: Record<string, string>;
	received: Received[];
}

export async function startPushService(): Promise<PushService> {
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on("data", (part: Buffer) => parts.push(part));
		request.on("end", () => {
			service.received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
			if (service.status === "never") return;
			response.writeHead(service.status, service.headers).end();
		});
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	const service: PushService = { url: `http://127.0.0.1:${port}`, status: 201, headers: {}, received: [] };
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});
	return service;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** The browser's part: it subscribes, and decrypts messages (RFC 8188 and 8291), without the library under test. */
export function newBrowser(service: string) {
	const ecdh = createECDH("prime256v1");
	const publicKey = ecdh.generateKeys();
	const auth = randomBytes(16);
	function decrypt(body: Buffer): PushContent {
		const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
		const sealed = body.subarray(21 + sender.length);
		const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
		const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
		const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
		const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
		const decipher = createDecipheriv("aes-128-gcm", key, nonce, { authTagLength: 16 });
		decipher.setAuthTag(sealed.subarray(-16));
		const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
		// Ends with the mark of the last record.
		return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")) as PushContent;
	}
	const subscription = {
		endpoint: `${service}/${randomUUID()}`,
		keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
	};
	return { ...subscription, decrypt };
}
