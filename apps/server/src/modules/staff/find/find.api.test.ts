import type { FoundInOffice } from "@kvart/contract/staff/find";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBooking, createPeriod } from "../../../../test/booking-factories.ts";
import { addMember } from "../../../../test/member-factories.ts";
import { addStaff, type TestStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

// The schedule is that of the demo; the class, its coach and the people are the test's own.
const { call, db } = await buildTestApp();

const find = async (text: string, { headers }: TestStaff): Promise<FoundInOffice> =>
	(await call<FoundInOffice>("GET", `/api/staff/find?${new URLSearchParams({ text }).toString()}`, { headers })).body;

const chain = await addStaff(db);
const desk = await addStaff(db, { role: "receptionist", clubs: [zemun] });
const elsewhere = await addStaff(db, { role: "receptionist", clubs: [vracar] });
const editor = await addStaff(db, { role: "editor" });

const [coach] = await db
	.insert(trainers)
	.values({
		name: "Ljubiša Šljivić",
		photoUrl: "",
		specialty: "",
		specialtyEng: "",
		description: "",
		descriptionEng: "",
		position: 900,
	})
	.returning({ id: trainers.id });
const coachId = coach?.id ?? 0;
const [training] = await db
	.insert(trainings)
	.values({
		name: "Vežbanje na čamcu",
		nameEng: "Rowing",
		description: "",
		descriptionEng: "",
		duration: 60,
		intensity: 3,
		calories: 400,
		photoUrl: "",
		trainingType: "freestyle",
		position: 900,
	})
	.returning({ id: trainings.id });
const own = { trainingId: training?.id ?? 0, trainerId: coachId };
// It is Wednesday, 18 November, 10:00.
const evening = await createPeriod(db, { ...own, time: 1830 });
const friday = await createPeriod(db, { ...own, day: 5, time: 715 });
await createPeriod(db, { ...own, time: 700 });

const { id: memberId } = await addMember(db);
await db
	.update(users)
	.set({
		firstName: "Đurđica",
		lastName: "Čvorović",
		email: "durdica.cvorovic@primer.example",
		phone: "+381647770001",
		phoneDigits: "381647770001",
		cardId: "KV90210",
	})
	.where(eq(users.id, memberId));
await addBooking(db, memberId, { time: 1900 });

test.for(["Čvorović", "cvor djur", "Ђурђица", "064 777 0001", "+38164777", "kv90210", "durdica.cvorovic@primer"])(
	"a member is found by %s",
	async (text) => {
		expect((await find(text, desk)).members.map(({ id }) => id)).toEqual([memberId]);
	},
);

test("members are those of the account's clubs, and of roles that see members", async () => {
	expect((await find("Čvorović", chain)).members[0]).toMatchObject({ id: memberId, phone: "064 777 0001" });
	expect((await find("Čvorović", elsewhere)).members).toEqual([]);
	expect((await find("Čvorović", editor)).members).toEqual([]);
	expect((await find("Čvorović", await addStaff(db, { role: "coach", coachId }))).members).toEqual([]);
	expect((await find("Čvorović", await addStaff(db, { role: "receptionist", clubs: [] }))).members).toEqual([]);
});

const classesOf = async (text: string, staff: TestStaff) =>
	(await find(text, staff)).classes.map(({ period_id, date }) => [period_id, date]);

test("classes of the next days are found by name, coach, club, hour and day", async () => {
	const today = [evening, "2026-11-18"];
	const later = [friday, "2026-11-20"];
	// In the morning it was before now.
	expect((await classesOf("camcu", desk)).slice(0, 2)).toEqual([today, later]);
	expect(await classesOf("rowing 18", desk)).toEqual([today]);
	expect(await classesOf("šljivić zemun 7:15", desk)).toEqual([later]);
	expect(await classesOf("rowing petak", desk)).toEqual([later]);
	expect(await classesOf("rowing 18:31", desk)).toEqual([]);
});

test("classes are those of the account's clubs, of a coach their own, of an editor none", async () => {
	expect(await classesOf("rowing 18", chain)).toHaveLength(1);
	expect(await classesOf("rowing", elsewhere)).toEqual([]);
	expect(await classesOf("rowing", editor)).toEqual([]);
	expect(await classesOf("rowing 18", await addStaff(db, { role: "coach", coachId }))).toHaveLength(1);
	expect(await classesOf("rowing 18", await addStaff(db, { role: "coach", coachId: 9 }))).toEqual([]);
});

test("coaches are for staff who may edit them", async () => {
	const found = [{ id: coachId, name: "Ljubiša Šljivić" }];
	expect((await find("ljub slj", chain)).coaches).toEqual(found);
	expect((await find("ljub slj", editor)).coaches).toEqual(found);
	expect((await find("ljub slj", desk)).coaches).toEqual([]);
	expect((await find("ljub slj", await addStaff(db, { clubs: [zemun] }))).coaches).toEqual([]);
});

test("one letter finds nothing, an empty text is refused, and a short number is an hour", async () => {
	expect(await find("c", chain)).toEqual({ members: [], classes: [], coaches: [] });
	expect((await call("GET", "/api/staff/find?text=", { headers: chain.headers })).status).toBe(422);
	expect(await find("06", desk)).toMatchObject({ members: [] });
});
