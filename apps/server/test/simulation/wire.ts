import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

/** No password, and ready: what PostgreSQL answers to the first message. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const goodbye = 0x58;

/**
 * The embedded database as a socket for the driver of PostgreSQL: a statement goes in as a whole, not message by
 * message, and is planned once.
 */
export class Wire extends Duplex {
	readonly #database: PGlite;
	#greeted = false;

	constructor(database: PGlite) {
		super();
		this.#database = database;
	}

	connect(): void {
		setImmediate(() => this.emit("connect"));
	}

	setNoDelay(): void {}

	override _read(): void {}

	override _write(message: Buffer, _: string, done: () => void): void {
		if (message[0] === goodbye) this.push(null);
		else this.push(this.#greeted ? this.#database.execProtocolRawSync(message) : welcome);
		this.#greeted = true;
		done();
	}

	override _writev(messages: { chunk: Buffer }[], done: () => void): void {
		this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), "", done);
	}
}
