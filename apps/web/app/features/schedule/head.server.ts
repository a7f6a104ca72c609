import type { Gym } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { instantOf, weekOf } from "@kvart/contract/time";
import { localePath } from "../../i18n/locale.ts";
import { breadcrumbList } from "../../lib/json-ld-lists.ts";
import type { PageSeo } from "../../lib/seo.ts";
import type { Slot } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";

interface Board {
	kind: Slot["kind"];
	club: Gym;
	/** The promotion's name. */
	promotion: string | null;
	slots: readonly Slot[];
	now: Date;
}

/** For search engines; few, because every page carries them. */
const mostEvents = 6;

function eventOf(slot: Slot, club: Gym, publicUrl: string, address: string) {
	const start = instantOf(slot.trainingDate, slot.time);
	return {
		"@type": "Event",
		name: slot.training.name,
		startDate: start.toISOString(),
		endDate: new Date(start.getTime() + slot.duration * 60_000).toISOString(),
		eventStatus: `https://schema.org/Event${slot.cancelled ? "Cancelled" : "Scheduled"}`,
		maximumAttendeeCapacity: slot.capacity,
		remainingAttendeeCapacity: slot.freePlaces,
		location: { "@type": "Place", name: club.name, address: club.address },
		organizer: { "@id": `${publicUrl}/#organization` },
		url: `${address}?week=${weekOf(slot.trainingDate)[0]}&book=${slot.id}`,
	};
}

function textsOf({ kind, club: { name }, promotion }: Board): Pick<PageSeo, "title" | "description"> {
	if (kind === "ordinary")
		return { title: m.schedule_title({ club: name }), description: m.schedule_description({ club: name }) };
	return {
		title: m.schedule_promotion_title({ promotion: promotion ?? m.schedule_no_promotion(), club: name }),
		description: promotion === null ? m.schedule_no_promotion_text() : m.schedule_promotion_description({ club: name }),
	};
}

/** For search engines. */
export function headOf(board: Board, publicUrl: string, locale: Locale): PageSeo {
	const { kind, club, slots, now } = board;
	const path = kind === "ordinary" ? `/training-schedule/${club.id}` : `/promotions/${club.id}`;
	const address = publicUrl + localePath(path, locale);
	const { title, description } = textsOf(board);
	const coming = slots.filter(({ trainingDate, time }) => instantOf(trainingDate, time) > now).slice(0, mostEvents);
	return {
		title,
		description,
		preview: "training-schedule",
		jsonLd: [
			breadcrumbList(publicUrl, locale, [
				[m.ui_home(), "/"],
				[club.name, `/${club.slug}`],
				[m.schedule_kicker(), path],
			]),
			...coming.map((slot) => eventOf(slot, club, publicUrl, address)),
		],
	};
}
