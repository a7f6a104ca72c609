import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/api.ts";
import { logFailure } from "../../platform/log.ts";
import { type QueueWorker, startQueueWorker } from "../../platform/queue-worker.ts";
import { type DeliveryDeps, deliverNext } from "./delivery.ts";
import { fileTransport } from "./files.ts";
import { mailboxRoutes } from "./mailbox/routes.ts";
import { mailFolder } from "./service.ts";
import { smtpTransport } from "./smtp.ts";

/** Starts the mail worker and returns where mails go, for the log. */
export function installMail(server: FastifyInstance, { db, clock, keys, env, mailing }: Deps): string {
	const folder = mailFolder(env.DATA_DIR);
	const hasMailbox = env.demo && !env.SMTP_URL;
	let worker: QueueWorker | undefined;
	server.addHook("onListen", async () => {
		const { port } = server.server.address() as AddressInfo;
		const delivery: DeliveryDeps = {
			db,
			clock,
			keys,
			mailing,
			// With port 0 the address is only known now.
			publicUrl: env.publicUrl.replace(/:0$/, `:${port}`),
			lateCancelMinutes: env.LATE_CANCEL_MINUTES,
			payee: env.payee,
			replyAddress: env.REPLY_ADDRESS,
			send: env.SMTP_URL ? smtpTransport(env.SMTP_URL) : fileTransport(folder),
			log: server.log,
		};
		worker = startQueueWorker({
			deliverNext: () => deliverNext(delivery),
			onError: (error) => logFailure(server.log, error, "mails could not be sent"),
		});
	});
	// Sends what the request queued right away.
	server.addHook("onResponse", async ({ method }) => {
		if (method !== "GET" && method !== "HEAD") worker?.wake();
	});
	server.addHook("preClose", async () => worker?.stop());
	if (hasMailbox) mailboxRoutes(server, folder);
	const place = env.SMTP_URL ? `mail server ${new URL(env.SMTP_URL).host}` : `files in ${folder}`;
	server.log.info({ place }, "mails are sent");
	return hasMailbox ? `${place}, shown at /demo/mail` : place;
}
