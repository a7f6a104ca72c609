// Writes docs/screenshots/drawings.webp, all drawings on one sheet, and with --large each one as PNG into a folder to judge them:
//
//   node media/tool/contact-sheet.mjs [--large <folder>]

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawingNames, drawingOf } from "../src/drawings.ts";

const target = fileURLToPath(new URL("../../docs/screenshots/drawings.webp", import.meta.url));
const [cell, gap, columns] = [{ width: 400, height: 320 }, 8, 6];
const [, , flag, folder] = process.argv;

const tiles = await Promise.all(
	drawingNames.map(async (name, at) => ({
		input: await sharp(Buffer.from(drawingOf(name).svg))
			.resize({ ...cell, fit: "cover" })
			.png()
			.toBuffer(),
		left: gap + (at % columns) * (cell.width + gap),
		top: gap + Math.floor(at / columns) * (cell.height + gap),
	})),
);
const rows = Math.ceil(drawingNames.length / columns);
await sharp({
	create: {
		width: gap + columns * (cell.width + gap),
		height: gap + rows * (cell.height + gap),
		channels: 3,
		background: "#0B0D0E",
	},
})
	.composite(tiles)
	.webp({ quality: 82 })
	.toFile(target);

if (flag === "--large" && folder) {
	mkdirSync(folder, { recursive: true });
	for (const name of drawingNames) {
		await sharp(Buffer.from(drawingOf(name).svg))
			.png()
			.toFile(join(folder, `${name.split("/")[1]}.png`));
	}
}
