import { createHash } from "node:crypto";
import { loadSharp } from "../../platform/sharp.ts";
import type { FileCache } from "./file-cache.ts";
import { outline, setTitle, widthOf } from "./og-type.ts";
import { createOriginals, type OriginalsDeps, type PictureSource } from "./originals.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const INK = "#0B0D0E";
const BONE = "#F5F3EC";
const LIME = "#C8FF2E";
/** Part of the cache key: raise it when the layout changes. */
const RECIPE = "1";

export interface OpenGraphCard {
	picture: PictureSource;
	title: string;
	/** Small line above the title, for example the name of the section. */
	kicker?: string;
}

export interface OpenGraphMaker {
	/** Identifies the content. */
	tag(card: OpenGraphCard): string;
	file(card: OpenGraphCard): Promise<string>;
}

/** Cards for link previews: picture, title and wordmark. */
export function createOpenGraph(deps: { cache: FileCache; wordmark: string } & OriginalsDeps): OpenGraphMaker {
	const originalOf = createOriginals(deps);
	const tag = (card: OpenGraphCard) => {
		const content = [RECIPE, deps.wordmark, originalOf(card.picture).hash, card.title, card.kicker ?? ""];
		return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
	};
	return {
		tag,
		file: (card) =>
			deps.cache.get(`og-${tag(card)}.jpg`, async () =>
				compose(card, await originalOf(card.picture).file(), deps.wordmark),
			),
	};
}

async function compose(card: OpenGraphCard, file: string, wordmark: string): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(file)
		.resize(WIDTH, HEIGHT, { fit: "cover" })
		.composite([{ input: Buffer.from(overlay(card, wordmark)) }])
		.jpeg({ quality: 84, mozjpeg: true })
		.toBuffer();
}

/** The SVG over the picture; letters are outlines, so no font is needed. */
export function overlay({ title, kicker }: OpenGraphCard, wordmark: string): string {
	const { size, lines } = setTitle(title, WIDTH - 2 * MARGIN);
	const leading = size * 0.98;
	const last = HEIGHT - MARGIN - 4;
	const first = last - leading * (lines.length - 1);
	const markSize = 44;
	const markWidth = widthOf(wordmark, markSize);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${INK}" stop-opacity=".72"/>
<stop offset=".3" stop-color="${INK}" stop-opacity=".28"/><stop offset="1" stop-color="${INK}" stop-opacity=".94"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>
${text(wordmark.toUpperCase(), MARGIN, MARGIN + 32, markSize, BONE)}
<rect x="${MARGIN + markWidth + 5}" y="${MARGIN + 20}" width="12" height="12" fill="${LIME}"/>
<rect x="0" y="${HEIGHT - 16}" width="${WIDTH}" height="16" fill="${LIME}"/>
${kicker ? text(kicker, MARGIN, first - size - 22, 40, LIME) : ""}
${lines.map((line, at) => text(line, MARGIN - size * 0.04, first + at * leading - 16, size, BONE)).join("\n")}
</svg>`;
}

function text(line: string, x: number, y: number, size: number, fill: string): string {
	const scale = size / 1000;
	return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" d="${outline(line)}"/>`;
}
