import type { CalendarDate } from "@kvart/contract/time";
import { useSearchParams } from "react-router";
import { useClub } from "../../lib/club.ts";
import { rangeBefore } from "./comparison.ts";
import { type DateRange, rangeFrom } from "./date-range.ts";

/** The dates in the address and the club in the header, as the reports want them, with the period before. */
export function useReportRange(today: CalendarDate) {
	const { club } = useClub();
	const [params, setParams] = useSearchParams();
	const range = rangeFrom(params, today);
	const gym = club && { gym: String(club.id) };
	return {
		range,
		setRange: (wanted: DateRange) => setParams({ ...wanted }, { replace: true }),
		query: { ...range, ...gym },
		queryBefore: { ...rangeBefore(range), ...gym },
	};
}
