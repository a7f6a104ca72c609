// Compresses the built files once, at the highest level.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".xml", ".ico"]);
// Smaller files grow.
const smallest = 100;

const folders = process.argv.slice(2);
const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
for (const entry of entries) {
	if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
	const path = join(entry.parentPath, entry.name);
	const content = readFileSync(path);
	if (content.length < smallest) continue;
	writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
	writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
