import type { CalendarAriaLabels } from "@mantine/dates";
import { m } from "../../paraglide/messages.js";

/** Of buttons that show an arrow only. The others are named by their text. */
export function calendarLabels(): CalendarAriaLabels {
	return {
		previousMonth: m.parts_previous_month(),
		nextMonth: m.parts_next_month(),
		previousYear: m.parts_previous_year(),
		nextYear: m.parts_next_year(),
		previousDecade: m.parts_previous_years(),
		nextDecade: m.parts_next_years(),
	};
}
