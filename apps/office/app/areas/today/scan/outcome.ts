import type { CodeAnswer, CodeOutcome } from "@kvart/contract/staff/today";
import { formatInstantClock } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { personName, trainingAt } from "../training-words.ts";

/** Green lets in, yellow asks for a second look, red does not let in. */
export type Tone = "booked" | "warning" | "danger";

const tones: Record<CodeOutcome, Tone> = {
	"checked-in": "booked",
	"already-checked-in": "warning",
	"other-training": "warning",
	"other-day": "danger",
	"other-club": "danger",
	"booking-cancelled": "danger",
	"training-cancelled": "danger",
	"unknown-code": "danger",
};

export function toneOf({ outcome }: CodeAnswer): Tone {
	return tones[outcome];
}

/** What came of a code, in a sentence for the one at the desk. */
export function outcomeInWords({ outcome, training, person }: CodeAnswer): string {
	const name = person ? personName(person) : "";
	const about = training ? trainingAt(training) : "";
	const sentences: Record<CodeOutcome, () => string> = {
		"checked-in": () => m.today_code_checked_in({ name }),
		"already-checked-in": () =>
			m.today_code_already({ name, time: person?.checked_in_at ? formatInstantClock(person.checked_in_at) : "" }),
		"other-training": () => m.today_code_other_training({ training: about }),
		"other-day": () => m.today_code_other_day({ training: about }),
		"other-club": () => m.today_code_other_club({ training: about }),
		"booking-cancelled": () => m.today_code_booking_cancelled({ training: about }),
		"training-cancelled": () => m.today_code_training_cancelled({ training: about }),
		"unknown-code": m.today_code_unknown,
	};
	return sentences[outcome]();
}
