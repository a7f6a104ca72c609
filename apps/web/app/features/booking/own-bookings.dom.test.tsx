import type { OwnBooking } from "@kvart/contract/members";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { OwnBookings } from "./own-bookings.tsx";

// The server is a fake; it is Wednesday, 10:00.
vi.mock("../../lib/api.ts", () => ({
	api: {
		listOwnBookings: vi.fn(),
		listOwnWaits: vi.fn(),
		getLateCancellations: vi.fn(),
		getBookingPause: vi.fn(),
		getTime: vi.fn(),
		getCalendarFeed: vi.fn(),
		cancelPeriod: vi.fn(),
		bookPeriod: vi.fn(),
		findPeriods: vi.fn(),
		leavePromotionWaiting: vi.fn(),
	},
}));

const training = (period_id: number, training_date: string, time: number, name: string) => ({
	period_id,
	training_date,
	time,
	duration: 50,
	training: { id: 1, name, name_eng: name },
	gym: { id: 3, name: "Zemun", slug: "zemun" },
	room: { id: 4, name: "Velika sala", name_eng: "Big room" },
	coach: { id: 1, name: "Ana" },
	promotion: false,
});
const booking = (id: number, date: string, time: number, name: string): OwnBooking => ({
	...training(id, date, time, name),
	id,
	cancelled: false,
	attended: false,
	missed: false,
	moved_from: null,
	calendar_url: `/calendar/${id}.ics`,
	code: `CODE-${id}`,
	code_url: `/booking-code/${id}.svg`,
	entry: null,
});
const pilates = booking(1, "2026-11-25", 1800, "Pilates");
const yoga = booking(2, "2026-11-18", 1130, "Joga");
const wait = {
	...training(9, "2026-11-20", 1900, "Boks"),
	promotion: true,
	position: 2,
	waiting_count: 3,
	free_places: 0,
};

beforeEach(() => {
	vi.clearAllMocks();
	vi.mocked(api.getTime).mockResolvedValue({
		day: 3,
		time: "10:00",
		date: "2026-11-18",
		now: "2026-11-18T09:00:00Z",
		booking_window: "rolling",
		membership_rule: "off",
		booking_days: 7,
		waiting_closes_minutes: 60,
		late_cancel_minutes: 120,
		no_show_policy: null,
		partner: "Samsung",
	});
	vi.mocked(api.getCalendarFeed).mockResolvedValue({ url: "/calendar/feed.ics" });
	vi.mocked(api.listOwnBookings).mockResolvedValue([pilates]);
	vi.mocked(api.listOwnWaits).mockResolvedValue([]);
	vi.mocked(api.getLateCancellations).mockResolvedValue({ count: 0 });
	vi.mocked(api.getBookingPause).mockResolvedValue({ policy: null, paused_until: null, misses: [] });
	window.history.replaceState(null, "", "/account");
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("the next training comes first with its entry code, and a link to the board of its week", async () => {
	const off = { ...booking(3, "2026-11-18", 1100, "Otkazan"), cancelled: true };
	vi.mocked(api.listOwnBookings).mockResolvedValue([pilates, yoga, off]);
	render(<OwnBookings />);
	await screen.findByText("Pilates");
	const open = document.querySelectorAll("details[open]");
	expect([...open].map((each) => each.textContent)).toEqual([expect.stringContaining("CODE-2")]);
	const clubs = screen.getAllByText("Zemun").map((club) => club.closest("a")?.getAttribute("href"));
	expect(clubs.at(-1)).toBe("/training-schedule/3?room=4&week=2026-11-23&day=3");
});

test("waits are listed with the position, and can be given up", async () => {
	vi.mocked(api.listOwnWaits).mockResolvedValueOnce([wait]).mockResolvedValue([]);
	vi.mocked(api.leavePromotionWaiting).mockResolvedValue({ code: "SUC_WAITING_LEFT" });
	render(<OwnBookings />);
	const waits = await screen.findByRole("region", { name: "Čekaš mesto" });
	within(waits).getByText("Ti si 2. na listi čekanja.");
	within(waits)
		.getByLabelText(/^Napusti listu: Boks, petak, 20. novembar/)
		.click();
	await waitFor(() => expect(screen.queryByText("Boks")).toBeNull());
	const input = { params: { id: 9 }, body: { training_date: "2026-11-20" } };
	expect(api.leavePromotionWaiting).toHaveBeenCalledWith(input, undefined);
});

test("a cancelled booking stays with an undo while the place is held", async () => {
	vi.mocked(api.cancelPeriod).mockResolvedValue({ code: "SUC_CANCELED", held_until: "2026-11-18T09:00:10Z" });
	vi.mocked(api.bookPeriod).mockResolvedValue({ code: "SUC_BOOKED", calendar_url: "/1.ics" });
	render(<OwnBookings />);
	(await screen.findByLabelText(/^Otkaži: Pilates/)).click();
	const undo = await screen.findByLabelText(/^Poništi: Pilates/);
	expect(document.activeElement).toBe(undo);
	undo.click();
	(await screen.findByLabelText(/^Otkaži: Pilates/)).click();
	const body = { training_date: "2026-11-25", undo: true };
	expect(api.bookPeriod).toHaveBeenCalledWith({ params: { id: 1 }, body }, undefined);
	await screen.findByLabelText(/^Poništi: Pilates/);
	vi.mocked(api.listOwnBookings).mockResolvedValue([]);
	await vi.advanceTimersByTimeAsync(10_000);
	await screen.findByText("Nemaš nijednu prijavu");
});

test("the page follows the waiting list while it is open, and a row with an undo stays", async () => {
	const repeat = vi.spyOn(window, "setInterval");
	vi.mocked(api.listOwnWaits).mockResolvedValue([wait]);
	vi.mocked(api.cancelPeriod).mockResolvedValue({ code: "SUC_CANCELED", held_until: "2026-11-18T09:00:10Z" });
	render(<OwnBookings />);
	await screen.findByText("Ti si 2. na listi čekanja.");
	const [reload] = repeat.mock.calls.find(([, milliseconds]) => milliseconds === 60_000) ?? [];
	repeat.mockRestore();
	screen.getByLabelText(/^Otkaži: Pilates/).click();
	await screen.findByLabelText(/^Poništi: Pilates/);
	// The server lists no booking whose place is only held.
	vi.mocked(api.listOwnBookings).mockResolvedValue([]);
	vi.mocked(api.listOwnWaits).mockResolvedValue([{ ...wait, position: 1 }]);
	(reload as () => void)();
	await screen.findByText("Ti si 1. na listi čekanja.");
	screen.getByLabelText(/^Poništi: Pilates/);
	await vi.advanceTimersByTimeAsync(10_000);
	await screen.findByText("Nemaš nijednu prijavu");
});

test("books a free place of the own waiting list from the own page", async () => {
	vi.mocked(api.listOwnWaits).mockResolvedValue([{ ...wait, free_places: 1 }]);
	render(<OwnBookings />);
	await screen.findByText("Mesto je slobodno. Ko se prvi prijavi, dobija ga.");
	const book = screen.getByLabelText(/^Prijavi se: Boks/);
	expect(book.getAttribute("href")).toBe("/promotions/3?room=4&week=2026-11-16&day=5&book=9");
});

test("cancelling late warns first; the numbers show what the member did", async () => {
	const past = [booking(4, "2026-11-17", 1800, "Boks"), booking(5, "2026-11-10", 1800, "Boks")];
	vi.mocked(api.listOwnBookings).mockResolvedValue([yoga, ...past]);
	vi.mocked(api.getLateCancellations).mockResolvedValue({ count: 3 });
	render(<OwnBookings />);
	(await screen.findByLabelText(/^Otkaži: Joga/)).click();
	const warning =
		"Do treninga je manje od 2 h, pa se ovo računa kao kasno otkazivanje. Koliko ih imaš, vidiš na svom nalogu.";
	expect((await screen.findByRole("alert")).textContent).toBe(warning);
	expect(api.cancelPeriod).not.toHaveBeenCalled();
	screen.getByLabelText(/^Ipak otkaži: Joga/);
	const facts = await screen.findByRole("region", { name: "Tvoj ritam" });
	expect([...facts.querySelectorAll("dd")].map((each) => each.textContent)).toEqual(["2", "2", "Ana", "3"]);
});

test("a missed training is marked in the history and the calendar, and is not among what the member did", async () => {
	const missed = { ...booking(4, "2026-11-17", 1800, "Boks"), missed: true };
	// The desk kept no list.
	const unknown = booking(5, "2026-11-10", 1800, "Joga");
	vi.mocked(api.listOwnBookings).mockResolvedValue([missed, unknown]);
	render(<OwnBookings />);
	const history = within((await screen.findByText("2 ranija treninga")).closest("details") as HTMLElement);
	const rows = history.getAllByRole("listitem").map((row) => row.textContent);
	expect(rows).toEqual([expect.stringMatching(/Boks.*bez dolaska$/), expect.stringMatching(/Joga.*50 min$/)]);
	expect((await screen.findByRole("table")).textContent).toContain("utorak, 17. novembar: bez dolaska");
	const facts = await screen.findByRole("region", { name: "Tvoj ritam" });
	expect([...facts.querySelectorAll("dd")].map((each) => each.textContent)).toEqual(["1", "1"]);
});

test("where the chain pauses members after late cancellations, the warning says so", async () => {
	vi.mocked(api.listOwnBookings).mockResolvedValue([yoga]);
	vi.mocked(api.getBookingPause).mockResolvedValue({ policy, paused_until: null, misses: [] });
	render(<OwnBookings />);
	(await screen.findByLabelText(/^Otkaži: Joga/)).click();
	expect((await screen.findByRole("alert")).textContent).toContain(
		"Kad ih bude 3, prijava unapred ide na pauzu od 7 dana",
	);
});

const hour = (id: number, training_date: string, time: number, free_places = 3) => ({
	...training(id, training_date, time, "Pilates"),
	id,
	kind: "ordinary" as const,
	free_places,
	capacity: 10,
	waiting_count: 0,
	gym: { ...pilates.gym, latitude: 44.8, longitude: 20.4 },
});

test("a booking is changed to another hour of the same training in one press", async () => {
	const boxing = { ...hour(8, "2026-11-25", 1700), training: { id: 2, name: "Boks", name_eng: "Boxing" } };
	vi.mocked(api.findPeriods).mockImplementation(async (input) => ({
		results:
			input?.query && "date" in input.query
				? [hour(1, "2026-11-25", 1800), hour(6, "2026-11-25", 1900), boxing]
				: [hour(7, "2026-11-24", 700), hour(6, "2026-11-25", 1900)],
		more: false,
	}));
	vi.mocked(api.bookPeriod).mockResolvedValue({ code: "SUC_BOOKED", calendar_url: "/6.ics" });
	const toasts: string[] = [];
	/** How often the list was loaded when the message came. */
	const loaded: number[] = [];
	let loads = 0;
	const collect = (event: Event) => {
		toasts.push((event as CustomEvent<{ text: string }>).detail.text);
		loaded.push(loads);
	};
	document.addEventListener("toast", collect);
	render(<OwnBookings />);
	const change = await screen.findByLabelText("Promeni termin: Pilates, sreda, 25. novembar");
	expect(change.getAttribute("href")).toBe("/account?change=2026-11-25.1");
	// The address opens the sheet: also that of a link from elsewhere.
	window.history.replaceState(null, "", "/account?change=2026-11-25.1");
	window.dispatchEvent(new Event("popstate"));
	const [first, ...more] = await screen.findAllByText(/^\d+:00$/, { selector: "dialog b" });
	expect([first, ...more].map((time) => time?.textContent)).toEqual(["19:00", "7:00", "17:00"]);
	vi.mocked(api.listOwnBookings).mockImplementation(async () => {
		await new Promise((resolve) => setTimeout(resolve, 20));
		loads += 1;
		return [booking(6, "2026-11-25", 1900, "Pilates")];
	});
	first?.click();
	await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
	const body = {
		training_date: "2026-11-25",
		check_overlap: true,
		instead_of: { period_id: 1, training_date: "2026-11-25" },
	};
	expect(api.bookPeriod).toHaveBeenCalledWith({ params: { id: 6 }, body }, undefined);
	expect(toasts).toEqual(["Promenjeno. Sada imaš: Pilates, 19:00."]);
	expect(loaded).toEqual([1]);
	expect(window.location.search).toBe("");
	document.removeEventListener("toast", collect);
});

const policy = { count: 3, days: 30, pause_days: 7 };
const miss = {
	kind: "no_show",
	training: "Boks",
	training_eng: "Boxing",
	gym: "Zemun",
	training_date: "2026-11-17",
	time: 1800,
} as const;

test("a pause says why, until when, and who can help, and nothing is offered for next week", async () => {
	vi.mocked(api.listOwnBookings).mockResolvedValue([booking(4, "2026-11-17", 1800, "Boks")]);
	vi.mocked(api.getBookingPause).mockResolvedValue({ policy, paused_until: "2026-11-24", misses: [miss] });
	render(<OwnBookings />);
	await screen.findByText("Prijava unapred je na pauzi do 24. 11.");
	screen.getByText(/^Boks, Zemun, 17. 11. 18:00: bez dolaska$/);
	screen.getByText(/javi se na recepciji/);
	expect(screen.queryByText("Opet sledeće sedmice?")).toBeNull();
});

test("misses are counted on the page before they lead to a pause", async () => {
	vi.mocked(api.getBookingPause).mockResolvedValue({ policy, paused_until: null, misses: [miss] });
	render(<OwnBookings />);
	await screen.findByText("Izostanci koji se broje: 1 od 3");
	screen.getByText(/u poslednjih 30 dana. Kad ih bude 3, prijava unapred ide na pauzu od 7 dana/);
});
