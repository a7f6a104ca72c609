import type { ReceivedMail } from "../site/mail-server.ts";
import type { BookingLoad, Intention } from "./booking-load.ts";
import type { Ask } from "./crowd.ts";
import { readKept } from "./kept.ts";
import { judgeMails, type MailCount, releaseHeldMails, waitingMails } from "./mails.ts";
import { compare, type Discrepancies } from "./oracle.ts";

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something is so, and fails when it does not become so in time. */
export async function until(what: string, is: () => Promise<boolean> | boolean, milliseconds: number): Promise<void> {
	const deadline = performance.now() + milliseconds;
	while (!(await is())) {
		if (performance.now() > deadline) throw new Error(`Waited in vain for ${milliseconds / 1000} s: ${what}.`);
		await pause(100);
	}
}

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
