// Cuts the headline face for printed schedules: one fixed width and weight, as files that PDF programs take. Run by hand:
// node fonts/cut-print.mjs. Output is committed (apps/server/fonts). The source splits our letters over two files.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const signs = " \u00a0.,;:!?()[]/|@#%&*+-=_\"'€©®°·•–—‘’“”„…×½™§";
const serbian = "ČĆŠŽĐčćšžđ";
const axes = { wdth: 125, wght: 850 };

const folder = new URL("../../server/fonts/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, source, characters] of [
	["display-latin", "latin", letters + signs],
	["display-serbian", "latin-ext", serbian],
]) {
	const file = import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${source}-standard-normal.woff2`);
	const font = await readFile(fileURLToPath(file));
	const cut = await subsetFont(font, characters, { targetFormat: "truetype", variationAxes: axes });
	await writeFile(new URL(`${name}.ttf`, folder), cut);
	console.log(name.padEnd(16), cut.length);
}
