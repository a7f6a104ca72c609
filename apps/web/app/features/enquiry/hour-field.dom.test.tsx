import type { Client } from "@kvart/contract/client";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { loadForm } from "./enquiry.server.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { sendForm } from "./send-form.ts";

// The network is fake; form, steps and hours are real.
vi.mock("./send-form.ts", () => ({ sendForm: vi.fn() }));
vi.mock("../../lib/proof.ts", () => ({ startProof: vi.fn() }));
vi.mock("../../lib/api.ts", () => ({ api: { getTime: vi.fn(), listPeriods: vi.fn() } }));

const clubs = {
	listTrainings: async () => [{ name: "Joga", name_eng: "Yoga" }],
	listGyms: async () => [{ id: 3, name: "Zemun", address: "Glavna 1", has_room: true }],
	listGymRooms: async () => [{ id: 7, name: "Sala", name_eng: "Room" }],
} as unknown as Client;
const data = await loadForm("free_training", clubs, "sr", { path: "/free-training" });
const last = data.steps.length - 1;
const person = { name: "Ana Ilić", phone_1: "0641234567", email: "ana@kvart.example", age: "31", wish_to_try: "Joga" };

const yoga = {
	id: 11,
	training_date: "2026-11-19",
	time: 1830,
	training: { id: 1, name: "Joga", name_eng: "Yoga" },
	cancelled: false,
	free_places: 1,
	waiting_count: 0,
};

const club = () => screen.getByLabelText<HTMLSelectElement>(/^Centar/);
const hour = () => screen.getByLabelText<HTMLSelectElement>(/^Termin/);
const choose = (select: HTMLSelectElement, value: string) =>
	act(async () => {
		fireEvent.change(select, { target: { value } });
	});

beforeEach(() => {
	localStorage.clear();
	window.history.replaceState(null, "", "/free-training");
	vi.mocked(api.getTime)
		.mockReset()
		.mockResolvedValue({ now: "2026-11-18T09:00:00Z" } as never);
	vi.mocked(api.listPeriods)
		.mockReset()
		.mockImplementation((async ({ query }: { query: { week: string } }) =>
			query.week === "this" ? [yoga] : []) as never);
	render(<EnquiryForm data={data} posted={{ values: person, codes: {}, problem: null, step: last }} />);
});
afterEach(cleanup);

test("a reload brings the chosen hour back once its list is loaded", async () => {
	await choose(club(), "Zemun");
	await waitFor(() => expect(hour().options).toHaveLength(2));
	hour().value = "11 2026-11-19";
	fireEvent.input(hour());
	for (const _ of ["reload", "reload again"]) {
		cleanup();
		render(<EnquiryForm data={data} posted={undefined} />);
		await waitFor(() => expect(hour().value).toBe("11 2026-11-19"));
	}
	expect(club().value).toBe("Zemun");
});

test("no club is chosen, and there are no hours, until the visitor chooses", () => {
	expect([club().value, hour().options.length]).toEqual(["", 1]);
});

test("a club brings its free hours", async () => {
	await choose(club(), "Zemun");
	await waitFor(() => expect(hour().options).toHaveLength(2));
	expect(hour().options[1]?.value).toBe("11 2026-11-19");
	expect(hour().options[1]?.text).toMatch(/18:30, Joga$/);
	await choose(club(), "");
	await waitFor(() => expect(hour().options).toHaveLength(1));
});

test("a club without free hours says so", async () => {
	vi.mocked(api.listPeriods).mockResolvedValue([{ ...yoga, free_places: 0 }] as never);
	await choose(club(), "Zemun");
	await waitFor(() => expect(screen.getByText(/nema slobodnih termina/)).toBeTruthy());
});

test("an hour that filled meanwhile disappears, and what was typed stays", async () => {
	await choose(club(), "Zemun");
	await waitFor(() => expect(hour().options).toHaveLength(2));
	await choose(hour(), "11 2026-11-19");
	vi.mocked(sendForm).mockResolvedValue({ sent: false, text: "Trening je popunjen ili otkazan.", errors: [] });
	vi.mocked(api.listPeriods).mockResolvedValue([{ ...yoga, free_places: 0 }] as never);
	await act(async () => screen.getByRole("button", { name: "Pošalji" }).click());
	expect(vi.mocked(sendForm).mock.calls[0]?.[1]).toMatchObject({ trial_gym: "Zemun", trial_hour: "11 2026-11-19" });
	await waitFor(() => expect(hour().options).toHaveLength(1));
	expect(screen.getAllByText("Trening je popunjen ili otkazan.").length).toBeGreaterThan(0);
	expect(screen.getByLabelText<HTMLInputElement>(/Ime i prezime/).value).toBe("Ana Ilić");
	expect(club().value).toBe("Zemun");
});
