import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellOtherTabs } from "../../lib/other-tabs.ts";
import type { Slot } from "../../lib/slot.ts";
import { loadBoard, sendBooking } from "./requests.ts";
import { useBookings } from "./use-bookings.ts";

vi.mock("./requests.ts", () => ({ loadBoard: vi.fn(), sendBooking: vi.fn() }));
vi.mock("../../lib/use-user.ts", () => ({ useLoggedIn: () => true }));

const slot = { id: 7, kind: "ordinary", trainingDate: "2026-11-18", booked: false, waiting: null } as Slot;
const board = {
	kind: "ordinary" as const,
	roomId: 1,
	slots: [slot],
	now: "2026-11-18T09:00:00Z",
	bookingWindow: "week" as const,
	membershipRule: "off" as const,
	bookingDays: 7,
	waitingClosesMinutes: 60,
	lateCancelMinutes: 120,
};

function Card() {
	const { slots, book, requestOf } = useBookings(board, null);
	const [current] = slots;
	return (
		<div data-slot={slot.id}>
			{current?.booked ? (
				<button key="cancel" type="button">
					Cancel
				</button>
			) : (
				<a key="book" href="#book" onClick={() => void book(slot)}>
					{requestOf(slot) ? "Working" : "Book"}
				</a>
			)}
		</div>
	);
}

beforeEach(() => {
	// A frame that comes before React has rendered, as on a busy machine.
	vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => run(0));
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("after a booking the focus is on the button that replaced the pressed one", async () => {
	let booked = false;
	vi.mocked(loadBoard).mockImplementation(async () => ({ ...board, slots: [{ ...slot, booked }] }));
	vi.mocked(sendBooking).mockImplementation(async () => {
		booked = true;
		return { kind: "done", code: "SUC_BOOKED", calendarUrl: undefined };
	});
	render(<Card />);
	const link = await screen.findByText("Book");
	link.focus();
	link.click();
	const cancel = await screen.findByText("Cancel");
	await waitFor(() => expect(document.activeElement).toBe(cancel));
});

test("a booking in one tab is shown in the others", async () => {
	vi.mocked(loadBoard).mockResolvedValue({ ...board, slots: [slot] });
	render(<Card />);
	await screen.findByText("Book");
	vi.mocked(loadBoard).mockResolvedValue({ ...board, slots: [{ ...slot, booked: true }] });
	tellOtherTabs();
	await screen.findByText("Cancel");
});
