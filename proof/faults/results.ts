import { type RunSql, waitingMails } from "../site/database.ts";
import type { ReceivedMail } from "../site/mail-server.ts";
import { until } from "../site/waiting.ts";
import type { BookingLoad, Intention } from "./booking-load.ts";
import { judgeMails, type MailCount, releaseHeldMails } from "./mails.ts";
import { compare, type Discrepancies, type StoredState } from "./oracle.ts";

export async function readStoredState(runSql: RunSql): Promise<StoredState> {
	const bookings = await runSql<StoredState["bookings"][number]>(
		`select person, period_id as "trainingId", cancelled_at is null as active
		from bookings
		join occurrences on occurrences.id = occurrence_id
		join periods on periods.id = period_id
		join promotions on promotions.id = promotion_id
		where title = 'Proba'`,
	);
	const trainings = await runSql<StoredState["trainings"][number]>(
		`select period_id as id, coalesce(occurrences.capacity, periods.capacity) as capacity, taken
		from occurrences
		join periods on periods.id = period_id
		join promotions on promotions.id = promotion_id
		where title = 'Proba'`,
	);
	return { bookings, trainings };
}

export interface Results {
	ledger: Intention[];
	discrepancies: Discrepancies;
	mails: MailCount;
}

// Retries come after half a minute, one and two.
const mailPatience = 240_000;

/** Settles the load, waits for the mails and compares responses with the database. */
export async function collectResults(
	{ runSql, mail }: { runSql: RunSql; mail: { received: ReceivedMail[] } },
	load: BookingLoad,
	report: (text: string) => void,
): Promise<Results> {
	await load.stop();
	load.close();
	report("all requests are settled; waiting for the mails");
	await until(
		"no mail waits any more",
		async () => {
			await releaseHeldMails(runSql);
			return (await waitingMails(runSql)) === 0;
		},
		mailPatience,
	);
	return {
		ledger: load.ledger,
		discrepancies: compare(load.ledger, await readStoredState(runSql)),
		mails: await judgeMails(runSql, mail.received),
	};
}
