import type { BookingCircumstances } from "@kvart/contract/booking";
import { wallTime } from "@kvart/contract/time";
import { useEffect } from "react";
import { withParams } from "../../lib/address.ts";
import type { Slot } from "../../lib/slot.ts";
import type { LoadedData } from "../../lib/use-page-data.ts";
import { mondaysOf } from "./board-address.ts";
import type { ScheduleData } from "./schedule.server.ts";

interface Live {
	slots: readonly Slot[];
	circumstances: BookingCircumstances;
}

/** Loads the new board when the page is left open over Sunday midnight. Returns true while the old one is shown. */
export function useNewWeek(
	{ kind, weeks }: Pick<ScheduleData, "kind" | "weeks">,
	{ slots, circumstances: { now } }: Live,
	replaceBy: LoadedData<unknown>["replaceBy"],
): boolean {
	const mondays = mondaysOf(kind, slots, wallTime(now).date);
	const [monday] = mondays;
	const old = mondays.join() !== weeks.map((week) => week.monday).join();
	const answeredAt = now.getTime();
	useEffect(() => {
		if (!old) return;
		const { pathname, search } = window.location;
		const plain = withParams(
			{ pathname, search },
			{ day: undefined, week: undefined, info: undefined, book: undefined },
		);
		// The page of the plain address may still be cached. After a failure the next answer tries again.
		replaceBy(withParams(new URL(plain, window.location.href), { week: monday }), plain).catch(() => {});
		// oxlint-disable-next-line react/exhaustive-effect-dependencies -- every answer is another try
	}, [old, monday, answeredAt, replaceBy]);
	return old;
}
