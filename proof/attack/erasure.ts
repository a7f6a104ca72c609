import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import PostalMime from "postal-mime";
import { waitingMails } from "../site/database.ts";
import { until } from "../site/waiting.ts";
import { all, none, some, type Trial } from "../trial.ts";
import type { Ground, Target } from "./target.ts";

/** In the name and the address, and nowhere else. */
const mark = "zvrgudina";
const person = { email: `${mark}@kvart.example`, phone: "0697713994" };
const name = { first_name: mark, last_name: "Probić" };
const password = createHash("sha512").update(`${mark}-lozinka`).digest("hex");
const traces = [mark, person.phone.slice(1)];

async function call<T>(target: Target, method: string, path: string, body?: object, session = {}): Promise<T> {
	const headers = { "content-type": "application/json", ...session };
	const answer = await fetch(`${target.url}/api${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
	if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
	return (await answer.json()) as T;
}

/** The token of the link that the person got by mail. */
async function mailedToken({ mail, runSql }: Target): Promise<string> {
	await until("every mail is sent", async () => (await waitingMails(runSql)) === 0, 60_000);
	const own = mail.received.filter(({ recipients }) => recipients.includes(person.email));
	const { text = "" } = await PostalMime.parse(own.at(-1)?.source ?? "");
	return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

/** What a person leaves behind: an account, bookings with and without it, an enquiry with its answer, a block. */
async function leaveTraces(target: Target): Promise<{ session: { session_id: string }; bookings: number[] }> {
	await call(target, "POST", "/user/register", { ...name, ...person, password, language: "sr" });
	await call(target, "POST", "/user/verify", { token: await mailedToken(target) });
	const log = () => call<{ session_id: string }>(target, "POST", "/user/login", { email: person.email, password });
	const { session_id } = await log();
	// From now on mails wait: the queue is in the dump, too.
	await target.mail.turn("away");
	const rows = await target.runSql<{ id: number }>(
		`insert into periods (gym_room_id, training_id, day, time, capacity, valid_from)
		select id, 1, extract(isodow from date '2026-11-18'), hour, 5, '2026-01-01'
		from (select min(id) as id from gym_rooms) as room, (values (2030), (2130)) as hours (hour) returning id`,
	);
	const [own, asGuest] = rows.map(({ id }) => id);
	await call(target, "POST", `/period/${own}/booking`, {}, { session_id });
	await call(target, "POST", `/period/${asGuest}/booking/guest`, { ...name, ...person });
	const form = { name: mark, age: "31", email: person.email, phone_1: person.phone, additional: mark };
	await call(target, "POST", "/form/price", form);
	const [enquiry] = await target.runSql<{ id: number }>("select max(id) as id from enquiries");
	const staff = target.as("admin");
	await call(target, "POST", `/staff/enquiry/${enquiry?.id}/note`, { text: `${mark} called` }, staff);
	const reply = { version: 1, subject: mark, text: mark };
	await call(target, "POST", `/staff/enquiry/${enquiry?.id}/reply`, reply, staff);
	const [user] = await target.runSql<{ id: number }>("select id from users where email = $1", [person.email]);
	for (const [version, blocked] of [
		[1, true],
		[2, false],
	] as const)
		await call(target, "PATCH", `/staff/member/${user?.id}`, { version, blocked, reason: `${mark} was rude` }, staff);
	const booked = await target.runSql<{ id: number }>(
		"select id::int from bookings where user_id = $1 or guest_first_name = $2",
		[user?.id, mark],
	);
	return { session: await log(), bookings: booked.map(({ id }) => id) };
}

/** Lines of a whole dump that hold a trace. */
function tracesIn({ databaseUrl }: Target): number {
	const dump = execFileSync("pg_dump", [databaseUrl], { maxBuffer: 512 * 1024 * 1024 })
		.toString()
		.toLowerCase();
	return dump.split("\n").filter((line) => traces.some((trace) => line.includes(trace))).length;
}

/** A thief of a backup looks for a person who has erased the account. */
export function erasure(ground: Ground): Trial {
	return {
		name: "erasure",
		title: "A dump after erasure",
		run: async (report) => {
			const target = await ground.open("erasure");
			const { session, bookings } = await leaveTraces(target);
			const before = tracesIn(target);
			report(`${before} lines of the dump name the person`);
			await call(target, "POST", "/user/proof", { password }, session);
			await call(target, "DELETE", "/user", {}, session);
			// The last mail is deleted when it is sent.
			await target.mail.turn("takes");
			await until("the last mail is sent", async () => (await waitingMails(target.runSql)) === 0, 60_000);
			const after = tracesIn(target);
			const [row] = await target.runSql<{ freed: number }>(
				"select count(*)::int as freed from bookings where id = any($1) and cancelled_at is not null",
				[bookings],
			);
			await target.close();
			return {
				figures: { findings: after },
				checks: [
					some("lines of the dump that name the person before", before),
					none("lines that do afterwards", after),
					all("places that are free again", row?.freed ?? 0, 2),
				],
			};
		},
	};
}
