import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { weekOf } from "@kvart/contract/time";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import { choicesOf } from "../../lib/choices.ts";
import { loadClosings } from "../../lib/closings.server.ts";
import { inClubOrder } from "../../lib/club-order.ts";
import { type LiveBoard, loadLiveBoard } from "../../lib/live-board.ts";
import { NotFoundError } from "../../lib/page.ts";
import type { Slot } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";
import { mondaysOf } from "./board-address.ts";
import { headOf } from "./head.server.ts";
import { type BoardWeek, boardWeek } from "./week.server.ts";

interface Wanted {
	kind: Slot["kind"];
	locale: Locale;
	clubId: string | undefined;
	params: URLSearchParams;
	publicUrl: string;
}

/** The wanted room, or the first; 404 if the club has no such room. */
function roomOf(rooms: readonly { id: number }[], wanted: string | null): number | null {
	const first = rooms[0]?.id ?? null;
	if (wanted === null || first === null) return first;
	const room = rooms.find(({ id }) => String(id) === wanted);
	if (!room) throw new NotFoundError();
	return room.id;
}

/** Schedules of the other clubs. */
function othersOf(gyms: readonly Gym[], own: number) {
	return inClubOrder(gyms)
		.filter(({ id, fitness, has_room }) => fitness && has_room && id !== own)
		.map(({ id, name }) => ({ name, path: `/training-schedule/${id}` }));
}

function weeksOf(
	kind: Slot["kind"],
	slots: readonly Slot[],
	today: string,
	locale: Locale,
): [BoardWeek, ...BoardWeek[]] {
	const [first, ...others] = mondaysOf(kind, slots, today);
	const dates = new Set(slots.map(({ trainingDate }) => trainingDate));
	const week = (monday: string) =>
		boardWeek(monday, locale, kind === "promotion" ? weekOf(monday).filter((date) => dates.has(date)) : undefined);
	return [week(first), ...others.map(week)];
}

/** The promotion in which the club takes part. */
async function promotionOf(api: Client, clubId: number, locale: Locale) {
	const { promotions } = await api.getActivePromotion();
	const own = promotions.find(({ gyms }) => gyms.some(({ id }) => id === clubId));
	if (!own) return null;
	return {
		title: inLocale(locale, own.title, own.title_eng),
		text: inLocale(locale, own.text, own.text_eng),
		picture: pictureOfPhotoUrl(own.photo_url, locale, own.photo) ?? null,
	};
}

/** Downloads. Calendars exist for the weekly schedule only, because promotions end. */
function filesOf(kind: Slot["kind"], clubId: number, roomId: number, locale: Locale) {
	const room = `room=${roomId}&lang=${locale}`;
	const pdf = `/schedule/${clubId}.pdf?${room}`;
	return kind === "ordinary"
		? { pdf, calendar: `/calendar/club/${clubId}.ics?${room}` }
		: { pdf: `${pdf}&kind=promotion`, calendar: null };
}

function leadOf({ membershipRule, ...board }: LiveBoard): string {
	return membershipRule === "require" ? `${windowOf(board)} ${m.booking_needs_membership()}` : windowOf(board);
}

function windowOf({ bookingWindow, bookingDays }: Pick<LiveBoard, "bookingWindow" | "bookingDays">): string {
	if (bookingWindow === "rolling") return m.schedule_lead_rolling({ count: bookingDays });
	return bookingWindow === "week" ? m.schedule_lead_week() : m.schedule_lead_today();
}

function promotionLead(promotion: { text: string } | null): string {
	return promotion ? promotion.text || m.schedule_promotion_lead() : m.schedule_no_promotion_text();
}

const programmes: Record<string, string> = { freestyle: "/freestyle-trainings", lesmills: "/les-mills-trainings" };

export type TrainingInfo = NonNullable<Awaited<ReturnType<typeof trainingInfo>>>;

/** The info sheet in the address: texts of one training only. */
async function trainingInfo(api: Client, slots: readonly Slot[], wanted: string | null, locale: Locale) {
	const slot = slots.find(({ id }) => String(id) === wanted);
	if (!slot) return null;
	const training = (await api.listTrainings()).find(({ id }) => id === slot.training.id);
	if (!training) return null;
	const { calories, training_type } = training;
	return {
		slotId: slot.id,
		description: inLocale(locale, training.description, training.description_eng),
		calories,
		picture: pictureOfPhotoUrl(training.photo_url, locale, training.photo) ?? null,
		/** Path of the page about its programme. */
		programme: programmes[training_type] ?? "/freestyle-trainings",
	};
}

export type ScheduleData = Awaited<ReturnType<typeof loadSchedule>>["board"];

/** The board of one room, the same for everyone. */
export async function loadSchedule(api: Client, wanted: Wanted) {
	const { kind, locale, clubId, params, publicUrl } = wanted;
	const gyms = await api.listGyms();
	const club = gyms.find(({ id }) => String(id) === clubId);
	if (!club) throw new NotFoundError();
	const [rooms, closings, time, promotion] = await Promise.all([
		api.listGymRooms({ params: { id: club.id } }),
		loadClosings(api, club.id, locale),
		api.getTime(),
		kind === "promotion" ? promotionOf(api, club.id, locale) : null,
	]);
	const chosen = roomOf(rooms, params.get("room"));
	const roomId = kind === "promotion" && promotion === null ? null : chosen;
	const live = await loadLiveBoard(api, { kind, roomId }, locale);
	const { slots } = live;
	const { id, name, slug, phone } = club;
	return {
		head: headOf(
			{ kind, club, promotion: promotion?.title ?? null, slots, now: new Date(live.now) },
			publicUrl,
			locale,
		),
		noShowPolicy: time.no_show_policy,
		/** The promotion's picture. */
		picture: promotion?.picture ?? null,
		others: othersOf(gyms, id),
		closings: closings.map(({ roomId: closedId, when, reason }) => {
			const room = rooms.find((one) => one.id === closedId);
			const place = room ? inLocale(locale, room.name, room.name_eng) : name;
			return m.schedule_closed({ when, place, reason });
		}),
		board: {
			kind,
			club: { id, name, slug, phone },
			/** The club, or the promotion. */
			title: kind === "ordinary" ? name : (promotion?.title ?? m.schedule_no_promotion()),
			rooms: rooms.map((room) => ({ id: room.id, name: inLocale(locale, room.name, room.name_eng) })),
			/** Null if there is nothing to show. */
			roomId,
			...live,
			/** The filters for trainings. */
			choices: {
				trainings: choicesOf(slots.map(({ training }) => training)),
				coaches: choicesOf(slots.map(({ coach }) => coach)),
			},
			/** This and the next week, or all weeks of a promotion. */
			weeks: weeksOf(kind, slots, time.date, locale),
			info: await trainingInfo(api, slots, params.get("info"), locale),
			files: roomId === null ? null : filesOf(kind, id, roomId, locale),
			lead: kind === "ordinary" ? leadOf(live) : promotionLead(promotion),
			partner: time.partner,
		},
	};
}
