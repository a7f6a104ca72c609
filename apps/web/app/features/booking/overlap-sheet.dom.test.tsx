import type { OwnBooking } from "@kvart/contract/members";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { type Slot, slotState } from "../../lib/slot.ts";
import { bookingTexts } from "./booking.server.ts";
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
	bookingDays: 7,
	waitingClosesMinutes: 60,
	lateCancelMinutes: 120,
};
const own = (id: number, time: number, name: string, training_date = open.trainingDate) =>
	({
		period_id: id,
		training_date,
		time,
		duration: 50,
		cancelled: false,
		training: { name, name_eng: name },
	}) as OwnBooking;
let booked: boolean;
const toasts: string[] = [];
const collect = () => toasts.push("toast");

function Card() {
	const texts = bookingTexts();
	const bookings = useBookings(board, null, texts);
	const [slot = open] = bookings.slots;
	const state = slotState(slot, bookings.circumstances);
	return (
		<>
			<BookingButton slot={slot} state={state} bookTo="?book=7" bookings={bookings} texts={texts} />
			{bookings.overlap && <OverlapSheet slot={slot} bookings={bookings} texts={texts.overlap} />}
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
