// Writes docs/screenshots/drawings.webp and coaches.webp, all drawings and all coaches on one sheet, and with --large each
// drawing as PNG into a folder to judge them:
//
//   node media/tool/contact-sheet.mjs [--large <folder>]

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { coachKeys, coachPortrait } from "../src/coaches.ts";
import { drawingNames, drawingOf } from "../src/drawings.ts";

const gap = 8;
const [, , flag, folder] = process.argv;

async function writeSheet(file, drawings, cell, columns) {
	const tiles = await Promise.all(
		drawings.map(async (svg, at) => ({
			input: await sharp(Buffer.from(svg))
				.resize({ ...cell, fit: "cover" })
				.png()
				.toBuffer(),
			left: gap + (at % columns) * (cell.width + gap),
			top: gap + Math.floor(at / columns) * (cell.height + gap),
		})),
	);
	const size = {
		width: gap + columns * (cell.width + gap),
		height: gap + Math.ceil(drawings.length / columns) * (cell.height + gap),
	};
	await sharp({ create: { ...size, channels: 3, background: "#0B0D0E" } })
		.composite(tiles)
		.webp({ quality: 82 })
		.toFile(fileURLToPath(new URL(`../../docs/screenshots/${file}`, import.meta.url)));
}

const posters = drawingNames.map((name) => drawingOf(name).svg);
await writeSheet("drawings.webp", posters, { width: 400, height: 320 }, 6);
const portraits = coachKeys.map((key) => coachPortrait(key, ""));
await writeSheet("coaches.webp", portraits, { width: 260, height: 325 }, 9);

if (flag === "--large" && folder) {
	mkdirSync(folder, { recursive: true });
	for (const name of drawingNames) {
		await sharp(Buffer.from(drawingOf(name).svg))
			.png()
			.toFile(join(folder, `${name.split("/")[1]}.png`));
	}
}
