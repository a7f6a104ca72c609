import { expect, test } from "vitest";
import { currentTouched, recordTouched, statementLog, Touched } from "./touched.ts";

async function tablesOf(text: string) {
	const touched = new Touched();
	await recordTouched(touched, async () => statementLog.logQuery(text));
	return { read: [...touched.read], written: [...touched.written] };
}

test.for([
	['select "id" from "gyms" left join "gym_rooms" on true', ["gyms", "gym_rooms"], []],
	["select * from periods left join (select * from trainings limit 1) as t on true", ["periods", "trainings"], []],
	['insert into "bookings" ("id") values ($1) on conflict do nothing', [], ["bookings"]],
	['update "gyms" set "version" = $1', [], ["gyms"]],
	['delete from "waits" where id = $1', ["waits"], ["waits"]],
	["with gone as (update occurrences set taken = 0) insert into mails select 1", [], ["occurrences", "mails"]],
] as const)("%s", async ([text, read, written]) => {
	expect(await tablesOf(text)).toEqual({ read, written });
});

test("a row that is only locked is not written", async () => {
	expect((await tablesOf("select id from users for no key update")).written).toEqual([]);
	const { written } = await tablesOf("select id from occurrences for update of occurrences");
	expect(written).not.toContain("occurrences");
});

test("each caller records its own statements, also in parallel", async () => {
	const [first, second] = [new Touched(), new Touched()];
	const waited = Promise.withResolvers<void>();
	const both = [
		recordTouched(first, async () => {
			await waited.promise;
			statementLog.logQuery("select 1 from gyms");
		}),
		recordTouched(second, async () => {
			statementLog.logQuery("select 1 from events");
			waited.resolve();
		}),
	];
	await Promise.all(both);
	statementLog.logQuery("select 1 from questions");
	expect([[...first.read], [...second.read], currentTouched()]).toEqual([["gyms"], ["events"], undefined]);
});
