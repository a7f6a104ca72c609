import type { Scene } from "../faults/stage.ts";
import { pause } from "../site/waiting.ts";
import { all, atMost, type Check, type Trial } from "../trial.ts";
import type { DatabaseCluster } from "./cluster.ts";
import { type ClusterStage, openScene } from "./trials.ts";

const changes = 20;
/** Few, because all have one address, and each may miss the cache once a second. */
const readers = 3;
const watchedMilliseconds = 4000;

/** Seconds until the last reader got the former page. */
async function changeOnce({ pair, runSql }: Scene<DatabaseCluster>, phone: string): Promise<number> {
	await runSql(
		`with changed as (update gyms set phone = $1 where slug = 'zemun' returning 1)
		select pg_notify('content_changed', '') from changed`,
		[phone],
	);
	const changedAt = performance.now();
	let outdatedAt = changedAt;
	const read = async () => {
		while (performance.now() < changedAt + watchedMilliseconds) {
			const askedAt = performance.now();
			const response = await fetch(`${pair.url}/zemun`);
			if (!response.ok) throw new Error(`The page was answered with ${response.status}.`);
			if (!(await response.text()).includes(phone)) outdatedAt = Math.max(outdatedAt, askedAt);
			await pause(30);
		}
	};
	await Promise.all(Array.from({ length: readers }, read));
	return (outdatedAt - changedAt) / 1000;
}

/** Visitors who chose a language are redirected; all others share one page. HAProxy adds its age to what it had stored. */
async function startPageChecks({ pair }: Scene<DatabaseCluster>): Promise<Check[]> {
	const open = (cookie = "") => fetch(`${pair.url}/`, { headers: { cookie }, redirect: "manual" });
	const shared = await Promise.all([open(), pause(300).then(() => open("theme=dark"))]);
	const english = await open("theme=dark; language=en");
	return [
		all("start page from the proxy's cache", shared.filter(({ headers }) => headers.has("age")).length, 1),
		all("redirect of who chose English", english.headers.get("location") === "/en" ? 1 : 0, 1),
	];
}

/** Pages come from the proxy's cache, from the servers' caches and from replicas: a change must pass all of them. */
export function contentChange(stage: ClusterStage): Trial {
	return {
		name: "content-change",
		title: "A change reaches all visitors",
		run: async (report) => {
			const scene = await openScene(stage, "content-change");
			const times: number[] = [];
			const checks: Check[] = [];
			const run = async () => {
				checks.push(...(await startPageChecks(scene)));
				for (let number = 0; number < changes; number += 1) {
					times.push(await changeOnce(scene, `+3811139755${String(number).padStart(2, "0")}`));
					if (number % 5 === 4) report(`${number + 1} of ${changes} changes`);
				}
			};
			await run();
			await scene.close();
			const slowest = Math.max(...times);
			return {
				figures: { asked: changes, recovery: `${slowest.toFixed(1)} s` },
				checks: [...checks, atMost("longest time in which the former page was served", slowest, 2, " s")],
			};
		},
	};
}
