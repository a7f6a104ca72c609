import { lastBookableDate } from "@kvart/contract/booking";
import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { ServerTime } from "@kvart/contract/schedule";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import { fullDay } from "../../lib/calendar-format.ts";
import { byName, type Choice } from "../../lib/choices.ts";
import { inClubOrder } from "../../lib/club-order.ts";
import { comingClass } from "../../lib/coming-class.ts";
import { m } from "../../paraglide/messages.js";
import { byDay } from "./by-day.ts";
import {
	type Filters,
	filtersOf,
	type ListFilter,
	listFilters,
	nearestClubs,
	queryOf,
	type UsedFilter,
} from "./filters.ts";

export type FindData = Awaited<ReturnType<typeof loadFind>>;

/** The days that members can book, from today. */
function bookableDates({ date, booking_window: window, booking_days: days }: ServerTime): CalendarDate[] {
	const last = lastBookableDate(date, { actor: "member", window, days });
	const dates = [date];
	for (let next = addDays(date, 1); next <= last; next = addDays(next, 1)) dates.push(next);
	return dates;
}

function timeChoices(time: ServerTime, locale: Locale): Choice[] {
	const dates = bookableDates(time);
	return [
		["now", m.find_when_now()],
		["tonight", m.find_when_tonight()],
		...(dates.length > 1 ? [["tomorrow", m.find_when_tomorrow()] as const] : []),
		...dates.map((date): Choice => [date, fullDay(date, locale)]),
	];
}

async function loadChoices(
	api: Client,
	clubs: readonly Gym[],
	time: ServerTime,
	locale: Locale,
): Promise<Record<ListFilter, Choice[]>> {
	const [trainings, trainers] = await Promise.all([api.listTrainings(), api.listTrainers()]);
	return {
		when: timeChoices(time, locale),
		training: byName(
			trainings
				.filter(({ training_type }) => training_type !== "gym")
				.map(({ id, name, name_eng }) => [String(id), inLocale(locale, name, name_eng)]),
		),
		coach: byName(trainers.map(({ id, name }) => [String(id), name])),
		gym: clubs.map(({ id, name }) => [String(id), name]),
	};
}

function usedFilters(choices: Record<ListFilter, Choice[]>, filters: Filters): UsedFilter[] {
	const lists = listFilters.flatMap((name): UsedFilter[] => {
		const choice = choices[name].find(([value]) => value === filters[name]);
		return choice ? [[choice[1], name]] : [];
	});
	return [
		...lists,
		...(filters.free && filters.when !== "now" ? [[m.find_free(), "free"] as const] : []),
		...(filters.mine ? [[m.find_mine(), "mine"] as const] : []),
	];
}

/** Trainings of all clubs that match the address. Those of a member's favourites are loaded in the browser. */
export async function loadFind(api: Client, locale: Locale, params: URLSearchParams) {
	const [time, gyms] = await Promise.all([api.getTime(), api.listGyms()]);
	const clubs = inClubOrder(gyms).filter(({ fitness, has_room }) => fitness && has_room);
	const choices = await loadChoices(api, clubs, time, locale);
	const filters = filtersOf(params, choices);
	const nearest = nearestClubs(filters.gym ?? "", choices.gym);
	if (nearest && filters.gym) choices.gym.unshift([filters.gym, m.find_nearest({ clubs: nearest.join(", ") })]);
	const query = queryOf(filters, wallTime(new Date(time.now)));
	const { mine, all } = filters;
	const used = usedFilters(choices, filters);
	const { results, more } = mine ? { results: [], more: false } : await api.findPeriods({ query });
	const classes = results.map((period) => comingClass(period, locale));
	return {
		choices,
		filters,
		places: clubs.map(({ id, latitude, longitude }) => ({ id, latitude, longitude })),
		now: time.now,
		used,
		all,
		own: mine ? { query, today: time.date, all, used } : null,
		days: byDay(classes, time.date, locale),
		count: classes.length,
		more,
	};
}
