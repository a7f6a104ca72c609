import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { inClubOrder } from "../../lib/club-order.ts";
import { NotFoundError } from "../../lib/page.ts";
import { type Slot, slotOf } from "../../lib/slot.ts";
import { headOf } from "./head.server.ts";
import { trainingInfo } from "./info.server.ts";
import type { NamedPath, ScheduleData, SchedulePageData } from "./schedule-data.ts";
import { boardWeek } from "./week.server.ts";
import { mondaysOf } from "./weeks.ts";
import { scheduleWords } from "./words.server.ts";

interface Asked {
	kind: Slot["kind"];
	locale: Locale;
	clubId: string | undefined;
	params: URLSearchParams;
	publicUrl: string;
}

/** The asked room, or the first; a room that the club does not have is not found. */
function roomOf(rooms: readonly { id: number }[], asked: string | null): number | null {
	const first = rooms[0]?.id ?? null;
	if (asked === null || first === null) return first;
	const room = rooms.find(({ id }) => String(id) === asked);
	if (!room) throw new NotFoundError();
	return room.id;
}

function schedulesOf(gyms: readonly Gym[], own: number): NamedPath[] {
	return inClubOrder(gyms)
		.filter(({ id, fitness, has_room }) => fitness && has_room && id !== own)
		.map(({ id, name }) => [name, `/training-schedule/${id}`]);
}

function weeksOf(kind: Slot["kind"], slots: readonly Slot[], today: string, locale: Locale): ScheduleData["weeks"] {
	const [first, ...others] = mondaysOf(kind, slots, today);
	return [boardWeek(first, locale), ...others.map((monday) => boardWeek(monday, locale))];
}

async function slotsOf(api: Client, kind: Slot["kind"], roomId: number | null, locale: Locale): Promise<Slot[]> {
	if (roomId === null) return [];
	const ask = kind === "ordinary" ? api.listPeriods : api.listPromotionPeriods;
	return (await ask({ params: { roomId } })).map((period) => slotOf(period, kind, locale));
}

/** The name of the promotion in which the club takes part. */
async function promotionTitle(api: Client, clubId: number, locale: Locale): Promise<string | null> {
	const { title, title_eng, gyms } = await api.getActivePromotion();
	return title && gyms.some(({ id }) => id === clubId) ? inLocale(locale, title, title_eng) : null;
}

/** The schedule to take along. Calendars follow the weekly one alone: promotions come and go. */
function filesOf(kind: ScheduleData["kind"], clubId: number, roomId: number, locale: Locale): ScheduleData["files"] {
	const room = `room=${roomId}&lang=${locale}`;
	const pdf = `/schedule/${clubId}.pdf?${room}`;
	return kind === "ordinary"
		? { pdf, calendar: `/calendar/club/${clubId}.ics?${room}` }
		: { pdf: `${pdf}&kind=promotion`, calendar: null };
}

/** The board of one room: the same for everybody; what is personal comes in the browser. */
export async function loadSchedule(api: Client, asked: Asked): Promise<SchedulePageData> {
	const { kind, locale, clubId, params, publicUrl } = asked;
	const gyms = await api.listGyms();
	const club = gyms.find(({ id }) => String(id) === clubId);
	if (!club) throw new NotFoundError();
	const [rooms, time, promotion] = await Promise.all([
		api.listGymRooms({ params: { id: club.id } }),
		api.getTime(),
		kind === "promotion" ? promotionTitle(api, club.id, locale) : null,
	]);
	const chosen = roomOf(rooms, params.get("room"));
	const roomId = kind === "promotion" && promotion === null ? null : chosen;
	const slots = await slotsOf(api, kind, roomId, locale);
	const bookingWindow = time.booking_window;
	const words = scheduleWords({ kind, bookingWindow }, club.name);
	const { id, name, slug, phone } = club;
	return {
		head: headOf({ kind, club, promotion, slots, now: new Date(time.now) }, publicUrl, locale),
		others: schedulesOf(gyms, id),
		board: {
			kind,
			club: { id, name, slug, phone },
			title: kind === "ordinary" ? name : (promotion ?? words.none),
			rooms: rooms.map((room) => [room.id, inLocale(locale, room.name, room.name_eng)]),
			roomId,
			slots,
			now: time.now,
			bookingWindow,
			weeks: weeksOf(kind, slots, time.date, locale),
			info: await trainingInfo(api, slots, params.get("info"), locale),
			files: roomId === null ? null : filesOf(kind, id, roomId, locale),
			words: kind === "promotion" && promotion === null ? { ...words, lead: words.noneText } : words,
		},
	};
}
