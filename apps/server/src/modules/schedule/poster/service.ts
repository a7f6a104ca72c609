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

export interface PosterDeps {
	db: Database;
	clock: Clock;
	publicUrl: string;
}

export interface PosterQuestion {
	gymId: number;
	/** Without one: the club's first. */
	roomId: number | undefined;
	promotion: boolean;
	locale: Locale;
}

/** The week of a room, or what a promotion brings there, ready to be printed. */
export async function makePoster(
	deps: PosterDeps,
	question: PosterQuestion,
): Promise<{ name: string; poster: Poster }> {
	const { db, clock, publicUrl } = deps;
	const { gymId, roomId, locale } = question;
	const [rooms, club] = await Promise.all([listRooms(db, gymId), selectClub(db, gymId)]);
	const room = roomId === undefined ? rooms[0] : rooms.find(({ id }) => id === roomId);
	if (!club || !room) throw new Refusal("ERR_NOT_FOUND");
	const list = question.promotion ? listPromotionPeriods : listPeriods;
	const poster = posterOf({
		locale,
		club,
		room: rooms.length > 1 ? room : null,
		periods: await list(db, clock, visitor, room.id),
		promotion: question.promotion ? await activePromotion(db, clock) : null,
		today: wallTime(clock.now()).date,
		publicUrl,
	});
	return { name: [club.slug, rooms.length > 1 ? room.id : null, locale].filter(Boolean).join("-"), poster };
}

export interface PosterFile {
	tag: string;
	pdf: Promise<Buffer>;
}

const keptFiles = 100;

/** Prints a poster once and keeps it: a schedule is asked for often and changes seldom. */
export class PosterPress {
	readonly #files = new Map<string, PosterFile>();

	print(poster: Poster): PosterFile {
		const tag = createHash("sha1").update(JSON.stringify(poster)).digest("base64url");
		const known = this.#files.get(tag);
		if (known) return known;
		// Fonts and the library cost a start-up nothing: they come with the first poster.
		const file = { tag, pdf: import("./print.ts").then(({ printPoster }) => printPoster(poster)) };
		this.#files.set(tag, file);
		file.pdf.catch(() => this.#files.delete(tag));
		for (const oldest of this.#files.keys()) {
			if (this.#files.size <= keptFiles) break;
			this.#files.delete(oldest);
		}
		return file;
	}
}
