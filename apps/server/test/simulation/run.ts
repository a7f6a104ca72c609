import { createHash } from "node:crypto";
import { addDays, instantOf, wallTime } from "@kvart/contract/time";
import { releaseHeldPlaces } from "../../src/modules/booking/service/held-places.ts";
import { passOnOverlooked } from "../../src/modules/booking/service/pass-on.ts";
import { pauseMembers } from "../../src/modules/booking/service/pauses.ts";
import { listPlans } from "../../src/modules/memberships/service/plans.ts";
import { sendDueReminders } from "../../src/modules/reminders/service.ts";
import { runRetention } from "../../src/modules/retention/service.ts";
import { Random } from "../random.ts";
import type { Databases } from "./databases.ts";
import { House } from "./house.ts";
import { Contradiction, Player } from "./player.ts";
import { describe, type HouseStep, type Step, stepsOf, type Year } from "./steps.ts";

export interface Plan extends Year {
	databases: Databases;
	members: number;
	classesADay: number;
	/** Ends after this step. */
	until?: number;
	/** Steps that are left out, to find a shorter history. */
	without?: ReadonlySet<number>;
	onDay?: (day: number, actions: number) => void;
}

export interface History {
	/** Of all lines: the same seed gives the same one on every machine. */
	digest: string;
	actions: number;
	/** The last ones. */
	lines: string[];
	failure: { step: number; day: number; problems: string[] } | null;
}

const shownLines = 30;
/** 10:20: pauses are decided from nine o'clock, and clocks differ. */
const pauseMinutes = 10 * 60 + 20;
/** Sold to members for months; those for a day are left to the tests of the desk. */
const soldPlans = [6, 11, 15, 18];

async function houseStep({ house, world, checker, people }: Player, step: HouseStep): Promise<string[]> {
	const { kind, server: index, fault } = step;
	const server = house.server(index);
	const now = server.clock.now().getTime();
	const deps = { ...server.app.api.deps, db: server.db };
	const failed: string[] = [];
	if (kind === "release") {
		await releaseHeldPlaces(deps);
		world.bookings.release(now);
	} else if (kind === "tick") {
		const isMorning = wallTime(new Date(house.now)).minutes === pauseMinutes;
		const work = async () => {
			if (isMorning) await pauseMembers(deps);
			await passOnOverlooked(deps);
			await sendDueReminders(deps);
		};
		if (fault) {
			server.faults.arm(fault);
			await work().catch(() => undefined);
			server.faults.arm(null);
		}
		await work();
		if (isMorning) world.bookings.pause(now);
		world.bookings.overlooked(now);
		world.bookings.remind(now);
		await house.deliver(index);
	} else if (kind === "restart") await house.restart(index);
	else if (kind === "midnight") {
		const log = { info: () => undefined, error: (details: unknown) => void failed.push(JSON.stringify(details)) };
		await releaseHeldPlaces(deps);
		world.bookings.release(now);
		await runRetention({ ...deps, log });
		await house.ground.tend();
		const problems = [...failed, ...(await checker.midnight(world, people))];
		world.bookings.countMisses(addDays(wallTime(new Date(house.now)).date, -1));
		people.clear();
		return problems;
	} else house.mailServerUp = kind === "mail up";
	return [];
}

async function take(player: Player, step: Step): Promise<{ line: string; problems: string[] }> {
	player.house.now = step.at;
	const name = describe(step);
	try {
		if (step.kind === "person") return { line: `${name}  ${await player.play(step)}`, problems: [] };
		return { line: name, problems: await houseStep(player, step) };
	} catch (error) {
		if (!(error instanceof Contradiction)) throw error;
		return { line: `${name}  ${error.message}`, problems: [error.message] };
	}
}

/** Runs the house through the days of a seed, and stops at the first contradiction. */
export async function simulate(plan: Plan): Promise<History> {
	const { databases, seed, from, days, members, classesADay, until = Infinity, without, onDay } = plan;
	const random = new Random(seed);
	const house = await House.open({ databases, from: new Date(instantOf(from, 0)), members, classesADay, random });
	const digest = createHash("sha256");
	const history: History = { digest: "", actions: 0, lines: [], failure: null };
	try {
		const plans = await listPlans({ db: house.db, clock: { now: () => new Date(house.now) } });
		const player = new Player(
			house,
			plans.filter(({ id }) => soldPlans.includes(id)),
		);
		for (let day = 0; day < days; day += 1) {
			for (const step of stepsOf(plan, day)) {
				if (step.number > until || without?.has(step.number)) continue;
				const { line, problems } = await take(player, step);
				history.actions = player.actions;
				digest.update(`${line}\n`);
				history.lines = [...history.lines.slice(1 - shownLines), line];
				if (problems.length > 0) {
					history.failure = { step: step.number, day, problems };
					return { ...history, digest: digest.digest("hex") };
				}
			}
			onDay?.(day, history.actions);
		}
		house.now = instantOf(addDays(from, days + 1), 1200).getTime();
		house.mailServerUp = true;
		const night = { number: Infinity, server: 0, at: house.now, fault: null } as const;
		const problems: string[] = [];
		for (const kind of ["release", "tick", "midnight"] as const)
			problems.push(...(await houseStep(player, { ...night, kind })));
		problems.push(...(await player.checker.atLast(player.world)));
		if (problems.length > 0) history.failure = { step: Infinity, day: days, problems };
		return { ...history, digest: digest.digest("hex") };
	} finally {
		await house.close();
	}
}
