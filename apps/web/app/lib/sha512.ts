// FIPS 180-4. Only for pages without TLS, where browsers lend no digest: short rather than fast.

const word = (value: bigint) => BigInt.asUintN(64, value);
const turn = (value: bigint, by: bigint) => word((value >> by) | (value << (64n - by)));

function primes(count: number): bigint[] {
	const found: bigint[] = [];
	for (let candidate = 2n; found.length < count; candidate += 1n) {
		if (found.every((prime) => candidate % prime !== 0n)) found.push(candidate);
	}
	return found;
}

/** The first 64 bits behind the point of a prime's square (2) or cube (3) root: the standard's constants. */
function rootBits(prime: bigint, degree: 2n | 3n): bigint {
	const target = prime << (64n * degree);
	let root = 0n;
	for (let bit = 1n << 70n; bit > 0n; bit >>= 1n) {
		if ((root + bit) ** degree <= target) root += bit;
	}
	return word(root);
}

function padded(message: Uint8Array): DataView {
	const blocks = Math.ceil((message.length + 17) / 128);
	const view = new DataView(new ArrayBuffer(blocks * 128));
	message.forEach((byte, index) => view.setUint8(index, byte));
	view.setUint8(message.length, 0x80);
	view.setBigUint64(view.byteLength - 8, BigInt(message.length) * 8n);
	return view;
}

function schedule(view: DataView, block: number): bigint[] {
	const words = Array.from({ length: 16 }, (_, index) => view.getBigUint64(block * 128 + index * 8));
	const at = (index: number) => words[index] ?? 0n;
	for (let index = 16; index < 80; index += 1) {
		const [early, late] = [at(index - 15), at(index - 2)];
		const small0 = turn(early, 1n) ^ turn(early, 8n) ^ (early >> 7n);
		const small1 = turn(late, 19n) ^ turn(late, 61n) ^ (late >> 6n);
		words.push(word(at(index - 16) + small0 + at(index - 7) + small1));
	}
	return words;
}

type State = [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];

function round([a, b, c, d, e, f, g, h]: State, constant: bigint, scheduled: bigint): State {
	const big1 = turn(e, 14n) ^ turn(e, 18n) ^ turn(e, 41n);
	const first = h + big1 + ((e & f) ^ (~e & g)) + constant + scheduled;
	const big0 = turn(a, 28n) ^ turn(a, 34n) ^ turn(a, 39n);
	return [word(first + big0 + ((a & b) ^ (a & c) ^ (b & c))), a, b, c, word(d + first), e, f, g];
}

export function sha512(message: Uint8Array): Uint8Array {
	const constants = primes(80).map((prime) => rootBits(prime, 3n));
	let state = primes(8).map((prime) => rootBits(prime, 2n)) as State;
	const view = padded(message);
	for (let block = 0; block < view.byteLength / 128; block += 1) {
		const scheduled = schedule(view, block);
		const end = constants.reduce((current, constant, index) => round(current, constant, scheduled[index] ?? 0n), state);
		state = state.map((value, index) => word(value + (end[index] ?? 0n))) as State;
	}
	const digest = new DataView(new ArrayBuffer(64));
	state.forEach((value, index) => digest.setBigUint64(index * 8, value));
	return new Uint8Array(digest.buffer);
}
