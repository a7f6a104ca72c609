import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import type { Slot } from "../../lib/slot.ts";
import { BookingSheet, type BookingSheetProps } from "./booking-sheet.tsx";
import type { Bookings } from "./use-bookings.ts";

// The server and the board are fakes; it is 10:00.
vi.mock("../../lib/api.ts", () => ({ api: { listNearby: vi.fn(), findPeriods: vi.fn() } }));

const full = {
	id: 7,
	kind: "ordinary",
	trainingDate: "2026-11-18",
	time: 1800,
	duration: 50,
	cancelled: false,
	freePlaces: 0,
	booked: false,
	waiting: null,
	training: { id: 1, name: "Pilates" },
} as Slot;
const onClose = vi.fn();

function show(actor: "member" | "guest", changes: Partial<BookingSheetProps> = {}) {
	const bookings = {
		circumstances: { now: new Date("2026-11-18T09:00:00Z"), actor, window: "rolling", days: 7 },
		requestOf: () => undefined,
		madeHere: () => undefined,
		waitingClosesMinutes: 60,
		wait: vi.fn(async () => ({ kind: "done", code: "SUC_WAITING" })),
		leave: vi.fn(async () => ({ kind: "done", code: "SUC_WAITING_LEFT" })),
		book: vi.fn(async () => ({ kind: "refused", code: "ERR_OVERLAPS", errors: [] })),
	} as unknown as Bookings;
	const props = { slot: full, state: "full", emailRequired: false, sent: null, place: "Zemun", day: "sreda" } as const;
	render(
		<BookingSheet {...props} bookings={bookings} open onClose={onClose} closeTo="/training-schedule/3" {...changes} />,
	);
	return bookings;
}

beforeEach(() => {
	vi.clearAllMocks();
	vi.mocked(api.listNearby).mockResolvedValue([]);
	window.history.replaceState(null, "", "/training-schedule/3?week=2026-11-16&book=7");
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("a member waits for a full training from the sheet, with others nearby below", async () => {
	const { wait } = show("member");
	await screen.findByText(/^U naredna tri sata/);
	expect(screen.queryByText("Uloguj se i čekaj mesto")).toBeNull();
	screen.getByText("Čekaj mesto").click();
	await waitFor(() => expect(onClose).toHaveBeenCalled());
	expect(wait).toHaveBeenCalledWith(full);
});

test("a full training suggests the same one nearby, with its distance and places", async () => {
	vi.mocked(api.listNearby).mockResolvedValue([
		{
			...full,
			id: 77,
			time: 1820,
			training_date: "2026-11-18",
			free_places: 2,
			training: { id: 1, name: "Pilates", name_eng: "Pilates" },
			coach: null,
			gym: { id: 5, name: "Vračar", slug: "vracar" },
			room: { id: 6, name: "Dvorišna sala", name_eng: "Courtyard studio" },
			distance: 2340,
		},
	]);
	show("guest");
	const link = await screen.findByRole("link", { name: /18:20.*Vračar.*2,3 km · 2 slobodna mesta/ });
	expect(link.getAttribute("href")).toBe("/training-schedule/5?room=6&book=77");
	expect(screen.queryByLabelText("Telefon")).toBeNull();
});

test("in the last hour the sheet says that the first to book gets the place", async () => {
	show("member");
	screen.getByText(/dobija ga prvi na listi/);
	cleanup();
	show("member", { slot: { ...full, time: 1059 } });
	screen.getByText(/Ko se prvi prijavi, dobija ga/);
});

test("a member on the waiting list sees the position and can leave", async () => {
	const waiting = { ...full, waiting: 3 };
	const { leave } = show("member", { slot: waiting, state: "waiting" });
	screen.getByText("Ti si 3. na listi čekanja.");
	screen.getByText("Napusti listu").click();
	await waitFor(() => expect(onClose).toHaveBeenCalled());
	expect(leave).toHaveBeenCalledWith(waiting);
});

test("the sheet of a booked training tells what is missing, if no membership lets the member in", () => {
	const booked = { ...full, booked: true };
	const made = { calendarUrl: "/1.ics", code: "SUC_BOOKED" };
	const bookings = show("member");
	cleanup();
	const lacking: Bookings = { ...bookings, madeHere: () => ({ ...made, missing: "none" }) };
	show("member", { slot: booked, state: "booked", bookings: lacking });
	screen.getByText("Nemaš članarinu. Pomaže ti recepcija ili cenovnik.");
	cleanup();
	show("member", { slot: booked, state: "booked", bookings: { ...bookings, madeHere: () => made } });
	expect(screen.queryByText(/Nemaš članarinu/)).toBeNull();
});

test("a visitor of a full training logs in and is back at this sheet", () => {
	show("guest");
	const link = screen.getByText("Uloguj se i čekaj mesto");
	const back = encodeURIComponent("/training-schedule/3?week=2026-11-16&book=7");
	expect(link.closest("a")?.getAttribute("href")).toBe(`/login?redirect=${back}`);
	expect(screen.queryByText("Čekaj mesto")).toBeNull();
});

test("a full training that cannot be booked yet cannot be waited for", () => {
	show("member", { slot: { ...full, trainingDate: "2026-11-27" } });
	screen.getByText("Sva mesta su zauzeta.");
	expect(screen.queryByText("Čekaj mesto")).toBeNull();
});

test("a full training on another day offers its other hours of that day", async () => {
	const found = {
		id: 9,
		kind: "ordinary",
		training_date: "2026-11-20",
		time: 2000,
		free_places: 2,
		training: { id: 1, name: "Pilates", name_eng: "Pilates" },
		gym: { id: 5, name: "Vračar" },
		room: { id: 6, name: "Sala", name_eng: "Room" },
	} as never;
	vi.mocked(api.findPeriods).mockResolvedValue({ results: [found], more: false });
	show("member", { slot: { ...full, trainingDate: "2026-11-20" } });
	const link = (await screen.findByText("Vračar")).closest("a");
	screen.getByRole("heading", { name: "Isti trening tog dana" });
	expect(link?.getAttribute("href")).toContain("/training-schedule/5?room=6&week=2026-11-16&day=5&book=9");
	const query = { date: "2026-11-20", training: "1", free: "1" };
	expect(vi.mocked(api.findPeriods).mock.calls[0]?.[0]).toEqual({ query });
	expect(api.listNearby).not.toHaveBeenCalled();
});

test.for([false, true])("a guest may leave an address for the confirmation, or has to (%s)", (emailRequired) => {
	show("guest", { state: "open", slot: { ...full, freePlaces: 3 }, emailRequired });
	const field = screen.getByLabelText(/^E-adresa/);
	expect(field.closest("div")?.textContent).toContain(emailRequired ? "link kojim potvrđuješ" : "nije obavezno");
});

test("a guest's phone takes no letters, and says that digits are missing", async () => {
	show("guest", { slot: { ...full, freePlaces: 3 }, state: "open" });
	const phone = screen.getByLabelText<HTMLInputElement>("Telefon");
	expect(phone.inputMode).toBe("tel");
	fireEvent.input(phone, { target: { value: "+381 64-12O abc" } });
	expect(phone.value).toBe("+381 64-12 ");
	fireEvent.submit(document.getElementById("guest-booking") as HTMLFormElement);
	expect(await screen.findByText("Broj mora da ima najmanje 8 cifara.")).toBeTruthy();
});
