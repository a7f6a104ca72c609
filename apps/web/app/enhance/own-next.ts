import { inLocale } from "@kvart/contract/locale";
import type { OwnBooking } from "@kvart/contract/members";
import type { ServerTime } from "@kvart/contract/schedule";
import { formatTime, instantOf } from "@kvart/contract/time";
import { repeatable } from "../features/booking/repeatable.ts";
import { localeOf, localePath } from "../i18n/locale.ts";
import { fullDay } from "../lib/calendar-format.ts";
import { changePath } from "../lib/change-path.ts";
import { classPath, sheetOf } from "../lib/coming-class.ts";
import { request } from "./call.ts";

const locale = localeOf(window.location.pathname);
const startOf = ({ training_date, time }: OwnBooking) => instantOf(training_date, time).getTime();

function nextOf(bookings: readonly OwnBooking[], now: Date): OwnBooking | undefined {
	const coming = bookings.filter((booking) => !booking.cancelled && startOf(booking) > now.getTime());
	return coming.toSorted((a, b) => startOf(a) - startOf(b))[0];
}

/** A recent booking of the member, a week later. */
function againOf(bookings: readonly OwnBooking[], time: ServerTime): OwnBooking | undefined {
	const now = new Date(time.now);
	const past = bookings.filter((booking) => startOf(booking) <= now.getTime());
	const settings = { now, today: time.date, window: time.booking_window, days: time.booking_days, has: bookings };
	return repeatable(
		past.toSorted((a, b) => startOf(b) - startOf(a)),
		settings,
	)[0];
}

const nameOf = ({ training }: OwnBooking) => inLocale(locale, training.name, training.name_eng);
const boardOf = (booking: OwnBooking) =>
	localePath(
		sheetOf({ ...booking, id: booking.period_id, kind: booking.promotion ? "promotion" : "ordinary" }),
		locale,
	);

/** Fills the elements of the block, which have `data-own`. */
function fill(block: HTMLElement) {
	const find = (part: string, inner = "") => block.querySelector<HTMLElement>(`[data-own=${part}] ${inner}`.trim());
	return {
		text: (part: string, text: string) => {
			const place = find(part);
			if (place) place.textContent = text;
		},
		link: (part: string, path: string) => find(part, "a")?.setAttribute("href", path),
		find,
	};
}

/** An image without an address would not be valid HTML, so the page has none. */
function showCode(place: HTMLElement | null, url: string): void {
	const picture = new Image(240, 240);
	picture.loading = "lazy";
	picture.alt = place?.dataset["alt"] ?? "";
	picture.src = url;
	place?.replaceChildren(picture);
}

function showNext(block: HTMLElement, booking: OwnBooking): void {
	const { text, link, find } = fill(block);
	const { gym, room, training_date: date } = booking;
	const when = `${fullDay(date, locale)}, ${formatTime(booking.time)}`;
	text("time", formatTime(booking.time));
	text("day", fullDay(date, locale));
	text("name", nameOf(booking));
	text("place", `${gym.name}, ${inLocale(locale, room.name, room.name_eng)}`);
	text("code", booking.code);
	showCode(find("picture"), booking.code_url);
	link("cancel", `${localePath("/account", locale)}#booking-${booking.id}`);
	link("change", localePath(changePath({ id: booking.period_id, trainingDate: date }), locale));
	link("share", localePath(classPath(booking.period_id, date), locale));
	find("share", "[data-share-link]")?.setAttribute("data-share-link", `${nameOf(booking)}, ${gym.name}, ${when}`);
}

function showAgain(block: HTMLElement, booking: OwnBooking): void {
	const { text, link } = fill(block);
	text("again-name", `${nameOf(booking)}, ${fullDay(booking.training_date, locale)}, ${formatTime(booking.time)}`);
	link("again", boardOf(booking));
}

/** Opens the home page with the member's next class. Without a connection a link leads to the own page. */
export async function showOwnNext(root: ParentNode): Promise<void> {
	const block = root.querySelector<HTMLElement>("[data-own-next]");
	if (!block) return;
	const answers = await Promise.all([request("GET /user/booking"), request("GET /time")]).catch(() => null);
	if (!answers) {
		block.dataset["ownNext"] = "none";
		return;
	}
	const [bookings, time] = answers as [OwnBooking[], ServerTime];
	const next = nextOf(bookings, new Date(time.now));
	const again = againOf(bookings, time);
	if (next) showNext(block, next);
	if (again) showAgain(block, again);
	block.dataset["ownNext"] = next ? "booked" : "none";
	block.toggleAttribute("data-again", again !== undefined);
}
