import { type Load, load, median, type Target } from "../load.ts";
import { verdict } from "../proof.ts";

type Place = Omit<Target, "headers">;

export interface Contest {
	what: string;
	headers: Record<string, string>;
	ours: Place;
	rivals: Record<string, Place>;
	/** Minimum share of the other server's result. */
	targets?: Record<string, number>;
}

interface Result {
	contest: Contest;
	rival: string;
	ours: number;
	theirs: number;
	/** Median of the rounds. */
	ratio: number;
}

const rounds = 3;
const seconds = 4;

async function once({ headers, ours, rivals }: Contest): Promise<{ ours: Load; rivals: Record<string, Load> }> {
	const mine = await load({ ...ours, headers }, seconds);
	const theirs: Record<string, Load> = {};
	for (const [name, place] of Object.entries(rivals)) theirs[name] = await load({ ...place, headers }, seconds);
	return { ours: mine, rivals: theirs };
}

/** All servers in turns, so that other load on the machine affects them alike. The first round is a warm-up. */
export async function compare(contests: Contest[]): Promise<Result[]> {
	const loads = new Map(contests.map((contest) => [contest, [] as Awaited<ReturnType<typeof once>>[]]));
	for (let round = 0; round <= rounds; round += 1) {
		for (const contest of contests) {
			const measured = await once(contest);
			if (round > 0) loads.get(contest)?.push(measured);
		}
	}
	return [...loads].flatMap(([contest, all]) =>
		Object.keys(contest.rivals).map((rival) => {
			const theirs = (round: (typeof all)[number]) => round.rivals[rival]?.perCpuSecond ?? Number.NaN;
			return {
				contest,
				rival,
				ours: median(all.map((round) => round.ours.perCpuSecond)),
				theirs: median(all.map(theirs)),
				ratio: median(all.map((round) => round.ours.perCpuSecond / theirs(round))),
			};
		}),
	);
}

export function shareOfNginx(results: Result[], rival: string): string {
	const perSecond = (name: string) => results.find((result) => result.rival === name)?.theirs ?? Number.NaN;
	return (perSecond(rival) / perSecond("nginx")).toFixed(2);
}

export function rowsOf(results: Result[]): { rows: Record<string, string>[]; failed: boolean } {
	let failed = false;
	const rows = results.map(({ contest, rival, ours, theirs, ratio }) => {
		const target = contest.targets?.[rival];
		const holds = target === undefined || ratio >= target;
		failed ||= !holds;
		return {
			what: contest.what,
			ours: ours.toFixed(0),
			against: rival,
			theirs: theirs.toFixed(0),
			ratio: ratio.toFixed(2),
			target: target === undefined ? "" : `at least ${target}`,
			result: target === undefined ? "" : verdict(holds),
		};
	});
	return { rows, failed };
}
