import { randomUUID } from "node:crypto";
import { targetNow } from "./good-values.ts";
import type { Target } from "./target.ts";

/** A member with all kinds of data, each with a unique text. */
export interface Victim {
	/** Texts that occur only in the victim's records. */
	marks: string[];
	/** Ids of the account and its records. */
	ids: number[];
	/** Addresses of the victim's files, without a valid key. */
	links: string[];
	/** How many marks the owner can see, to prove that they are detectable. */
	seenByOwner(): Promise<number>;
	/** All stored data of the victim as one text. */
	state(): Promise<string>;
}

const tables = [
	"bookings",
	"sessions",
	"mail_tokens",
	"group_members",
	"video_views",
	"calendar_feeds",
	"passkeys",
	"recovery_codes",
];

export async function createVictim({ runSql, caller, as }: Target): Promise<Victim> {
	// With a letter, so that the phone is shown as it was stored.
	const mark = `z${randomUUID().slice(0, 7)}`;
	const marks = [`Zrtva${mark}`, `Skrivena${mark}`, `zrtva.${mark}@kvart.example`, `+381 6${mark}`, `card-${mark}`];
	const token = `victim-${mark}`;
	const [user] = await runSql<{ id: number }>(
		`insert into users (first_name, last_name, email, phone, phone_digits, card_id, email_verified_at, terms_accepted_at)
		values ($1, $2, $3, $4, $4, $5, now(), now()) returning id`,
		marks,
	);
	const id = user?.id ?? 0;
	await runSql(
		`insert into sessions (token_hash, user_id, created_at, expires_at)
		values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2, now(), '2099-01-01')`,
		[token, id],
	);
	await runSql("insert into group_members (user_id, group_id, joined_at) select $1, min(id), now() from video_groups", [
		id,
	]);
	const headers = { session_id: token };
	// Two days ahead: neither full nor over.
	const open = await runSql<{ id: number }>(
		`select periods.id from periods left join occurrences on period_id = periods.id
		where promotion_id is null and day = 5 and cancelled_from is null and periods.capacity - coalesce(taken, 0) > 5 limit 1`,
	);
	const booked = await caller.send({ method: "POST", path: `/api/period/${open[0]?.id}/booking`, headers });
	await caller.send({ method: "GET", path: "/api/user/calendar", headers });
	if (booked.status !== 201) throw new Error(`At ${targetNow} the victim could not book: ${booked.body.toString()}`);
	const [booking] = await runSql<{ id: number }>("select id::int from bookings where user_id = $1", [id]);
	const [session] = await runSql<{ id: number }>("select id from sessions where user_id = $1", [id]);
	const strangersKey = await keyOfStranger(open[0]?.id ?? 0, { caller, as });
	return {
		marks,
		ids: [id, booking?.id ?? 0, session?.id ?? 0, open[0]?.id ?? 0].filter((number) => number > 0),
		links: [
			`/calendar/booking/${booking?.id}.ics`,
			`/calendar/booking/${booking?.id}.ics?key=${strangersKey}`,
			`/calendar/booking/${booking?.id}.ics?key[]=${strangersKey}`,
			`/calendar/member.ics?key=${strangersKey}`,
			`/calendar/member.ics?key=${id}`,
		],
		seenByOwner: async () => {
			const { body } = await caller.send({ path: "/api/user", headers });
			return marks.filter((known) => body.toString().includes(known)).length;
		},
		state: async () => {
			const parts = [await runSql("select * from users where id = $1", [id])];
			for (const table of tables)
				parts.push(await runSql(`select * from ${table} where user_id = $1 order by 1`, [id]));
			return JSON.stringify(parts);
		},
	};
}

/** Key of another member's booking. */
async function keyOfStranger(periodId: number, { caller, as }: Pick<Target, "caller" | "as">): Promise<string> {
	const { body } = await caller.send({
		method: "POST",
		path: `/api/period/${periodId}/booking`,
		headers: as("member"),
	});
	return /key=([\w-]+)/.exec(body.toString())?.[1] ?? "none";
}
