import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { OwnResults } from "./own-results.tsx";

// The server is a fake.
vi.mock("../../lib/api.ts", () => ({ api: { findFavouritePeriods: vi.fn(), listFavourites: vi.fn() } }));

const found = {
	id: 7,
	kind: "ordinary" as const,
	time: 1830,
	training_date: "2026-11-19",
	duration: 50,
	capacity: 20,
	free_places: 3,
	waiting_count: 0,
	training: { id: 4, name: "Joga", name_eng: "Yoga" },
	coach: null,
	gym: { id: 3, name: "Zemun", slug: "zemun", latitude: 44.8, longitude: 20.4 },
	room: { id: 4, name: "Mala sala", name_eng: "Small studio" },
};
const gym = { kind: "gym" as const, id: 3, name: "Zemun", slug: "zemun" };
const query = { training: "4" };
const show = () =>
	render(<OwnResults query={query} today="2026-11-18" all={false} used={[["Samo moje omiljeno", "mine"]]} />);

beforeEach(() => {
	vi.clearAllMocks();
	localStorage.setItem("token", "t");
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	vi.mocked(api.listFavourites).mockResolvedValue([gym]);
	vi.mocked(api.findFavouritePeriods).mockResolvedValue({ results: [found], more: false });
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("shows the coming trainings of the member's favourites by day", async () => {
	show();
	expect((await screen.findByRole("heading", { level: 3 })).textContent).toMatch(/^Sutra/);
	expect(screen.getByText("Prijavi se").closest("a")?.getAttribute("href")).toContain("/training-schedule/3?");
	expect(vi.mocked(api.findFavouritePeriods).mock.calls[0]?.[0]).toEqual({ query });
});

test("without a result the filters can be removed", async () => {
	vi.mocked(api.findFavouritePeriods).mockResolvedValue({ results: [], more: false });
	show();
	await screen.findByText("Ukloni: Samo moje omiljeno");
});

test("a member without favourites learns how to get some", async () => {
	vi.mocked(api.listFavourites).mockResolvedValue([]);
	vi.mocked(api.findFavouritePeriods).mockResolvedValue({ results: [], more: false });
	show();
	await screen.findByText("Još nemaš omiljenih");
});

test("a failure is shown with a way to try again", async () => {
	vi.mocked(api.listFavourites).mockRejectedValueOnce(new Error("offline"));
	show();
	(await screen.findByText("Pokušaj ponovo")).click();
	await screen.findByText("Prijavi se");
});

test("loads nothing without a session", () => {
	localStorage.clear();
	show();
	expect(api.findFavouritePeriods).not.toHaveBeenCalled();
});
