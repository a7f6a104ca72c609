import { releaseHeldMails } from "../faults/mails.ts";
import type { Scene } from "../faults/stage.ts";
import { type RunSql, waitingMails } from "../site/database.ts";
import type { ReceivedMail } from "../site/mail-server.ts";
import { pause, until } from "../site/waiting.ts";
import { type Check, none, type Outcome, some } from "../trial.ts";
import { type WaitingAct, WaitingLoad } from "./waiting-load.ts";

const callers = 200;
/** Two hours apart, because the crowd's trainings follow every five minutes. */
const apart = 24;
const calmMilliseconds = 6000;
const mailPatience = 240_000;

interface Stored {
	person: string;
	trainingId: number;
	state: "booked" | "waiting";
}

const keyOf = ({ person, trainingId }: { person: string; trainingId: number }) => `${person} ${trainingId}`;
const statusOf = ({ answers }: WaitingAct) => answers.at(-1)?.status ?? 500;
const succeeded = (entry: WaitingAct) => statusOf(entry) < 300;

/** Members whose state is not what they were told last. */
function contradictions(ledger: readonly WaitingAct[], stored: readonly Stored[]): number {
	const states = new Map(stored.map((row) => [keyOf(row), row.state]));
	const last = new Map(ledger.filter(succeeded).map((entry) => [keyOf(entry), entry.act]));
	let found = 0;
	for (const [key, act] of last) {
		const state = states.get(key);
		// A waiting member may have got a place meanwhile.
		const right = act === "book" ? state === "booked" : act === "wait" ? state !== undefined : state === undefined;
		if (!right) found += 1;
	}
	return found + [...states.keys()].filter((key) => !last.has(key)).length;
}

async function count(runSql: RunSql, statement: string): Promise<number> {
	const [row] = await runSql<{ count: number }>(`select count(*)::int as count from (${statement}) as found`);
	return row?.count ?? 0;
}

const ofTrial = `join occurrences on occurrences.id = occurrence_id
	join periods on periods.id = period_id join promotions on promotions.id = promotion_id and title = 'Proba'`;

async function checks(
	runSql: RunSql,
	ledger: readonly WaitingAct[],
	received: readonly ReceivedMail[],
): Promise<Check[]> {
	const stored = await runSql<Stored>(
		`select person, period_id as "trainingId", 'booked' as state from bookings ${ofTrial} where cancelled_at is null
		union all
		select 'user:' || user_id, period_id, 'waiting' from waits ${ofTrial} where ended_at is null`,
	);
	const movedUp = await runSql<{ mail: number | null; active: boolean }>(
		`select mails.id::int as mail, cancelled_at is null as active
		from audit_log join bookings on bookings.id::text = entity_id
		left join mails on unique_key = 'waiting-moved-up:' || entity_id where action = 'booking.moved_up'`,
	);
	const mailsOf = (mail: number | null) =>
		new Set(received.map(({ messageId }) => messageId).filter((id) => id.startsWith(`<${mail}.`))).size;
	return [
		some("members moved up", movedUp.length),
		none("contradictions to what members were told last", contradictions(ledger, stored)),
		none("members booked and waiting at once", stored.length - new Set(stored.map(keyOf)).size),
		none(
			"trainings with more people than places, or whose places do not add up",
			await count(
				runSql,
				`select occurrences.id from occurrences join periods on periods.id = period_id
				join promotions on promotions.id = promotion_id and title = 'Proba'
				where taken > coalesce(occurrences.capacity, periods.capacity) or taken <> (
					select count(*) from bookings where occurrence_id = occurrences.id and cancelled_at is null
				)`,
			),
		),
		none(
			"free places that members wait for",
			await count(
				runSql,
				`select distinct occurrences.id from waits ${ofTrial}
				where ended_at is null and taken < coalesce(occurrences.capacity, periods.capacity)`,
			),
		),
		none(
			"members who got a place before one who had waited longer",
			await count(
				runSql,
				`select later.id from waits as later join waits as earlier
					on earlier.occurrence_id = later.occurrence_id and earlier.id < later.id
				where later.outcome = 'booked' and (earlier.ended_at is null or earlier.ended_at > later.ended_at)`,
			),
		),
		// Members who cancel before the mail is sent get none.
		none(
			"members moved up without exactly one mail",
			movedUp.filter(({ mail, active }) => (active ? mailsOf(mail) !== 1 : mailsOf(mail) > 1)).length,
		),
	];
}

/** Members book, wait, cancel and leave during the faults; in the end the lists must be what they were told. */
export async function runWaitingLoad(
	{ pair, runSql, crowd, mail, close }: Omit<Scene, "database">,
	report: (text: string) => void,
	cause: () => Promise<void>,
): Promise<Outcome> {
	const everybody = crowd.trainings.flatMap((_, training) => crowd.contenders(training));
	const members = [...new Map(everybody.filter(({ member }) => member).map((each) => [each.name, each])).values()];
	const trainings = crowd.trainings.filter((_, number) => number % apart === 0);
	const load = new WaitingLoad(pair.url, members.slice(0, callers), trainings.slice(0, 20));
	load.start();
	await pause(calmMilliseconds);
	await cause();
	await load.stop();
	report("all requests are settled; waiting for the mails");
	await until(
		"no mail waits any more",
		async () => {
			await releaseHeldMails(runSql);
			return (await waitingMails(runSql)) === 0;
		},
		mailPatience,
	);
	const all = await checks(runSql, load.ledger, mail.received);
	await close();
	const answers = load.ledger.flatMap((entry) => entry.answers);
	return {
		figures: {
			asked: load.ledger.length,
			yes: load.ledger.filter(succeeded).length,
			no: load.ledger.filter((entry) => statusOf(entry) >= 400).length,
			postponed: answers.filter(({ status }) => status === 503).length,
			"cut off": answers.filter(({ status }) => status === 0).length,
			lost: all[1]?.measured ?? 0,
			doubled: all[2]?.measured ?? 0,
			overfull: all[3]?.measured ?? 0,
			mails: mail.received.length,
			copies: "",
			recovery: "",
		},
		checks: all,
	};
}
