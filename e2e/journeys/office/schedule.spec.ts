import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { newMember, newPerson, sessionOf, written } from "../../member.ts";
import { boardName, openBoard, said, shownRoom, unfoldedChanges, workers } from "../../office.ts";

/** Each test has its own day, and a training at a free hour. */
const room = shownRoom;
const days = {
	coachIsIll: "2026-11-18",
	newTraining: "2026-11-20",
	undone: "2026-11-19",
	removed: "2026-11-22",
} as const;

interface Entry {
	period_id: number;
	training_date: string;
	time: number;
	duration: number;
	first_date: string;
	last_date: string | null;
	promotion: boolean;
	version: number;
}

/** Hours when few coaches are busy. */
const quietHours = [12, 13, 14, 15];
const lateHours = [22];

const minutes = (time: number) => Math.trunc(time / 100) * 60 + (time % 100);

/** A free hour of the room; removes what an earlier run left there. */
async function freeHour(
	request: APIRequestContext,
	session: string,
	date: string,
	hours: readonly number[] = quietHours,
): Promise<number> {
	const headers = { session_id: session };
	const answer = await request.get(`/api/staff/schedule/room/${room}/week?date=${date}`, { headers });
	const { entries } = (await answer.json()) as { entries: Entry[] };
	const ofDay = entries.filter(({ training_date }) => training_date === date);
	const isOurs = ({ first_date, last_date, time, promotion }: Entry) =>
		first_date === last_date && !promotion && hours.includes(Math.trunc(time / 100));
	for (const { period_id, version } of ofDay.filter(isOurs)) {
		await request.delete(`/api/staff/schedule/period/${period_id}`, {
			headers,
			data: { version, date, reason: "new-plan" },
		});
	}
	const taken = ofDay.filter((entry) => !isOurs(entry));
	const isFree = (hour: number) =>
		taken.every(({ time, duration }) => minutes(time) >= (hour + 2) * 60 || minutes(time) + duration <= hour * 60);
	const hour = hours.find(isFree);
	expect(hour, "a free hour").toBeDefined();
	return (hour ?? 0) * 100;
}

async function addTraining(request: APIRequestContext, session: string, date: string, time: number): Promise<number> {
	const answer = await request.post(`/api/staff/schedule/room/${room}/period`, {
		headers: { session_id: session },
		data: { kind: "once", date, time, training_id: 1, trainer_id: null, capacity: 8 },
	});
	expect(answer.status()).toBe(201);
	return ((await answer.json()) as { entry: { period_id: number } }).entry.period_id;
}

/** Ignores cards that are half covered by the board's head. */
async function expectBoardAccessible(page: Page): Promise<void> {
	await page.getByRole("region", { name: boardName, includeHidden: true }).evaluate((board) => board.scrollTo(0, 0));
	await page.evaluate(() => window.scrollTo(0, 0));
	await expectAccessible(page);
}

const clock = (time: number) => `${Math.trunc(time / 100)}:${String(time % 100).padStart(2, "0")}`;

/** The card of a training, by day and time. */
function card(page: Page, day: RegExp, time: number): Locator {
	return page
		.getByRole("region", { name: day })
		.getByRole("button")
		.filter({ hasText: clock(time) });
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
	await page
		.getByRole("combobox", { name: label })
		.or(page.getByRole("textbox", { name: label }))
		.first()
		.click();
	await page.getByRole("option", { name: option }).first().click();
}

async function expectMail(request: APIRequestContext, to: string, words: RegExp): Promise<void> {
	const box = `/demo/mail?to=${encodeURIComponent(to)}`;
	await expect.poll(async () => (await request.get(box)).text()).toMatch(words);
}

test("a substitute is set, then the training is cancelled, with mails in both languages", async ({
	page,
	request,
	quiet: _,
}) => {
	const desk = await sessionOf(request, workers.zemun);
	const time = await freeHour(request, desk, days.coachIsIll, lateHours);
	const id = await addTraining(request, desk, days.coachIsIll, time);
	const [mina, john] = [newPerson("Mina", "Žarković"), newPerson("John", "Miller")];
	await newMember(request, mina);
	await newMember(request, john, "en");
	for (const { email } of [mina, john]) {
		const headers = { session_id: await sessionOf(request, email) };
		expect((await request.post(`/api/period/${id}/booking`, { headers })).status()).toBe(201);
	}
	const guest = newPerson("Đorđe", "Šćepanović");
	const form = { first_name: guest.firstName, last_name: guest.lastName, phone: guest.phone };
	expect((await request.post(`/api/period/${id}/booking/guest`, { data: form })).status()).toBe(201);

	await openBoard(page, request, workers.zemun);
	await card(page, /^sreda/, time)
		.first()
		.click();
	await choose(page, "Zamena za ovaj datum", /./);
	const loadedAgain = page.waitForResponse(/\/api\/staff\/schedule\/room\/\d+\/week/);
	await page.getByRole("button", { name: "Sačuvaj" }).click();
	await expect(said(page, "Raspored je sačuvan.")).toBeVisible();
	await loadedAgain;

	await card(page, /^sreda/, time)
		.first()
		.click();
	await expect(page.getByText("3 od 8 mesta")).toBeVisible();
	await page.getByRole("button", { name: "Otkaži ovaj datum" }).click();
	const dialog = page.getByRole("dialog", { name: /^Otkazivanje/ });
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByText("Ovo polje je obavezno.")).toBeVisible();
	await choose(page, "Razlog", "Trener je sprečen");
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByText("Poruku dobijaju 2 osobe")).toBeVisible();
	await expect(dialog.getByText(/^Otkazano: /)).toBeVisible();
	await expectBoardAccessible(page);
	await dialog.getByText("Na engleskom", { exact: true }).click();
	await expect(dialog.getByText(/^Cancelled: /)).toBeVisible();
	await dialog.getByRole("switch", { name: "Pošalji poruke odmah" }).check();
	await dialog.getByRole("button", { name: "Otkaži ovaj datum" }).click();

	const calls = page.getByRole("dialog", { name: "Koga treba pozvati" });
	await expect(calls.getByRole("link", { name: written(guest.phone) })).toHaveAttribute("href", `tel:${guest.phone}`);
	await expectBoardAccessible(page);
	// Other journeys may have left calls about other classes.
	const guests = calls.getByRole("listitem").filter({ hasText: written(guest.phone) });
	await guests.getByRole("button", { name: /^Ne javlja se: Đorđe/ }).click();
	await expect(guests.getByText(/^Nije se javio na poziv/)).toBeVisible();
	await guests.getByRole("button", { name: /^Javljeno: Đorđe/ }).click();
	await expect(guests.getByRole("button", { name: /^Pozovi ponovo: Đorđe/ })).toBeVisible();
	await calls.getByRole("button", { name: "Zatvori" }).last().click();
	// The list can be opened again, and says who called.
	await page.getByRole("button", { name: /^(Pozivi|Još \d+ poziv)/ }).click();
	await expect(guests.getByText(/^Javljeno: /)).toBeVisible();
	await calls.getByRole("button", { name: "Zatvori" }).last().click();
	await expect(card(page, /^sreda/, time).first()).toContainText("Otkazano");
	await expectMail(request, mina.email, /Otkazano: /);
	await expectMail(request, john.email, /Cancelled: /);
	const board = (await (await request.get(`/api/period/gym_room/${room}`)).json()) as {
		id: number;
		cancelled: boolean;
	}[];
	expect(board.find((period) => period.id === id)?.cancelled).toBe(true);
});

test("a new training can be booked at once", async ({ page, request, quiet: _ }) => {
	const session = await sessionOf(request, workers.chain);
	const time = await freeHour(request, session, days.newTraining);
	const member = newPerson("Jana", "Đorđević");
	await newMember(request, member);
	await openBoard(page, request, workers.chain, { language: "en" });
	await expectBoardAccessible(page);
	await page.getByRole("button", { name: /^Add a class: Friday/ }).click();
	const drawer = page.getByRole("dialog", { name: "Add a class" });
	await choose(page, "Training", /Pilates/);
	await choose(page, "Repeats", "Only on that date");
	await drawer.getByRole("spinbutton", { name: "Start, hours" }).fill(String(time / 100).padStart(2, "0"));
	await expectBoardAccessible(page);
	await drawer.getByRole("button", { name: "Add a class" }).click();
	await expect(said(page, "The class is on the schedule.")).toBeVisible();
	await expect(card(page, /^Friday/, time).first()).toContainText("0/20");

	const periods = (await (await request.get(`/api/period/gym_room/${room}`)).json()) as {
		id: number;
		time: number;
		training_date: string;
	}[];
	const made = periods.find((period) => period.time === time && period.training_date === days.newTraining);
	const headers = { session_id: await sessionOf(request, member.email) };
	expect((await request.post(`/api/period/${made?.id}/booking`, { headers })).status()).toBe(201);
	await page.reload();
	await expect(card(page, /^Friday/, time).first()).toContainText("1/20");
});

test("a training moved by keyboard says where it is, and undoing leaves nothing of the move", async ({
	page,
	request,
	quiet: _,
}) => {
	const session = await sessionOf(request, workers.chain);
	const time = await freeHour(request, session, days.undone);
	const id = await addTraining(request, session, days.undone, time);
	const member = newPerson("Vera", "Kovač");
	await newMember(request, member);
	const headers = { session_id: await sessionOf(request, member.email) };
	expect((await request.post(`/api/period/${id}/booking`, { headers })).status()).toBe(201);

	await openBoard(page, request, workers.chain);
	// Closing restores the focus, also after several dialogs.
	const opener = card(page, /^četvrtak/, time).first();
	await opener.press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Otkaži ovaj datum" }).press("Enter");
	await expect(page.getByRole("dialog", { name: /^Otkazivanje/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(opener).toBeFocused();

	const handle = page.getByRole("button", { name: new RegExp(`^Premesti: .*četvrtak.* ${clock(time)}$`) });
	await handle.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Podignut trening: /)).toBeAttached();
	// A picked-up card reacts to arrow keys from the next task on.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	await page.keyboard.press("ArrowDown");
	await expect(page.getByText(`četvrtak, 19. novembar u ${clock(time + 15)}.`)).toBeAttached();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: /^Premeštanje/ });
	await choose(page, "Razlog", "Nov raspored");
	await expectBoardAccessible(page);
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByText("Poruku dobija 1 osoba")).toBeVisible();
	// Enter after the preview confirms nothing.
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("Ovo će se desiti")).toBeVisible();
	await dialog.getByRole("button", { name: "Premesti", exact: true }).click();
	const changes = await unfoldedChanges(page);
	await expect(changes.getByText(/^1 poruka odlazi u /).first()).toBeVisible();
	await expect(card(page, /^četvrtak/, time).first()).toContainText(`Pomereno na ${clock(time + 15)}`);
	await expectBoardAccessible(page);
	await changes
		.getByRole("button", { name: new RegExp(`^Poništi: Pomereno: .*, četvrtak, .* ${clock(time)} → `) })
		.click();
	await expect(said(page, "Poništeno.")).toBeVisible();
	await expect(card(page, /^četvrtak/, time).first()).toContainText("1/8");
	await expect(card(page, /^četvrtak/, time + 15)).toHaveCount(0);
	const box = await request.get(`/demo/mail?to=${encodeURIComponent(member.email)}`);
	expect(await box.text()).not.toContain("Promena termina");
});

test("copying a week shows what is copied, and an empty training goes with two presses", async ({
	page,
	request,
	quiet: _,
}) => {
	const session = await sessionOf(request, workers.chain);
	const time = await freeHour(request, session, days.removed);
	await addTraining(request, session, days.removed, time);
	await openBoard(page, request, workers.chain);
	await page.getByRole("button", { name: "Kopiraj nedelju" }).click();
	const dialog = page.getByRole("dialog", { name: "Kopiraj nedelju" });
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByText("Ovo polje je obavezno.")).toBeVisible();
	await choose(page, "U salu", /./);
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByRole("heading", { name: /^Kopira(ju)? se / })).toBeVisible();
	await expectBoardAccessible(page);
	await dialog.getByRole("button", { name: "Nazad" }).click();
	await dialog.getByRole("radio", { name: "Zamenjuju se: ovo je nova sezona" }).check();
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByRole("heading", { name: /^(Ostaj|Uklanja)/ }).first()).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Zameni sezonu" })).toBeEnabled();
	await page.keyboard.press("Escape");
	await card(page, /^nedelja/, time)
		.first()
		.click();
	await page.getByRole("button", { name: "Ukloni sa rasporeda" }).click();
	await expect(card(page, /^nedelja/, time)).toHaveCount(0);
	const changes = await unfoldedChanges(page);
	await changes
		.getByRole("button", { name: new RegExp(`^Poništi: Uklonjeno: .*, nedelja, .* ${clock(time)}$`) })
		.click();
	await expect(card(page, /^nedelja/, time).first()).toBeVisible();
});

test("a coach who is ill: all classes until next Sunday are settled with at most six presses", async ({
	page,
	request,
	quiet: _,
}) => {
	const session = await sessionOf(request, workers.chain);
	const headers = { session_id: session };
	await openBoard(page, request, workers.chain);
	let presses = 0;
	const press = async (target: Locator) => {
		presses += 1;
		await target.click();
	};
	await press(page.getByRole("button", { name: "Trener je odsutan" }));
	const dialog = page.getByRole("dialog", { name: "Trener je odsutan" });
	const coach = dialog
		.getByRole("combobox", { name: "Trener" })
		.or(dialog.getByRole("textbox", { name: "Trener" }))
		.first();
	await press(coach);
	await press(page.getByRole("option").nth(1));
	await press(dialog.getByRole("button", { name: "Do sledeće nedelje" }));
	await expect(dialog.getByText(/^\d+ trening/)).toBeVisible();
	await expectAccessible(page);
	await press(dialog.getByRole("button", { name: "Dalje" }));
	await expect(dialog.getByText("Ovo će se desiti")).toBeVisible();
	await expectAccessible(page);
	await press(dialog.getByRole("button", { name: /^Promeni \d+ trening/ }));
	const list = async () =>
		(await (await request.get("/api/staff/schedule/change", { headers })).json()) as { id: number; action: string }[];
	await expect.poll(async () => (await list()).map(({ action }) => action)).toContain("coach.away");
	expect(presses).toBeLessThanOrEqual(6);
	await expect(page.getByRole("region", { name: "Odsutni treneri" })).toContainText("svi treninzi su rešeni");
	// The other journeys find the coach where the demo has him.
	for (const { id, action } of await list())
		if (action === "coach.away") await request.delete(`/api/staff/schedule/change/${id}`, { headers });
});
