import { ApiError } from "@kvart/contract/client";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { clearProof, finishProof } from "../../lib/proof.ts";
import { sendBooking } from "./requests.ts";

// The API and the solver are fakes.
vi.mock("../../lib/api.ts", () => ({
	api: {
		bookPeriod: vi.fn(),
		bookPeriodAsGuest: vi.fn(),
		cancelPeriod: vi.fn(),
		waitForPeriod: vi.fn(),
		waitForPromotionPeriod: vi.fn(),
		leavePromotionWaiting: vi.fn(),
	},
}));
vi.mock("../../lib/proof.ts", () => ({ finishProof: vi.fn(), clearProof: vi.fn() }));

const slot = { id: 7, kind: "ordinary" as const, trainingDate: "2026-11-18" };
const guest = { firstName: " Ana ", lastName: "Ilić", phone: "064 123 4567", email: "" };
const locale = "en" as const;
const answer = { code: "SUC_BOOKED" as const, calendar_url: "/calendar/booking/1.ics" };

beforeEach(() => {
	vi.clearAllMocks();
	vi.mocked(finishProof).mockResolvedValue("solved");
	vi.mocked(api.bookPeriod).mockResolvedValue(answer);
	vi.mocked(api.bookPeriodAsGuest).mockResolvedValue(answer);
});

test("a guest's booking carries a proof, and the next one needs another", async () => {
	expect(await sendBooking({ slot, action: "book", guest, locale }, new Map())).toMatchObject({ kind: "done" });
	const person = { first_name: "Ana", last_name: "Ilić", phone: "064 123 4567", proof: "solved" };
	const body = { ...person, training_date: "2026-11-18" };
	expect(api.bookPeriodAsGuest).toHaveBeenCalledWith({ params: { id: 7 }, body }, expect.anything());
	expect(clearProof).toHaveBeenCalledOnce();
});

test("without a proof in time the booking is sent all the same", async () => {
	vi.mocked(finishProof).mockResolvedValue(undefined);
	expect(await sendBooking({ slot, action: "book", guest, locale }, new Map())).toMatchObject({ kind: "done" });
	expect(api.bookPeriodAsGuest).toHaveBeenCalledOnce();
});

test("members send none", async () => {
	await sendBooking({ slot, action: "book", guest: undefined, locale }, new Map());
	expect(finishProof).not.toHaveBeenCalled();
});

test("too many bookings of guests are a refusal, not a broken connection", async () => {
	const problem = { status: 429, title: "", code: "ERR_TOO_MANY_GUEST_BOOKINGS" as const };
	vi.mocked(api.bookPeriodAsGuest).mockRejectedValue(new ApiError(429, problem));
	const outcome = await sendBooking({ slot, action: "book", guest, locale }, new Map());
	expect(outcome).toMatchObject({ kind: "refused", code: "ERR_TOO_MANY_GUEST_BOOKINGS" });
});

test("a member's booking and cancelling name the date", async () => {
	vi.mocked(api.cancelPeriod).mockResolvedValue({ code: "SUC_CANCELED", held_until: null });
	for (const action of ["book", "cancel"] as const)
		expect(await sendBooking({ slot, action, guest: undefined, locale }, new Map())).toMatchObject({ kind: "done" });
	for (const [call, wishes] of [
		[api.bookPeriod, { check_overlap: true }],
		[api.cancelPeriod, { hold: true }],
	] as const) {
		const input = { params: { id: 7 }, body: { training_date: "2026-11-18", ...wishes } };
		expect(call).toHaveBeenCalledWith(input, expect.anything());
	}
});

test("an address for the confirmation is sent with the language of the page", async () => {
	vi.mocked(api.bookPeriodAsGuest).mockResolvedValue({ ...answer, code: "SUC_CONFIRM_BY_MAIL" });
	const withAddress = { ...guest, email: " ana@kvart.example " };
	const outcome = await sendBooking({ slot, action: "book", guest: withAddress, locale }, new Map());
	expect(outcome).toMatchObject({ kind: "done", code: "SUC_CONFIRM_BY_MAIL" });
	const body = expect.objectContaining({ email: "ana@kvart.example", language: "en" });
	expect(api.bookPeriodAsGuest).toHaveBeenCalledWith({ params: { id: 7 }, body }, expect.anything());
});

test("a retry of joining the waiting list has the same key, and a promotion has calls of its own", async () => {
	const keys = new Map<string, string>();
	const input = { slot, action: "wait", guest: undefined, locale } as const;
	vi.mocked(api.waitForPeriod).mockRejectedValueOnce(new TypeError("lost"));
	vi.mocked(api.waitForPeriod).mockResolvedValue({ code: "SUC_WAITING", position: 2 });
	expect(await sendBooking(input, keys)).toEqual({ kind: "failed" });
	expect(await sendBooking(input, keys)).toMatchObject({ kind: "done", code: "SUC_WAITING" });
	const [first, second] = vi.mocked(api.waitForPeriod).mock.calls;
	expect(first?.[0]).toEqual({ params: { id: 7 }, body: { training_date: "2026-11-18" } });
	expect(second?.[1]?.idempotencyKey).toBe(first?.[1]?.idempotencyKey);
	vi.mocked(api.waitForPromotionPeriod).mockResolvedValue({ code: "SUC_WAITING", position: 1 });
	await sendBooking({ ...input, slot: { ...slot, kind: "promotion" } }, keys);
	expect(api.waitForPromotionPeriod).toHaveBeenCalledOnce();
});

test("leaving a waiting list twice succeeds", async () => {
	const gone = new ApiError(404, { status: 404, title: "", code: "ERR_NOT_FOUND" });
	vi.mocked(api.leavePromotionWaiting).mockRejectedValue(gone);
	const input = { slot: { ...slot, kind: "promotion" }, action: "leave", guest: undefined, locale } as const;
	expect(await sendBooking(input, new Map())).toMatchObject({ kind: "done", code: "SUC_WAITING_LEFT" });
});

test("a cancelled place is held from the time of the request, whatever the clock of the browser shows", async () => {
	vi.spyOn(performance, "now").mockReturnValueOnce(1000).mockReturnValueOnce(1400);
	vi.mocked(api.cancelPeriod).mockResolvedValueOnce({ code: "SUC_CANCELED", held_until: "2001-01-01T00:00:00Z" });
	const input = { slot, action: "cancel", guest: undefined, locale } as const;
	expect(await sendBooking(input, new Map())).toMatchObject({ heldFor: 9600 });
	vi.mocked(api.cancelPeriod).mockResolvedValueOnce({ code: "SUC_CANCELED", held_until: null });
	expect(await sendBooking(input, new Map())).toMatchObject({ heldFor: 0 });
});

test("a member who goes on books without the check for an overlap", async () => {
	await sendBooking({ slot, action: "bookAnyway", guest: undefined, locale }, new Map());
	const input = { params: { id: 7 }, body: { training_date: "2026-11-18" } };
	expect(api.bookPeriod).toHaveBeenCalledWith(input, expect.anything());
});

test("an undo takes the cancellation back", async () => {
	await sendBooking({ slot, action: "undo", guest: undefined, locale }, new Map());
	const input = { params: { id: 7 }, body: { training_date: "2026-11-18", undo: true } };
	expect(api.bookPeriod).toHaveBeenCalledWith(input, expect.anything());
});
