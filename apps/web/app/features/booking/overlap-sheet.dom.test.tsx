import type { OwnBooking } from "@kvart/contract/members";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { lateConsequence } from "../../lib/late-consequence.ts";
import { type Slot, slotState } from "../../lib/slot.ts";
import { BookingButton } from "./booking-button.tsx";
import { OverlapSheet } from "./overlap-sheet.tsx";
import { loadBoard, sendBooking } from "./requests.ts";
import { useBookings } from "./use-bookings.ts";

// The server is a fake.
vi.mock("./requests.ts", () => ({ loadBoard: vi.fn(), sendBooking: vi.fn() }));
vi.mock("../../lib/api.ts", () => ({ api: { listOwnBookings: vi.fn() } }));
vi.mock("../../lib/use-user.ts", () => ({ useLoggedIn: () => true }));

const open = {
	id: 7,
	kind: "ordinary",
	trainingDate: "2026-11-18",
	time: 1800,
	duration: 50,
	cancelled: false,
	freePlaces: 3,
	booked: false,
	waiting: null,
	training: { id: 1, name: "Pilates" },
} as Slot;
const board = {
	kind: "ordinary" as const,
	roomId: 1,
	slots: [open],
	now: "2026-11-18T09:00:00Z",
	bookingWindow: "rolling" as const,
	membershipRule: "off" as const,
	bookingDays: 7,
	waitingClosesMinutes: 60,
	lateCancelMinutes: 120,
};
const own = (id: number, time: number, name: string, training_date = open.trainingDate) =>
	({
		promotion: false,
		period_id: id,
		training_date,
		time,
		duration: 50,
		cancelled: false,
		training: { name, name_eng: name },
	}) as OwnBooking;
let booked: boolean;
const toasts: string[] = [];
const collect = (event: Event) => toasts.push((event as CustomEvent<{ text: string }>).detail.text);

function Card() {
	const bookings = useBookings(board, null);
	const [slot = open] = bookings.slots;
	const state = slotState(slot, bookings.circumstances);
	return (
		<>
			<BookingButton
				slot={slot}
				state={state}
				bookTo="?book=7"
				bookings={bookings}
				lateConsequence={lateConsequence(null)}
			/>
			{bookings.overlap && <OverlapSheet slot={slot} bookings={bookings} lateConsequence={lateConsequence(null)} />}
		</>
	);
}

beforeEach(() => {
	booked = false;
	toasts.length = 0;
	vi.clearAllMocks();
	vi.mocked(loadBoard).mockImplementation(async () => ({ ...board, slots: [{ ...open, booked }] }));
	vi.mocked(api.listOwnBookings).mockResolvedValue([
		own(1, 1700, "Ends before"),
		own(2, 1745, "Another day", "2026-11-19"),
		own(3, 1849, "Joga"),
		own(4, 1850, "Starts after"),
	]);
	vi.mocked(sendBooking).mockImplementation(async ({ action }) => {
		if (action === "book") return { kind: "refused", code: "ERR_OVERLAPS", errors: [] };
		booked = true;
		return { kind: "done", code: "SUC_BOOKED", calendarUrl: "/1.ics" };
	});
	window.history.replaceState(null, "", "/training-schedule/3");
	vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => run(0));
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	document.addEventListener("toast", collect);
});
afterEach(() => {
	cleanup();
	document.removeEventListener("toast", collect);
	vi.unstubAllGlobals();
});

async function pressBook() {
	render(<Card />);
	const link = await screen.findByLabelText(/^Prijavi se: Pilates/);
	link.focus();
	link.click();
	await screen.findByText("U to vreme već imaš trening Joga (18:49).");
}

test("an overlap is named and confirmed before booking", async () => {
	await pressBook();
	expect(toasts).toEqual([]);
	screen.getByText("Ipak se prijavi").click();
	const cancel = await screen.findByLabelText(/^Otkaži/);
	await waitFor(() => expect(document.activeElement).toBe(cancel));
	expect(vi.mocked(sendBooking).mock.calls.map(([{ action }]) => action)).toEqual(["book", "bookAnyway"]);
	expect(screen.queryByText(/^U to vreme/)).toBeNull();
});

test("a member who stops is back on the card, and nothing is booked", async () => {
	await pressBook();
	screen.getByText("Odustani").click();
	await waitFor(() => expect(screen.queryByText(/^U to vreme/)).toBeNull());
	expect(document.activeElement).toBe(screen.getByLabelText(/^Prijavi se/));
	expect(sendBooking).toHaveBeenCalledOnce();
});

test("without the name of the other training it can be confirmed all the same", async () => {
	vi.mocked(api.listOwnBookings).mockRejectedValue(new TypeError("offline"));
	render(<Card />);
	(await screen.findByLabelText(/^Prijavi se/)).click();
	await screen.findByText("U to vreme već imaš drugi trening.");
	screen.getByText("Ipak se prijavi").click();
	await screen.findByLabelText(/^Otkaži/);
});

test("one press changes to it in place of the other training", async () => {
	await pressBook();
	const first = screen.getAllByRole("button", { hidden: true }).find(({ textContent }) => textContent);
	expect(first?.textContent).toBe("Umesto 18:49");
	first?.click();
	await screen.findByLabelText(/^Otkaži/);
	const instead = { id: 3, kind: "ordinary", trainingDate: "2026-11-18" };
	expect(vi.mocked(sendBooking).mock.lastCall?.[0]).toMatchObject({ action: "bookInstead", insteadOf: instead });
	expect(toasts).toEqual(["Promenjeno. Sada imaš: Pilates, 18:00."]);
	expect(screen.queryByText(/^U to vreme/)).toBeNull();
});

test("shortly before the other training it says that the change counts, and what follows", async () => {
	const soon = { ...board, now: "2026-11-18T16:00:00Z" };
	vi.mocked(loadBoard).mockImplementation(async () => ({ ...soon, slots: [{ ...open, booked }] }));
	await pressBook();
	expect(screen.getByText(/promena računa kao kasno otkazivanje\. Koliko ih imaš/)).toBeTruthy();
});

test("the back button closes the sheet and stays on the page", async () => {
	await pressBook();
	expect(window.location.search).toBe("?overlap=7");
	window.history.replaceState(null, "", "/training-schedule/3");
	window.dispatchEvent(new Event("popstate"));
	await waitFor(() => expect(screen.queryByText(/^U to vreme/)).toBeNull());
	expect(sendBooking).toHaveBeenCalledOnce();
});

test("it takes the place of the booking sheet in the history", async () => {
	window.history.replaceState(null, "", "/training-schedule/3?day=3&book=7");
	const entries = window.history.length;
	await pressBook();
	expect(window.location.search).toBe("?day=3&overlap=7");
	expect(window.history.length).toBe(entries);
});

test("names the one of two trainings that is given up", async () => {
	vi.mocked(api.listOwnBookings).mockResolvedValue([own(3, 1800, "Joga")]);
	render(<Card />);
	(await screen.findByLabelText(/^Prijavi se/)).click();
	await screen.findByText("Umesto: Joga");
});
