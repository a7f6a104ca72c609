import type { Ask } from "../site/asking.ts";
import { waitingMails } from "../site/mail-queue.ts";
import type { ReceivedMail } from "../site/mail-server.ts";
import { until } from "../site/waiting.ts";
import type { BookingLoad, Intention } from "./booking-load.ts";
import { readKept } from "./kept.ts";
import { judgeMails, type MailCount, releaseHeldMails } from "./mails.ts";
import { compare, type Discrepancies } from "./oracle.ts";

export interface Reckoned {
	ledger: Intention[];
	discrepancies: Discrepancies;
	mails: MailCount;
}

// The pauses between tries are half a minute, one and two.
const mailPatience = 240_000;

/** Lets everybody finish, waits for the mails, and compares what was said with what is there. */
export async function reckon(
	{ ask, mail }: { ask: Ask; mail: { received: ReceivedMail[] } },
	load: BookingLoad,
	say: (text: string) => void,
): Promise<Reckoned> {
	await load.stop();
	load.close();
	say("everybody has an answer; waiting for the mails");
	await until(
		"no mail waits any more",
		async () => {
			await releaseHeldMails(ask);
			return (await waitingMails(ask)) === 0;
		},
		mailPatience,
	);
	return {
		ledger: load.ledger,
		discrepancies: compare(load.ledger, await readKept(ask)),
		mails: await judgeMails(ask, mail.received),
	};
}
