import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateConsequence } from "../../lib/late-consequence.ts";
import { type Slot, slotState } from "../../lib/slot.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import { BookingButton } from "./booking-button.tsx";
import { loadBoard, type Outcome, sendBooking } from "./requests.ts";
import { useBookings } from "./use-bookings.ts";

// The server is a fake.
vi.mock("./requests.ts", () => ({ loadBoard: vi.fn(), sendBooking: vi.fn() }));
vi.mock("../../lib/use-user.ts", () => ({ useLoggedIn: vi.fn() }));

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
const tomorrow = { ...board, slots: [{ ...open, trainingDate: "2026-11-19" }] };
const inTwoWeeks = { ...board, slots: [{ ...open, trainingDate: "2026-11-27" }] };
const guest = { firstName: "Ana", lastName: "Ilić", phone: "0641234567", email: "" };
const done = { kind: "done", code: "SUC_BOOKED", calendarUrl: "/1.ics" } as const;
const path = "/training-schedule/3?week=2026-11-16&book=7";

function Card({ of }: { of: typeof board }) {
	const bookings = useBookings(of, null);
	const [slot = open] = bookings.slots;
	const state = slotState(slot, bookings.circumstances);
	return (
		<>
			<button type="button" onClick={() => void bookings.book(slot, guest)}>
				Send
			</button>
			<BookingButton
				slot={slot}
				state={state}
				bookTo={path}
				bookings={bookings}
				lateConsequence={lateConsequence(null)}
			/>
		</>
	);
}

async function send(outcome: Outcome) {
	vi.mocked(sendBooking).mockResolvedValue(outcome);
	render(<Card of={board} />);
	screen.getByText("Send").click();
	await waitFor(() => expect(loadBoard).toHaveBeenCalled());
}

const stored = () => localStorage.getItem("guest_bookings");

beforeEach(() => {
	localStorage.clear();
	vi.clearAllMocks();
	vi.mocked(useLoggedIn).mockReturnValue(false);
	vi.mocked(loadBoard).mockResolvedValue(board);
	// Nothing is focused: happy-dom has no popovers, which tooltips need.
	vi.stubGlobal("requestAnimationFrame", () => 0);
	vi.stubGlobal(
		"fetch",
		vi.fn(async () => new Response(null)),
	);
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("a guest's booking is shown again on the next visit, without anything about the person", async () => {
	await send(done);
	await screen.findByLabelText(/^Tvoje mesto/);
	expect(JSON.parse(stored() ?? "")).toEqual({
		"2026-11-18 7": { calendarUrl: "/1.ics", code: "SUC_BOOKED", until: "2026-11-18T17:50:00.000Z" },
	});
	cleanup();
	render(<Card of={board} />);
	await screen.findByLabelText(/^Tvoje mesto/);
	expect(screen.getByText("Dodaj u kalendar").getAttribute("href")).toBe("/1.ics");
});

test("members see their account's bookings instead", async () => {
	await send(done);
	await screen.findByLabelText(/^Tvoje mesto/);
	cleanup();
	vi.mocked(useLoggedIn).mockReturnValue(true);
	render(<Card of={board} />);
	await screen.findByLabelText(/^Prijavi se/);
});

test("it is deleted when the training is over", async () => {
	await send(done);
	await waitFor(() => expect(stored()).not.toBeNull());
	cleanup();
	render(<Card of={{ ...board, now: "2026-11-18T17:50:00Z" }} />);
	await waitFor(() => expect(stored()).toBeNull());
});

test.for([404, 410])("it is deleted when the desk has cancelled it (%i)", async (status) => {
	await send(done);
	await waitFor(() => expect(stored()).not.toBeNull());
	cleanup();
	vi.mocked(fetch).mockResolvedValue(new Response(null, { status }));
	render(<Card of={board} />);
	await screen.findByLabelText(/^Prijavi se/);
	expect(fetch).toHaveBeenLastCalledWith("/1.ics", { method: "HEAD", cache: "no-store" });
	expect(stored()).toBeNull();
});

test.for([200, 429, 500, null])("it stays if the server knows it or does not answer (%s)", async (status) => {
	await send(done);
	await waitFor(() => expect(stored()).not.toBeNull());
	cleanup();
	const answered = status === null ? Promise.reject(new TypeError("offline")) : new Response(null, { status });
	vi.mocked(fetch).mockImplementation(async () => answered);
	render(<Card of={board} />);
	await waitFor(() => expect(fetch).toHaveBeenCalled());
	await screen.findByLabelText(/^Tvoje mesto/);
	expect(stored()).not.toBeNull();
});

test.each<Outcome>([
	{ kind: "done", code: "SUC_CONFIRM_BY_MAIL", calendarUrl: "/1.ics" },
	{ kind: "refused", code: "ERR_ALREADY_BOOKED", errors: [] },
])("a place that may be lost again, or was not booked, is not stored: %o", async (outcome) => {
	await send(outcome);
	expect(stored()).toBeNull();
});

test("ignores foreign values in the storage", async () => {
	localStorage.setItem("guest_bookings", "{broken");
	render(<Card of={board} />);
	await screen.findByLabelText(/^Prijavi se/);
});

test("on a day that only members can book, a link leads to the log-in and back to that very class", async () => {
	render(<Card of={tomorrow} />);
	const link = await screen.findByRole("link", { name: /^Uloguj se/ });
	expect(link.getAttribute("href")).toBe(`/login?redirect=${encodeURIComponent(path)}&ahead=1`);
	cleanup();
	render(<Card of={inTwoWeeks} />);
	await screen.findByRole("button", { name: /^Prijavi se/ });
	expect(screen.queryByRole("link", { name: /^Uloguj se/ })).toBeNull();
});
