// Checks the committed package without Android tools: `node mobile/check.mjs`.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = dirname(fileURLToPath(import.meta.url));
const NEEDED = ["AndroidManifest.xml", "classes.dex", "resources.arsc"];
const SIGNATURES = [
	{ name: "v2", id: 0x7109871a },
	{ name: "v3", id: 0xf05368c0 },
];
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const BLOCK_MAGIC = "APK Sig Block 42";
// Adds the file name to Buffer's range error for truncated files.
const BROKEN = "is damaged: its parts lie outside the file";

/** The end-of-central-directory record. */
function findEnd(apk) {
	const lowest = Math.max(0, apk.length - END_LENGTH - 0xffff);
	for (let at = apk.length - END_LENGTH; at >= lowest; at--) {
		const commentFits =
			apk.readUInt32LE(at) === END_SIGNATURE && at + END_LENGTH + apk.readUInt16LE(at + 20) === apk.length;
		if (commentFits) {
			return { entries: apk.readUInt16LE(at + 10), start: apk.readUInt32LE(at + 16), at };
		}
	}
	throw new Error("is not a zip file: the end record is missing");
}

function readEntry(apk, at) {
	if (apk.readUInt32LE(at) !== ENTRY_SIGNATURE) {
		throw new Error("is not a valid zip file: its list of files is damaged");
	}
	const nameLength = apk.readUInt16LE(at + 28);
	const local = apk.readUInt32LE(at + 42);
	if (apk.readUInt32LE(local) !== LOCAL_SIGNATURE) {
		throw new Error("is not a valid zip file: a file in it has no header");
	}
	const data = local + 30 + apk.readUInt16LE(local + 26) + apk.readUInt16LE(local + 28);
	const packedSize = apk.readUInt32LE(at + 20);
	if (data + packedSize > apk.length) {
		throw new Error(BROKEN);
	}
	return {
		name: apk.toString("utf8", at + 46, at + 46 + nameLength),
		stored: apk.readUInt16LE(at + 10) === 0,
		size: apk.readUInt32LE(at + 24),
		data,
		next: at + 46 + nameLength + apk.readUInt16LE(at + 30) + apk.readUInt16LE(at + 32),
	};
}

function readEntries(apk, end) {
	const entries = new Map();
	let at = end.start;
	for (let index = 0; index < end.entries; index++) {
		const entry = readEntry(apk, at);
		entries.set(entry.name, entry);
		at = entry.next;
	}
	if (at !== end.at) {
		throw new Error("is not a valid zip file: its list of files has the wrong length");
	}
	return entries;
}

/** Ids in the APK signing block, which precedes the central directory. */
function readSigningBlock(apk, end) {
	const magicAt = end.start - BLOCK_MAGIC.length;
	if (magicAt < 8 || apk.toString("latin1", magicAt, end.start) !== BLOCK_MAGIC) {
		throw new Error("is not signed: there is no APK signing block");
	}
	const size = Number(apk.readBigUInt64LE(magicAt - 8));
	const start = end.start - size - 8;
	if (Number(apk.readBigUInt64LE(start)) !== size) {
		throw new Error("has a damaged signing block: its two lengths differ");
	}
	const ids = [];
	for (let at = start + 8; at < magicAt - 8; at += 8 + Number(apk.readBigUInt64LE(at))) {
		ids.push(apk.readUInt32LE(at + 8));
	}
	return ids;
}

function checkEntries(entries) {
	for (const name of NEEDED) {
		if (!entries.get(name)?.size) {
			throw new Error(`has no ${name}, or an empty one`);
		}
	}
	const table = entries.get("resources.arsc");
	if (!table.stored || table.data % 4 !== 0) {
		throw new Error("would not install on Android 11+: resources.arsc must be uncompressed and aligned to 4 bytes");
	}
}

function checkSignatures(ids) {
	const found = SIGNATURES.filter((signature) => ids.includes(signature.id)).map((signature) => signature.name);
	if (found.length === 0) {
		throw new Error("has a signing block without a v2 or v3 signature");
	}
	return found;
}

function checkRecord(apk, record) {
	const sha256 = createHash("sha256").update(apk).digest("hex");
	if (record.sha256 !== sha256) {
		throw new Error(`does not match its .json: sha256 is ${sha256}, the record says ${record.sha256}`);
	}
	if (record.size !== apk.length) {
		throw new Error(`does not match its .json: it has ${apk.length} bytes, the record says ${record.size}`);
	}
}

function requireFile(path, problem) {
	if (!existsSync(path)) {
		throw new Error(`${problem} (${path}); build it with: node mobile/build.mjs`);
	}
	return readFileSync(path);
}

function parseRecord(path) {
	const text = requireFile(path, "has no record").toString("utf8");
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(`has a record that is not JSON (${path})`);
	}
}

/** Throws an error that completes "kvart.apk …"; returns a summary. */
export function checkPackage(apkPath, recordPath) {
	const apk = requireFile(apkPath, "is missing");
	const record = parseRecord(recordPath);
	try {
		const end = findEnd(apk);
		const entries = readEntries(apk, end);
		checkEntries(entries);
		const signatures = checkSignatures(readSigningBlock(apk, end));
		checkRecord(apk, record);
		return { ...record, files: entries.size, signatures };
	} catch (error) {
		throw error instanceof RangeError ? new Error(BROKEN) : error;
	}
}

function main() {
	try {
		const found = checkPackage(join(FOLDER, "kvart.apk"), join(FOLDER, "kvart.apk.json"));
		const { package: id, version, size, files, signatures, siteUrl } = found;
		console.log(
			`kvart.apk is fine: ${id} ${version}, ${size} bytes, ${files} files, signed ${signatures.join("+")}, opens ${siteUrl}`,
		);
	} catch (error) {
		console.error(`kvart.apk ${error.message}`);
		process.exitCode = 1;
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	main();
}
