import { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import type { OwnBooking } from "@kvart/contract/members";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { Again } from "./again.tsx";

// The server is a fake.
vi.mock("../../lib/api.ts", () => ({ api: { bookPeriod: vi.fn(), waitForPeriod: vi.fn(), findPeriods: vi.fn() } }));

const training = {
	id: 1,
	period_id: 7,
	training_date: "2026-11-24",
	time: 1830,
	duration: 50,
	training: { id: 1, name: "Joga", name_eng: "Yoga" },
	gym: { id: 3, name: "Zemun", slug: "zemun" },
	room: { id: 4, name: "Velika sala", name_eng: "Big room" },
	coach: null,
	promotion: false,
} as OwnBooking;
const changed = vi.fn(async () => undefined);
const refusal = (code: ErrorCode) => new ApiError(409, { code });
const target = { params: { id: 7 }, body: { training_date: "2026-11-24" } };

async function press(label: RegExp) {
	(await screen.findByRole("button", { name: label })).click();
}

async function refuseWith(code: ErrorCode) {
	vi.mocked(api.bookPeriod).mockRejectedValueOnce(refusal(code));
	render(<Again trainings={[training]} onChanged={changed} />);
	await press(/^Prijavi se opet: Joga, utorak, 24. novembar/);
}

beforeEach(() => {
	vi.clearAllMocks();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	vi.mocked(api.bookPeriod).mockResolvedValue({ code: "SUC_BOOKED", calendar_url: "/1.ics" });
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("one press books the same hour a week later", async () => {
	render(<Again trainings={[training]} onChanged={changed} />);
	await press(/^Prijavi se opet/);
	await waitFor(() => expect(changed).toHaveBeenCalledOnce());
	const body = { ...target.body, check_overlap: true };
	expect(api.bookPeriod).toHaveBeenCalledWith({ ...target, body }, undefined);
});

test("tells what is missing, if no membership lets the member in", async () => {
	const toasts: string[] = [];
	const collect = (event: Event) => toasts.push((event as CustomEvent<{ text: string }>).detail.text);
	document.addEventListener("toast", collect);
	vi.mocked(api.bookPeriod).mockResolvedValue({ code: "SUC_BOOKED", calendar_url: "/1.ics", missing: "used_up" });
	render(<Again trainings={[training]} onChanged={changed} />);
	await press(/^Prijavi se opet/);
	await waitFor(() => expect(changed).toHaveBeenCalledOnce());
	document.removeEventListener("toast", collect);
	expect(toasts).toContain("Svi treninzi iz članarine su iskorišćeni. Pomaže ti recepcija ili cenovnik.");
});

test("a full one can be waited for", async () => {
	const found = { id: 7, kind: "ordinary", free_places: 0 } as never;
	vi.mocked(api.findPeriods).mockResolvedValue({ results: [found], more: false });
	vi.mocked(api.waitForPeriod).mockResolvedValue({ code: "SUC_WAITING", position: 1 });
	await refuseWith("ERR_TRAINING_FILLED_OR_CANCELLED");
	await screen.findByText("Sva mesta su zauzeta.");
	await press(/^Čekaj mesto: Joga/);
	await waitFor(() => expect(changed).toHaveBeenCalledOnce());
	expect(api.waitForPeriod).toHaveBeenCalledWith(target, undefined);
});

test.for<ErrorCode>(["ERR_TRAINING_FILLED_OR_CANCELLED", "ERR_NOT_FOUND"])(
	"one that is not on the timetable cannot be booked: %s",
	async (code) => {
		vi.mocked(api.findPeriods).mockResolvedValue({ results: [], more: false });
		await refuseWith(code);
		await screen.findByText("Tog dana ga nema na rasporedu.");
		expect(screen.queryByRole("button")).toBeNull();
	},
);

test("another training at that time is confirmed first", async () => {
	await refuseWith("ERR_OVERLAPS");
	await screen.findByText("U to vreme već imaš drugi trening.");
	await press(/^Ipak se prijavi/);
	await waitFor(() => expect(changed).toHaveBeenCalledOnce());
	expect(api.bookPeriod).toHaveBeenLastCalledWith(target, undefined);
});
