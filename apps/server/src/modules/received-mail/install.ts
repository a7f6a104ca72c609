import { retentionSchedule } from "@kvart/contract/retention";
import { termStart } from "@kvart/contract/retention-term";
import { wallTime } from "@kvart/contract/time";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/api.ts";
import { logFailure } from "../../platform/log.ts";
import { visitMailbox } from "./mailbox.ts";
import { type ReceivingDeps, receiveMail } from "./service.ts";

const pollMilliseconds = 60_000;

/** Reads the mailbox once. Several servers may do so at the same time: each mail is stored once. */
export function mailboxReader(url: string, deps: ReceivingDeps): () => Promise<void> {
	let cleanedOn = "";
	return async () => {
		const now = deps.clock.now();
		const { date: today } = wallTime(now);
		await visitMailbox(url, {
			receive: (mail) => receiveMail(deps, mail),
			onError: (error) => logFailure(deps.log, error, "a received mail could not be stored, will retry"),
			// As long as the conversations that they belong to.
			deleteBefore: cleanedOn === today ? null : termStart(retentionSchedule.enquiries.term, now),
		});
		cleanedOn = today;
	};
}

/** Reads answers to enquiries every minute, if there is a mailbox for them. */
export function installMailbox(server: FastifyInstance, { db, clock, keys, env }: Deps): void {
	const { IMAP_URL: url, AUTHENTICATION_RESULTS_HOST: checkedBy } = env;
	if (!url) return;
	const read = mailboxReader(url, { db, clock, keys, checkedBy, log: server.log });
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> | null = null;
	const run = () => {
		running ??= read()
			.catch((err: unknown) => server.log.error({ err }, "the mailbox for answers could not be read"))
			.finally(() => (running = null));
	};
	server.addHook("onListen", async () => {
		timer = setInterval(run, pollMilliseconds).unref();
		run();
	});
	server.addHook("preClose", async () => {
		clearInterval(timer);
		await running;
	});
	server.log.info({ place: new URL(url).host }, "answers are read");
}
