import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Ceremony {
	options: Record<string, unknown>;
	/** Another one than the site's, as a copy of the site would have. */
	origin?: string;
	/** False: the device did not check a fingerprint or PIN. */
	verified?: boolean;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** The flags of authenticator data: user present, user verified, credential included. */
const flags = { present: 0x01, verified: 0x04, credential: 0x40 };

/** 32 bytes in CBOR. */
function coordinate(label: number, value: string): Buffer {
	return Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, "base64url")]);
}

/** A security key in software, with one ES256 credential. */
export class Authenticator {
	readonly id = randomBytes(32);
	counter = 1;
	readonly #key: KeyObject;
	readonly #coseKey: Buffer;
	readonly #host: string;
	readonly #origin: string;

	constructor(publicUrl = "http://localhost:3000") {
		const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
		const { x = "", y = "" } = publicKey.export({ format: "jwk" });
		// A CBOR map of five: kty EC2, alg ES256, crv P-256, x, y.
		const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
		this.#coseKey = Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
		this.#key = privateKey;
		this.#host = new URL(publicUrl).hostname;
		this.#origin = publicUrl;
	}

	#clientData(type: string, { options, origin = this.#origin }: Ceremony): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge: options["challenge"], origin, crossOrigin: false }));
	}

	#data(extra: number, verified: boolean): Buffer {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(this.counter);
		const set = flags.present | (verified ? flags.verified : 0) | extra;
		return Buffer.concat([sha256(this.#host), Buffer.from([set]), counter]);
	}

	#credential<R extends object>(response: R) {
		const id = this.id.toString("base64url");
		return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {}, response };
	}

	/** The request of a browser after `navigator.credentials.create`. */
	create(ceremony: Ceremony) {
		const length = Buffer.from([0, this.id.length]);
		const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey]);
		const data = Buffer.concat([this.#data(flags.credential, ceremony.verified ?? true), attested]);
		// { fmt: "none", attStmt: {}, authData: … } in CBOR.
		const attestation = Buffer.concat([
			Buffer.from([0xa3, 0x63]),
			Buffer.from("fmt"),
			Buffer.from([0x64]),
			Buffer.from("none"),
			Buffer.from([0x67]),
			Buffer.from("attStmt"),
			Buffer.from([0xa0, 0x68]),
			Buffer.from("authData"),
			Buffer.from([0x58, data.length]),
			data,
		]);
		return this.#credential({
			clientDataJSON: this.#clientData("webauthn.create", ceremony).toString("base64url"),
			attestationObject: attestation.toString("base64url"),
			transports: ["internal"],
		});
	}

	/** The request of a browser after `navigator.credentials.get`. */
	get(ceremony: Ceremony) {
		this.counter += 1;
		const clientData = this.#clientData("webauthn.get", ceremony);
		const data = this.#data(0, ceremony.verified ?? true);
		const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#key);
		return this.#credential({
			clientDataJSON: clientData.toString("base64url"),
			authenticatorData: data.toString("base64url"),
			signature: signature.toString("base64url"),
		});
	}
}
