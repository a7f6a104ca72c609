import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateConsequence } from "../../lib/late-consequence.ts";
import { type Slot, slotState } from "../../lib/slot.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import type { ToastMessage } from "../../ui/toast/toast.ts";
import { BookingButton } from "./booking-button.tsx";
import { loadBoard, type Outcome, sendBooking } from "./requests.ts";
import { useBookings } from "./use-bookings.ts";

// The server is a fake: `current` is what it has, and `sendBooking` changes it.
vi.mock("./requests.ts", () => ({ loadBoard: vi.fn(), sendBooking: vi.fn() }));
vi.mock("../../lib/use-user.ts", () => ({ useLoggedIn: vi.fn() }));

const full = {
	id: 7,
	kind: "ordinary",
	trainingDate: "2026-11-18",
	time: 1800,
	duration: 50,
	cancelled: false,
	capacity: 1,
	freePlaces: 0,
	booked: false,
	waiting: null,
	waitingCount: 1,
	training: { id: 1, name: "Pilates" },
} as Slot;
const board = {
	kind: "ordinary" as const,
	roomId: 1,
	slots: [full],
	now: "2026-11-18T09:00:00Z",
	bookingWindow: "rolling" as const,
	membershipRule: "off" as const,
	bookingDays: 7,
	waitingClosesMinutes: 60,
	lateCancelMinutes: 120,
};
let current: Slot;
const messages: ToastMessage[] = [];
const collect = (event: Event) => messages.push((event as CustomEvent<ToastMessage>).detail);
const toasts = () => messages.map(({ text }) => text);

/** The next request changes the board and has this outcome. */
function answer(outcome: Outcome, changes: Partial<Slot> = {}) {
	vi.mocked(sendBooking).mockImplementationOnce(async () => {
		current = { ...current, ...changes };
		return outcome;
	});
}

function Card({ first = board }) {
	const bookings = useBookings(first, null);
	const [slot = full] = bookings.slots;
	const state = slotState(slot, bookings.circumstances);
	return (
		<BookingButton
			slot={slot}
			state={state}
			bookTo="?book=7"
			bookings={bookings}
			lateConsequence={lateConsequence(null)}
		/>
	);
}

async function press(name: RegExp) {
	const control = await screen.findByLabelText(name);
	control.focus();
	control.click();
}

beforeEach(() => {
	current = full;
	localStorage.clear();
	messages.length = 0;
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	vi.clearAllMocks();
	vi.mocked(useLoggedIn).mockReturnValue(true);
	vi.mocked(loadBoard).mockImplementation(async () => ({ ...board, slots: [current] }));
	vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => run(0));
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	document.addEventListener("toast", collect);
});
afterEach(() => {
	cleanup();
	document.removeEventListener("toast", collect);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a member joins the waiting list of a full training, sees the position, and leaves", async () => {
	answer({ kind: "done", code: "SUC_WAITING" }, { waiting: 2, waitingCount: 2 });
	render(<Card />);
	await press(/^Čekaj mesto: Pilates, 18:00/);
	await screen.findByText("Ti si 2. na listi čekanja.");
	expect(vi.mocked(sendBooking).mock.calls[0]?.[0]).toMatchObject({ action: "wait", slot: { id: 7 } });
	const leave = screen.getByLabelText(/^Napusti listu/);
	await waitFor(() => expect(document.activeElement).toBe(leave));
	answer({ kind: "done", code: "SUC_WAITING_LEFT" }, { waiting: null });
	leave.click();
	await waitFor(async () => expect(document.activeElement).toBe(await screen.findByLabelText(/^Čekaj mesto/)));
	expect(toasts()).toHaveLength(2);
});

test("a place that became free meanwhile is offered for booking", async () => {
	answer({ kind: "refused", code: "ERR_PLACES_FREE", errors: [] }, { freePlaces: 1 });
	render(<Card />);
	await press(/^Čekaj mesto/);
	const book = await screen.findByLabelText(/^Prijavi se/);
	await waitFor(() => expect(document.activeElement).toBe(book));
	expect(toasts()).toEqual([expect.stringMatching(/^Mesto se upravo oslobodilo/)]);
});

test("after a lost answer it can be tried again, unless the board shows that it arrived", async () => {
	answer({ kind: "failed" });
	render(<Card />);
	await press(/^Čekaj mesto/);
	expect((await screen.findByRole("alert")).textContent).toMatch(/^Veza je pukla/);
	answer({ kind: "failed" }, { waiting: 1 });
	await press(/^Pokušaj ponovo/);
	await waitFor(() => expect(sendBooking).toHaveBeenCalledTimes(2));
	window.dispatchEvent(new Event("online"));
	await screen.findByText("Ti si 1. na listi čekanja.");
	await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a visitor gets the sheet instead, as does a member before the training can be booked", async () => {
	vi.mocked(useLoggedIn).mockReturnValue(false);
	render(<Card />);
	const link = await screen.findByLabelText(/^Popunjeno/);
	expect(link.getAttribute("href")).toBe("?book=7");
	cleanup();
	vi.mocked(useLoggedIn).mockReturnValue(true);
	current = { ...full, trainingDate: "2026-11-26" };
	render(<Card />);
	await waitFor(() => expect(loadBoard).toHaveBeenCalled());
	await screen.findByLabelText(/^Popunjeno/);
	expect(sendBooking).not.toHaveBeenCalled();
});

test("a visitor cannot press what only members book ahead, and the log-in beside it leads back to it", async () => {
	vi.mocked(useLoggedIn).mockReturnValue(false);
	current = { ...full, freePlaces: 1, trainingDate: "2026-11-20" };
	render(<Card />);
	window.dispatchEvent(new Event("online"));
	const book = await screen.findByRole("button", { name: "Prijavi se: Pilates, 18:00" });
	expect(book.getAttribute("aria-disabled")).toBe("true");
	const described = document.querySelector(`[id="${book.getAttribute("aria-describedby")}"]`);
	expect(described?.textContent).toBe("Možete se prijaviti samo za današnji dan");
	const logIn = screen.getByRole("link", { name: "Uloguj se: Pilates, 18:00" });
	expect(logIn.getAttribute("href")).toBe("/login?redirect=%3Fbook%3D7&ahead=1");
	expect(screen.queryByRole("link", { name: /^Prijavi se/ })).toBeNull();
});

test("a member reads when a training beyond the window opens, a visitor that only today can be booked", async () => {
	current = { ...full, freePlaces: 1, trainingDate: "2026-11-26" };
	render(<Card />);
	await screen.findByText("Prijava za ovaj termin otvara se 19. 11.");
	cleanup();
	vi.mocked(useLoggedIn).mockReturnValue(false);
	render(<Card />);
	window.dispatchEvent(new Event("online"));
	await screen.findByText("Možete se prijaviti samo za današnji dan");
});

/** The class is at 18:00. */
const booked = { ...full, booked: true, waiting: null };

test("a cancelled place can be taken back in the card or the toast while it is held", async () => {
	current = booked;
	answer({ kind: "done", code: "SUC_CANCELED", heldFor: 9000 }, { booked: false, freePlaces: 0 });
	render(<Card />);
	await press(/^Otkaži/);
	const undo = await screen.findByLabelText(/^Poništi: Pilates/);
	await waitFor(() => expect(document.activeElement).toBe(undo));
	expect(messages[0]).toMatchObject({ kind: "success", action: { label: "Poništi" } });
	answer({ kind: "done", code: "SUC_BOOKED", calendarUrl: "/1.ics" }, { booked: true });
	messages[0]?.action?.run();
	await screen.findByLabelText(/^Otkaži/);
	expect(vi.mocked(sendBooking).mock.lastCall?.[0]).toMatchObject({ action: "undo", slot: { id: 7 } });
	expect(messages[0]?.stays?.signal.aborted).toBe(true);
});

test("the offer of an undo ends with the hold, and the focus stays on the card", async () => {
	current = booked;
	answer({ kind: "done", code: "SUC_CANCELED", heldFor: 9000 }, { booked: false, freePlaces: 1 });
	render(<Card />);
	await press(/^Otkaži/);
	const undo = await screen.findByLabelText(/^Poništi/);
	await waitFor(() => expect(document.activeElement).toBe(undo));
	await vi.advanceTimersByTimeAsync(9000);
	const book = await screen.findByLabelText(/^Prijavi se/);
	await waitFor(() => expect(document.activeElement).toBe(book));
	expect(messages[0]?.stays?.signal.aborted).toBe(true);
});

test("cancelling late warns first and keeps the focus", async () => {
	// 10:00 in Belgrade.
	current = { ...booked, time: 1159 };
	answer({ kind: "done", code: "SUC_CANCELED", heldFor: 9000 }, { booked: false });
	render(<Card />);
	await press(/^Otkaži/);
	const warning = await screen.findByRole("alert");
	const text =
		"Do treninga je manje od 2 h, pa se ovo računa kao kasno otkazivanje. Koliko ih imaš, vidiš na svom nalogu.";
	expect(warning.textContent).toBe(text);
	// The card of an own booking is green, where red is not readable.
	expect(warning.dataset["ground"]).toBe("bone");
	expect(sendBooking).not.toHaveBeenCalled();
	const anyway = screen.getByLabelText(/^Ipak otkaži/);
	expect(document.activeElement).toBe(anyway);
	anyway.click();
	await screen.findByLabelText(/^Poništi/);
});

test("after a reload a member's own card still has its calendar file, and leads to other hours", async () => {
	current = { ...booked, calendarUrl: "/calendar/booking/1.ics?key=a" };
	render(<Card />);
	const calendar = await screen.findByText("Dodaj u kalendar");
	expect(calendar.getAttribute("href")).toBe("/calendar/booking/1.ics?key=a");
	const change = screen.getByLabelText("Promeni termin: Pilates, 18:00");
	expect(change.getAttribute("href")).toBe("/account?change=2026-11-18.7");
});

test("a new message about a place replaces the one before", async () => {
	current = { ...full, freePlaces: 3 };
	answer({ kind: "done", code: "SUC_BOOKED", calendarUrl: "/1.ics" }, { booked: true });
	render(<Card />);
	await press(/^Prijavi se/);
	answer({ kind: "done", code: "SUC_CANCELED", heldFor: 9000 }, { booked: false });
	await press(/^Otkaži/);
	await screen.findByLabelText(/^Poništi/);
	expect(messages.map(({ about }) => about)).toEqual(["2026-11-18 7", "2026-11-18 7"]);
});

test("a place in the last hour is announced to everyone on the list, and the member is told so", async () => {
	const late = { ...board, now: "2026-11-18T16:30:00Z" };
	vi.mocked(loadBoard).mockImplementation(async () => ({ ...late, slots: [current] }));
	answer({ kind: "done", code: "SUC_WAITING" }, { waiting: 2 });
	render(<Card first={late} />);
	await press(/^Čekaj mesto/);
	await screen.findByLabelText(/^Napusti listu/);
	expect(toasts()).toEqual([expect.stringContaining("ko se prvi prijavi, dobija ga")]);
});
