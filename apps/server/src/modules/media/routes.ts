import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { coachKeys, coachPortrait } from "@kvart/media/coaches";
import { drawingOf, isDrawingName } from "@kvart/media/drawings";
import { galleryPhoto, photoOf } from "@kvart/media/photos";
import { pictureNameOf } from "@kvart/media/picture";
import { drawingUrl, type PictureFormat, pictureUrl, pictureWidths } from "@kvart/media/urls";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loadSharp } from "../../platform/sharp.ts";
import { createDerivatives } from "./derive.ts";
import { createFileCache } from "./file-cache.ts";
import { createOpenGraph, type OpenGraphCard } from "./og.ts";
import { createOriginals, type PictureSource } from "./originals.ts";
import { TooBusyError } from "./queue.ts";
import { idOfName, readUploadUrl, type Uploads } from "./uploads.ts";
import { type WarmUp, warmUp } from "./warm-up.ts";

export interface MediaDeps {
	cacheDir: string;
	mastersDir: string;
	wordmark: string;
	/** AVIF compression effort, from 0 to 9. */
	effort: number;
	/** Undefined for an unknown page. */
	openGraphCard?: (page: string, locale: "sr" | "en") => Promise<OpenGraphCard | undefined> | OpenGraphCard | undefined;
	/** Whether to draw a coach who has no built-in portrait. */
	isCoach?: (key: string) => Promise<boolean> | boolean;
	/** Pictures uploaded by staff. */
	uploads?: Uploads;
	/** Pages whose pictures are prepared after the start. */
	firstPages?: (() => Promise<readonly string[]>) | undefined;
}

const FOREVER = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";
const GALLERY_WIDTH = 1200;
const THUMBNAIL_WIDTH = 400;
const BANNER_WIDTH = 1600;
const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", svg: "image/svg+xml" } as const;

/** All addresses are looked up in the catalogue; input never becomes part of a path on disk. */
export function mediaRoutes(app: FastifyInstance, deps: MediaDeps): void {
	const cache = createFileCache(deps.cacheDir);
	const { effort, mastersDir, uploads, wordmark } = deps;
	const originals = { mastersDir, uploads, masterCache: createFileCache(deps.cacheDir) };
	const originalOf = createOriginals(originals);
	const derivatives = createDerivatives({ cache, effort, ...originals });
	const cards = createOpenGraph({ cache, wordmark, ...originals });

	async function sendStable(
		request: FastifyRequest,
		reply: FastifyReply,
		source: PictureSource | undefined,
		{ width, cacheControl = ONE_DAY }: { width: number; cacheControl?: string },
	) {
		const original = source && originalOf(source);
		const fitting = original && Math.max(...pictureWidths(Math.min(width, original.width), "jpg"));
		if (!source || !original || !fitting) return notFound(reply);
		const make = async () => readFile((await derivatives.file(source, fitting, "jpg")) ?? "");
		return send(request, reply, { tag: `${original.hash}-${fitting}`, type: types.jpg, cacheControl, make });
	}

	async function sourceOf(id: string): Promise<PictureSource | undefined> {
		const uploadId = idOfName(id);
		return uploadId === undefined ? pictureNameOf(id) : uploads?.find(uploadId);
	}

	app.get<{ Params: { file: string } }>("/media/p/:file", async (request, reply) => {
		const [, drawn, drawnHash = ""] = /^([a-z0-9-]+)\.([0-9a-f]{10})\.svg$/.exec(request.params.file) ?? [];
		if (drawn) return sendDrawing(request, reply, drawn, drawnHash);
		const { id, hash, ...size } = readFileName(request.params.file);
		const source = await sourceOf(id);
		if (!source) return notFound(reply);
		const original = originalOf(source);
		if (!pictureWidths(original.width, size.format).includes(size.width)) return notFound(reply);
		// Old pages still refer to a picture that was replaced.
		if (hash !== original.hash) {
			const current = pictureUrl({ id, hash: original.hash }, size.width, size.format);
			return reply.header("cache-control", "no-store").redirect(current, 302);
		}
		const make = async () => readFile((await derivatives.file(source, size.width, size.format)) ?? "");
		return send(request, reply, { tag: request.params.file, type: types[size.format], cacheControl: FOREVER, make });
	});

	app.get<{ Params: { folder: string; file: string } }>("/galleries/:folder/:file", async (request, reply) => {
		const { folder, file } = request.params;
		const [, thumbnails] = /^(.+)_thumbnails$/.exec(folder) ?? [];
		const [, number = ""] = (thumbnails ? /^(\d+)_thumb\.jpg$/ : /^(\d+)\.jpg$/).exec(file) ?? [];
		const width = thumbnails ? THUMBNAIL_WIDTH : GALLERY_WIDTH;
		return sendStable(request, reply, galleryPhoto(thumbnails ?? folder, number), { width });
	});

	app.get<{ Params: { file: string } }>("/media/trainers/:file", async (request, reply) => {
		const [, key = "", format] = /^([a-z0-9-]{1,80})\.(svg|jpg)$/.exec(request.params.file) ?? [];
		if (!key || !(coachKeys.includes(key) || (await deps.isCoach?.(key)))) return notFound(reply);
		const svg = coachPortrait(key, "");
		const tag = createHash("sha256").update(svg).digest("hex").slice(0, 16);
		if (format === "svg")
			return send(request, reply, { tag, type: types.svg, cacheControl: ONE_DAY, make: async () => svg });
		const draw = async () =>
			(await loadSharp())(Buffer.from(svg)).resize(800, 1000).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
		const make = async () => readFile(await cache.get(`portrait-${tag}.jpg`, draw));
		return send(request, reply, { tag, type: types.jpg, cacheControl: ONE_DAY, make });
	});

	app.get<{ Params: { file: string } }>("/media/og/:file", async (request, reply) => {
		const [, page = "", locale] = /^([a-z0-9-]{1,80})\.(sr|en)\.jpg$/.exec(request.params.file) ?? [];
		const card = page ? await deps.openGraphCard?.(page, locale as "sr" | "en") : undefined;
		if (!card) return notFound(reply);
		const make = async () => readFile(await cards.file(card));
		return send(request, reply, { tag: cards.tag(card), type: types.jpg, cacheControl: ONE_DAY, make });
	});

	app.get("/media/uploads/:file", async (request, reply) => {
		const named = readUploadUrl(request.url);
		const upload = named && (await uploads?.find(named.id));
		if (!upload || upload.hash !== named.hash) return notFound(reply);
		return sendStable(request, reply, upload, { width: BANNER_WIDTH, cacheControl: FOREVER });
	});

	app.get<{ Params: { kind: string; file: string } }>("/media/:kind/:file", async (request, reply) => {
		const [, name = ""] = /^([a-z0-9-]{1,80})\.jpg$/.exec(request.params.file) ?? [];
		const { kind } = request.params;
		const width = kind === "banners" ? BANNER_WIDTH : GALLERY_WIDTH;
		return sendStable(request, reply, photoOf(kind, name), { width });
	});

	async function makeAhead(file: string): Promise<void> {
		const { id, width, format } = readFileName(file);
		const source = await sourceOf(id);
		if (source) await derivatives.file(source, width, format, "idle");
	}

	let warming: WarmUp | undefined;
	const { firstPages: pages } = deps;
	if (pages) {
		const read = async (page: string) => (await app.inject(page)).body;
		app.addHook("onListen", async () => {
			warming = warmUp({ pages, read, make: makeAhead });
		});
	}
	app.addHook("onClose", async () => warming?.stop());
}

/** One SVG for all widths; an old hash redirects as for other pictures. */
function sendDrawing(request: FastifyRequest, reply: FastifyReply, id: string, hash: string) {
	const name = pictureNameOf(id);
	if (!name || !isDrawingName(name)) return notFound(reply);
	const drawing = drawingOf(name);
	if (hash !== drawing.hash) {
		return reply.header("cache-control", "no-store").redirect(drawingUrl({ id, hash: drawing.hash }), 302);
	}
	return send(request, reply, { tag: hash, type: types.svg, cacheControl: FOREVER, make: async () => drawing.svg });
}

/** The id is empty if the name is invalid. */
function readFileName(file: string): { id: string; hash: string; width: number; format: PictureFormat } {
	const match = /^([a-z0-9-]+)\.([0-9a-f]{10})\.(\d{3,4})\.(avif|webp|jpg)$/.exec(file);
	const [id = "", hash = "", width, format] = match?.slice(1) ?? [];
	return { id, hash, width: Number(width), format: format as PictureFormat };
}

interface Answer {
	tag: string;
	type: string;
	cacheControl: string;
	make: () => Promise<Buffer | string>;
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
	const tag = `"${answer.tag}"`;
	const headers = {
		etag: tag,
		"cache-control": answer.cacheControl,
		// For the app, and for a site on another host than its API.
		"cross-origin-resource-policy": "cross-origin",
	};
	if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).headers(headers).send();
	try {
		const body = await answer.make();
		return reply.headers(headers).type(answer.type).send(body);
	} catch (error) {
		if (!(error instanceof TooBusyError)) throw error;
		return reply.code(503).headers({ "retry-after": "2", "cache-control": "no-store" }).send();
	}
}

function notFound(reply: FastifyReply): FastifyReply {
	return reply.code(404).header("cache-control", "public, max-age=60").type("text/plain; charset=utf-8").send("404");
}
