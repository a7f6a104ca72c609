import { waitingMails } from "../../site/database.ts";
import { pause, until } from "../../site/waiting.ts";
import { none, some, type Trial } from "../../trial.ts";
import { releaseHeldMails } from "../mails.ts";
import type { Stage } from "../stage.ts";
import { audit, countMemberships, succeeded } from "./books.ts";
import { type Paid, PaymentLoad } from "./payment-load.ts";
import { openShop, payeeSettings } from "./shop.ts";

const kills = 12;
const buyers = 12_000;
// The proxy needs two checks to use a server again.
const untilBothServe = 3000;
const mailPatience = 300_000;

/** The same requests with the same keys: they get the same answer and change nothing. Returns how many did not. */
async function repeatAll(load: PaymentLoad): Promise<number> {
	let differing = 0;
	const settled = [...load.ledger];
	const repeat = async () => {
		for (let paid: Paid | undefined = settled.pop(); paid; paid = settled.pop())
			if ((await load.again(paid)) !== paid.answers.at(-1)?.status) differing += 1;
	};
	await Promise.all(Array.from({ length: 8 }, repeat));
	return differing;
}

/** `kill -9` of the servers while desks take money and statements are imported. */
export function deskKilled(stage: Stage): Trial {
	return {
		name: "desk-killed",
		title: "A server killed between payment and membership",
		run: async (report) => {
			const scene = await stage.open("desk-killed", () => payeeSettings);
			const { pair, runSql, mail } = scene;
			const load = new PaymentLoad(pair.url, await openShop(runSql, buyers));
			load.start();
			await pause(untilBothServe);
			for (let round = 0; round < kills; round += 1) {
				const instance = pair.instances[round % 2 === 0 ? 0 : 1];
				// Another moment each time.
				await pause(Math.random() * 500);
				report(`kill -9 of server ${(round % 2) + 1}, ${round + 1} of ${kills}`);
				await instance.server.kill();
				await pause(1500);
				await instance.start();
				await pause(untilBothServe);
			}
			await load.stop();
			report("all requests are settled; the same again");
			const before = await countMemberships(runSql);
			const differing = await repeatAll(load);
			const added = (await countMemberships(runSql)) - before;
			load.close();
			report("waiting for the mails");
			await until(
				"no mail waits any more",
				async () => {
					await releaseHeldMails(runSql);
					return (await waitingMails(runSql)) === 0;
				},
				mailPatience,
			);
			const { ledger } = load;
			const { checks, lost, doubled } = await audit({ runSql, ledger, received: mail.received });
			await scene.close();
			const answers = ledger.flatMap((paid) => paid.answers);
			const limited = answers.filter(({ status }) => status === 429).length;
			return {
				figures: {
					asked: ledger.length,
					yes: ledger.filter(succeeded).length,
					no: ledger.filter((paid) => !succeeded(paid)).length,
					postponed: answers.filter(({ status }) => status === 503).length,
					"cut off": answers.filter(({ status }) => status === 0 || status === 502).length,
					lost,
					doubled,
					overfull: "",
					mails: mail.received.length,
					copies: "",
					recovery: "",
				},
				checks: [
					some(
						"requests that were answered a second time, after a fault",
						ledger.filter((paid) => paid.answers.length > 1).length,
					),
					...checks,
					none("requests with a key that were answered otherwise the second time", differing),
					none("memberships that the second time added", added),
					none("requests stopped by a limit", limited),
				],
			};
		},
	};
}
