import { Client } from "pg";
import { pause } from "../site/waiting.ts";
import { all, atMost, type Check, type Trial } from "../trial.ts";
import { BookingLoad, type Intention } from "./booking-load.ts";
import { mannersOf } from "./oracle.ts";
import { collectResults } from "./results.ts";
import type { Scene, Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

const rounds = 4;
/** Five seconds for the proxy, ten for running requests. */
const stopSeconds = 15;
const untilBothServe = 3000;

/** A booking that waits for a lock while its server stops must be answered. */
async function slowBooking(scene: Scene, url: string): Promise<Intention> {
	const last = scene.crowd.trainings.length - 1;
	const training = scene.crowd.trainings[last];
	const guest = scene.crowd.contenders(last).find(({ member }) => !member);
	if (!training || !guest) throw new Error("No training is left for a booking.");
	const holder = new Client({ connectionString: scene.databaseUrl });
	await holder.connect();
	await holder.query("insert into occurrences (period_id, training_date) values ($1, $2)", [
		training.id,
		training.date,
	]);
	// Sent three seconds after the signal, answered seven after it, when the server accepts nothing new.
	await pause(3000);
	await holder.query("begin");
	await holder.query("select from occurrences where period_id = $1 for update", [training.id]);
	const startedAt = performance.now();
	const asked = fetch(`${url}/api/promotion/period/${training.id}/booking/guest`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ ...guest.form, training_date: training.date }),
	});
	await pause(4000);
	await holder.query("rollback");
	await holder.end();
	const answer = await asked;
	const { code } = (await answer.json()) as { code: string };
	const answers = [{ startedAt, endedAt: performance.now(), status: answer.status, code, retryAfter: false }];
	return { act: "book", person: guest.name, member: false, trainingId: training.id, answers };
}

/** A rolling restart without failed requests. */
export function shutdownDrains(stage: Stage): Trial {
	return {
		name: "shutdown-drains",
		title: "Servers replaced",
		run: async (report) => {
			const scene = await stage.open("shutdown-drains");
			const { pair } = scene;
			const load = new BookingLoad({ url: pair.url, crowd: scene.crowd, thinkMilliseconds: 400 });
			load.start();
			await pause(untilBothServe);
			const checks: Check[] = [];
			for (let round = 0; round < rounds; round += 1) {
				const instance = pair.instances[round % 2 === 0 ? 0 : 1];
				report(`SIGTERM to server ${(round % 2) + 1}, ${round + 1} of ${rounds}`);
				const asked = performance.now();
				const ending = instance.server.stop();
				const slow = round === rounds - 1 ? slowBooking(scene, instance.server.url) : null;
				checks.push(all(`exit code, ${round + 1} of ${rounds}`, (await ending) ?? -1, 0));
				checks.push(atMost("it stopped after", (performance.now() - asked) / 1000, stopSeconds, " s"));
				if (slow) {
					const booking = await slow;
					load.ledger.push(booking);
					const status = booking.answers[0]?.status ?? 0;
					checks.push(all("a request that ran when it stopped was answered with", status, 201));
				}
				await instance.start();
				await pause(untilBothServe);
			}
			const results = await collectResults(scene, load, report);
			await scene.close();
			const { postponed } = mannersOf(load.ledger);
			return judge({
				...results,
				recoveries: [],
				cuts: "never",
				more: [
					...checks,
					all("people asked to come back", postponed, 0),
					all("mails sent twice", results.mails.copies, 0),
				],
			});
		},
	};
}
