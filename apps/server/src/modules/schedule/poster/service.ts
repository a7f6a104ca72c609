import { createHash } from "node:crypto";
import type { Locale } from "@kvart/contract/locale";
import { wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { visitor } from "../../../platform/session.ts";
import { listRooms } from "../../clubs/service.ts";
import { selectClub } from "../queries/club-calendar.ts";
import { activePromotion, listPeriods, listPromotionPeriods } from "../service.ts";
import { type Poster, posterOf } from "./poster.ts";

interface PosterDeps {
	db: Database;
	clock: Clock;
	publicUrl: string;
	partner: string;
}

interface PosterOptions {
	gymId: number;
	/** The club's first room if undefined. */
	roomId: number | undefined;
	promotion: boolean;
	locale: Locale;
}

/** Without titles if none runs in the club. */
async function promotionOf(db: Database, clock: Clock, gymId: number) {
	const { promotions } = await activePromotion(db, clock);
	const own = promotions.find(({ gyms }) => gyms.some(({ id }) => id === gymId));
	return own ?? { title: null, title_eng: null };
}

export async function makePoster(deps: PosterDeps, options: PosterOptions): Promise<{ name: string; poster: Poster }> {
	const { db, clock, publicUrl, partner } = deps;
	const { gymId, roomId, locale } = options;
	const [rooms, club] = await Promise.all([listRooms(db, gymId), selectClub(db, gymId)]);
	const room = roomId === undefined ? rooms[0] : rooms.find(({ id }) => id === roomId);
	if (!club || !room) throw new Refusal("ERR_NOT_FOUND");
	const list = options.promotion ? listPromotionPeriods : listPeriods;
	const poster = posterOf({
		locale,
		club,
		room: rooms.length > 1 ? room : null,
		periods: await list(db, clock, visitor, room.id),
		promotion: options.promotion ? await promotionOf(db, clock, gymId) : null,
		today: wallTime(clock.now()).date,
		publicUrl,
		partner,
	});
	return { name: [club.slug, rooms.length > 1 ? room.id : null, locale].filter(Boolean).join("-"), poster };
}

/** Loads fonts and library on demand, so that they do not slow down the start. */
async function printPoster(poster: Poster): Promise<Buffer> {
	const [{ printDocument }, { posterDocument }] = await Promise.all([
		import("../../../platform/print/print.ts"),
		import("./layout.ts"),
	]);
	return printDocument(posterDocument(poster));
}

export interface PosterFile {
	tag: string;
	pdf: Promise<Buffer>;
}

const maximumFiles = 100;

/** Schedules change rarely, so printed posters are cached by their contents. */
export class PosterCache {
	readonly #files = new Map<string, PosterFile>();

	print(poster: Poster): PosterFile {
		const tag = createHash("sha1").update(JSON.stringify(poster)).digest("base64url");
		const cached = this.#files.get(tag);
		if (cached) return cached;
		const file = { tag, pdf: printPoster(poster) };
		this.#files.set(tag, file);
		file.pdf.catch(() => this.#files.delete(tag));
		for (const oldest of this.#files.keys()) {
			if (this.#files.size <= maximumFiles) break;
			this.#files.delete(oldest);
		}
		return file;
	}
}
