// Draws the site's icons from one mark: node apps/web/icons.mjs. The results are committed in public/.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "public");

/** The K of a street plan: two strokes, a junction, and the block in lime. `inset` leaves room for round masks. */
function mark(inset) {
	const size = 512 - inset * 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#0b0d0e" d="M0 0h512v512H0z"/>
<g transform="translate(${inset} ${inset}) scale(${size / 512})"><path fill="#f5f3ec" d="M72 88h96v128l96-128h114L258 240l72 96 0 0H214l-46-62v150H72z"/>
<path fill="#c8ff2e" d="M344 328h96v96h-96z"/></g></svg>`;
}

const png = (svg, size) =>
	sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An .ico file that holds one PNG. */
function ico(image, size) {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(image.length, 14);
	head.writeUInt32LE(22, 18);
	return Buffer.concat([head, image]);
}

writeFileSync(join(folder, "icon.svg"), mark(0));
writeFileSync(join(folder, "icon-192.png"), await png(mark(0), 192));
writeFileSync(join(folder, "icon-512.png"), await png(mark(0), 512));
writeFileSync(join(folder, "icon-maskable-512.png"), await png(mark(70), 512));
writeFileSync(join(folder, "apple-touch-icon.png"), await png(mark(30), 180));
writeFileSync(join(folder, "favicon.ico"), ico(await png(mark(0), 32), 32));
