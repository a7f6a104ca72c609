import type { CalendarAnswer } from "../../calendar/service.ts";
import type { MailAttachment } from "../compose.ts";

/** A date for the person's calendar, as mail programs know it. */
export function calendarFile({ fileName, text }: CalendarAnswer): MailAttachment {
	return { filename: `${fileName}.ics`, contentType: "text/calendar; charset=utf-8; method=PUBLISH", content: text };
}
