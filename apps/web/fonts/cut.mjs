// Cuts Archivo to the letters and signs that the site writes. Run by hand after adding a sign: node fonts/cut.mjs
// Output is committed (app/ui/fonts), so that builds need neither the source font nor HarfBuzz.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const punctuation = " \u00a0\u2009\u00ad.,;:!?()[]{}/\\|@#%&*+-=<>_\"'`~^$";
// Not in Archivo, hence drawn as icons: → ← ★ ☆ ✓. (The comps' arrows were the system's.)
const signs = "€©®°·•–—‘’“”„…×½²³±−′″™§↑↓";
// Names of visitors and borrowed words; body text only, headlines never carry them.
const accents = "áäçéèëíñóöúüÉÖÜß";
const serbian = "ČĆŠŽĐčćšžđ";

const display = { wdth: 125, wght: { min: 700, max: 900 } };
const text = { wdth: 100, wght: { min: 400, max: 700 } };

const cuts = [
	{ name: "display-latin", source: "latin", characters: letters + punctuation + signs, axes: display },
	{ name: "display-serbian", source: "latin-ext", characters: serbian, axes: display },
	{ name: "text-latin", source: "latin", characters: letters + punctuation + signs + accents, axes: text },
	{ name: "text-serbian", source: "latin-ext", characters: serbian, axes: text },
];

let total = 0;
for (const { name, source, characters, axes } of cuts) {
	const file = import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${source}-standard-normal.woff2`);
	const font = await readFile(fileURLToPath(file));
	const cut = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: axes });
	await writeFile(new URL(`../app/ui/fonts/${name}.woff2`, import.meta.url), cut);
	total += cut.length;
	console.log(name.padEnd(16), cut.length);
}
console.log("total".padEnd(16), total);
