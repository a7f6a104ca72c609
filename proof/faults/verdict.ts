import { atMost, type Check, none, type Outcome, some } from "../trial.ts";
import type { Intention } from "./booking-load.ts";
import type { MailCount } from "./mails.ts";
import { badAnswers, type Discrepancies, historyOf, type Manners, mannersOf } from "./oracle.ts";

const recoverySeconds = 5;

interface Findings {
	ledger: Intention[];
	discrepancies: Discrepancies;
	mails: MailCount;
	/** Times when the fault ended. */
	recoveries: number[];
	/** Whether connections may be cut, as when a server is killed. */
	cuts: "never" | "allowed";
	/** Checks of this trial only. */
	more?: Check[];
	notes?: string[];
}

function consistency({ lost, unasked, doubled, overfull, miscounted, unexplained }: Discrepancies): Check[] {
	return [
		none("bookings that were confirmed and are lost", lost),
		none("bookings that were refused or never asked for", unasked),
		none("bookings made twice", doubled),
		none("trainings with more people than places", overfull),
		none("trainings whose places do not add up", miscounted),
		none("trainings whose answers no order of the requests explains", unexplained.length),
	];
}

function manners({ yes, no, open, unclean, cut, limited }: Manners, cuts: Findings["cuts"]): Check[] {
	return [
		some("bookings and cancellations that succeeded", yes),
		some("people told that a training is full", no),
		none("requests that were never settled", open),
		none("failures told otherwise than by 503 with Retry-After", unclean),
		none("requests stopped by a limit", limited),
		...(cuts === "never" ? [none("answers cut off", cut)] : []),
	];
}

function mailChecks({ missing, doubled, strange }: MailCount): Check[] {
	return [
		none("members without their mail", missing),
		none("members with two different mails for one booking", doubled),
		none("mails that were never queued", strange),
	];
}

/** Checks of every fault trial. */
export function judge({ ledger, discrepancies, mails, recoveries, cuts, more = [], notes = [] }: Findings): Outcome {
	const counted = mannersOf(ledger);
	const recovery = Math.max(0, ...recoveries) / 1000;
	return {
		figures: {
			asked: counted.asked,
			yes: counted.yes,
			no: counted.no,
			postponed: counted.postponed,
			"cut off": counted.cut,
			lost: discrepancies.lost,
			doubled: discrepancies.doubled + discrepancies.unasked,
			overfull: discrepancies.overfull,
			mails: mails.delivered,
			copies: mails.copies,
			recovery: recoveries.length > 0 ? `${recovery.toFixed(1)} s` : "",
		},
		checks: [
			...consistency(discrepancies),
			...manners(counted, cuts),
			...mailChecks(mails),
			...(recoveries.length > 0 ? [atMost("good again after", recovery, recoverySeconds, " s")] : []),
			...more,
		],
		notes: [
			...badAnswers(ledger),
			...discrepancies.unexplained.flatMap((training) => historyOf(ledger, training)),
			...notes,
		],
	};
}
