// Writes docs/screenshots/drawings.webp, coaches.webp and clubs.webp: all drawings, all coaches, and the front of each club with
// the first picture of its gallery. With --large also each drawing and front as PNG into a folder, to judge them:
//
//   node media/tool/contact-sheet.mjs [--large <folder>]

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { coachKeys, coachPortrait } from "../src/coaches.ts";
import { drawingNames, drawingOf } from "../src/drawings.ts";
import { clubHeroes, galleries } from "../src/galleries.ts";

const gap = 8;
const [, , flag, folder] = process.argv;

/** A picture is an SVG or the path of a file. */
async function writeSheet(file, pictures, cell, columns) {
	const tiles = await Promise.all(
		pictures.map(async (picture, at) => ({
			input: await sharp(picture)
				.resize({ ...cell, fit: "cover" })
				.png()
				.toBuffer(),
			left: gap + (at % columns) * (cell.width + gap),
			top: gap + Math.floor(at / columns) * (cell.height + gap),
		})),
	);
	const size = {
		width: gap + columns * (cell.width + gap),
		height: gap + Math.ceil(pictures.length / columns) * (cell.height + gap),
	};
	await sharp({ create: { ...size, channels: 3, background: "#0B0D0E" } })
		.composite(tiles)
		.webp({ quality: 82 })
		.toFile(fileURLToPath(new URL(`../../docs/screenshots/${file}`, import.meta.url)));
}

const master = (name) => fileURLToPath(new URL(`../masters/${name}.jpg`, import.meta.url));
const pictureOf = (name) => (name.startsWith("drawn/") ? Buffer.from(drawingOf(name).svg) : master(name));

const posters = drawingNames.map((name) => Buffer.from(drawingOf(name).svg));
await writeSheet("drawings.webp", posters, { width: 400, height: 320 }, 6);
const portraits = coachKeys.map((key) => Buffer.from(coachPortrait(key, "")));
await writeSheet("coaches.webp", portraits, { width: 260, height: 325 }, 9);
const clubs = Object.keys(clubHeroes).flatMap((club) => [clubHeroes[club], galleries[club][0]]);
await writeSheet("clubs.webp", clubs.map(pictureOf), { width: 480, height: 270 }, 4);

if (flag === "--large" && folder) {
	mkdirSync(folder, { recursive: true });
	for (const [at, name] of drawingNames.entries()) {
		await sharp(posters[at])
			.png()
			.toFile(join(folder, `${name.split("/")[1]}.png`));
	}
	for (const [club, name] of Object.entries(clubHeroes)) {
		await sharp(master(name))
			.png()
			.toFile(join(folder, `${club}.png`));
	}
}
