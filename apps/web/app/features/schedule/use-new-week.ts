import type { BookingCircumstances } from "@kvart/contract/booking";
import { wallTime } from "@kvart/contract/time";
import { useEffect } from "react";
import { changeAddress, withParams } from "../../lib/address.ts";
import type { Slot } from "../../lib/slot.ts";
import type { ScheduleData } from "./schedule-data.ts";
import { mondaysOf } from "./weeks.ts";

interface Live {
	slots: readonly Slot[];
	circumstances: BookingCircumstances;
}

/**
 * A board left open over Sunday midnight moves on: the server's answers are about other weeks than it shows. Gives true
 * while that is so: until the new board is there, the old one stays.
 */
export function useNewWeek(
	{ kind, weeks }: Pick<ScheduleData, "kind" | "weeks">,
	{ slots, circumstances: { now } }: Live,
	replaceBy: (address: string) => Promise<void>,
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
		// By its week, because the server keeps the page of the bare address for a while. A failure: the next answer tries again.
		replaceBy(withParams(new URL(plain, window.location.href), { week: monday })).then(
			() => changeAddress(plain, "replace"),
			() => {},
		);
		// oxlint-disable-next-line react/exhaustive-effect-dependencies -- every answer of the server is another try
	}, [old, monday, answeredAt, replaceBy]);
	return old;
}
