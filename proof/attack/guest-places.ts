import { pbkdf2Sync } from "node:crypto";
import type { Challenge } from "@kvart/contract/enquiries/schemas";
import { guestLimits } from "@kvart/contract/limits";
import type { Period } from "@kvart/contract/schedule";
import { all, atMost, type Check, some, type Trial } from "../trial.ts";
import type { Ground, Target } from "./target.ts";

const json = { "content-type": "application/json" };
/** The day of the target's clock. */
const wednesday = 3;
const familySize = 5;
const familyTrainings = 3;

async function read<T>({ caller }: Target, path: string, from: string): Promise<T> {
	return JSON.parse((await caller.send({ path, from })).body.toString()) as T;
}

/** What a browser does, without the library. */
function solve({ parameters, signature }: Challenge): string {
	const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
	const counter = Buffer.alloc(4);
	for (let number = 0; ; number += 1) {
		counter.writeUInt32BE(number);
		const password = Buffer.concat([Buffer.from(nonce, "hex"), counter]);
		const key = pbkdf2Sync(password, Buffer.from(salt, "hex"), cost, keyLength, "sha256").toString("hex");
		if (!key.startsWith(keyPrefix)) continue;
		const solution = { counter: number, derivedKey: key };
		return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString("base64");
	}
}

/** Trainings of the day that guests can book. */
async function openTrainings(target: Target, from: string): Promise<Period[]> {
	const gyms = await read<{ id: number }[]>(target, "/api/gym", from);
	const rooms = await Promise.all(
		gyms.map(({ id }) => read<{ id: number }[]>(target, `/api/gym/${id}/gym_room`, from)),
	);
	const periods = await Promise.all(
		rooms.flat().map(({ id }) => read<Period[]>(target, `/api/period/gym_room/${id}`, from)),
	);
	return periods
		.flat()
		.filter(
			({ day, time, cancelled, free_places }) => day === wednesday && time > 1010 && !cancelled && free_places > 0,
		);
}

let phones = 0;
function newGuest(): Record<string, string> {
	phones += 1;
	return { first_name: "Petar", last_name: "Petrović", phone: `0698${String(phones).padStart(6, "0")}` };
}

interface Visitor {
	from: string;
	proven: boolean;
}

async function book(target: Target, id: number, guest: object, { from, proven }: Visitor): Promise<boolean> {
	const proof = proven ? solve(await read<Challenge>(target, "/api/form/challenge", from)) : undefined;
	const { status } = await target.caller.send({
		method: "POST",
		path: `/api/period/${id}/booking/guest`,
		headers: json,
		body: JSON.stringify({ ...guest, proof }),
		from,
	});
	return status === 201;
}

/** Enough to see whether a limit holds. */
const triesOf = (allowed: number) => 3 * allowed;

/** Books one free place after the other, each time with another phone. */
async function takePlaces(
	target: Target,
	trainings: readonly Period[],
	tries: number,
	visitor: Visitor,
): Promise<number> {
	const places = trainings.flatMap(({ id, free_places }) => Array.from({ length: free_places }, () => id));
	let taken = 0;
	for (const id of places.slice(0, tries)) if (await book(target, id, newGuest(), visitor)) taken += 1;
	return taken;
}

async function bookFamily(target: Target, trainings: readonly Period[], visitor: Visitor): Promise<number> {
	const people = Array.from({ length: familySize }, newGuest);
	const roomy = trainings.filter(({ free_places }) => free_places >= familySize).slice(0, familyTrainings);
	let booked = 0;
	for (const { id } of roomy) for (const guest of people) if (await book(target, id, guest, visitor)) booked += 1;
	return booked;
}

/** One address cannot empty the schedule, and a family behind one router does not notice. */
export function guestPlaces(ground: Ground): Trial {
	return {
		name: "guest-places",
		title: "Places of guests",
		run: async (report) => {
			const target = await ground.open("guest-places", { env: { RATE_LIMIT: "on" } });
			const trainings = await openTrainings(target, "127.12.0.1");
			const free = trainings.reduce((sum, { free_places }) => sum + free_places, 0);
			report(`${free} free places`);
			const family = await bookFamily(target, trainings, { from: "127.12.0.2", proven: true });
			const { unproven: callsAllowed, day } = guestLimits;
			const without = { from: "127.12.0.3", proven: false };
			const unproven = await takePlaces(target, trainings, triesOf(callsAllowed), without);
			report("one address takes all it can");
			const taken = await takePlaces(target, trainings, triesOf(day.network), { from: "127.12.0.4", proven: true });
			await target.close();
			const checks: Check[] = [
				some("free places of the day beyond those that one address tries", Math.max(0, free - triesOf(day.network))),
				atMost("places that one address took with a proof for each", taken, day.network),
				some("places that the spec's call without a proof still books", unproven),
				atMost("places that one address took without a proof", unproven, callsAllowed),
				all("places that a family of five behind one router booked", family, familySize * familyTrainings),
			];
			const findings = checks.filter(({ holds }) => !holds).length;
			return { figures: { requests: phones, findings }, checks };
		},
	};
}
