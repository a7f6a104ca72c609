import type { OwnMembership } from "@kvart/contract/memberships/own";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { OwnMemberships } from "./own-memberships.tsx";

// The network is a fake, on Wednesday, 18 November.
vi.mock("../../lib/api.ts", () => ({
	api: {
		listOwnMemberships: vi.fn(),
		listOwnOrders: vi.fn(),
		listGyms: vi.fn(),
		getTime: vi.fn(),
		freezeMembership: vi.fn(),
		unfreezeMembership: vi.fn(),
	},
}));

const one: OwnMembership = {
	id: 5,
	title: "Jedan mesec",
	title_eng: "One month",
	gym_id: 3,
	starts_on: "2026-11-10",
	ends_on: "2026-12-09",
	visits: 16,
	visits_left: 9,
	state: "active",
	covers: ["gym"],
	hours: "all",
	freezes_left: 2,
	freezes: [],
	freeze_days: 14,
	plan_id: 6,
	price: 4200,
	sold_on: "2026-11-10",
	paid_paras: 420_000,
	due_paras: 0,
	confirmation_url: "/membership-confirmation/5.pdf?key=k",
};

async function show(...memberships: OwnMembership[]): Promise<void> {
	vi.mocked(api.listOwnMemberships).mockResolvedValue(memberships);
	render(<OwnMemberships />);
	await screen.findAllByText("Jedan mesec");
}

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	vi.mocked(api.listOwnOrders).mockResolvedValue([]);
	vi.mocked(api.listGyms).mockResolvedValue([{ id: 3, name: "Zemun" }] as never);
	vi.mocked(api.getTime).mockResolvedValue({ date: "2026-11-18" } as never);
	vi.mocked(api.freezeMembership).mockReset().mockResolvedValue({ ends_on: "2026-12-16" });
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const button = (name: string) => screen.queryByText(name);
const press = async (name: string) => (await screen.findByText(name)).click();
/** With the button of that name, which is outside of the form. */
async function send(name: string): Promise<void> {
	await screen.findByText(name);
	fireEvent.submit(screen.getByLabelText("Prvi dan pauze").closest("form") as HTMLFormElement);
}
const bodies = () => vi.mocked(api.freezeMembership).mock.calls.map(([input]) => [input.query.preview, input.body]);

test("the card says until when, how much is left, and renews without a gap", async () => {
	await show(one);
	await screen.findByText("Važi do 09.12.2026.");
	screen.getByText("9 / 16");
	expect(screen.getByRole("link", { name: "Obnovi" }).getAttribute("href")).toBe("/order?plan=6&gym=3&from=2026-12-10");
});

test("a freeze shows the new last day first; changed days have to be shown again", async () => {
	await show(one);
	await press("Zamrzni");
	await send("Pokaži novi poslednji dan");
	await screen.findByText("Novi poslednji dan: 16.12.2026.");
	const week = { from: "2026-11-19", until: "2026-11-25" };
	expect(bodies()).toEqual([["1", week]]);
	fireEvent.input(screen.getByLabelText("Poslednji dan pauze"), { target: { value: "2026-11-26" } });
	await send("Pokaži novi poslednji dan");
	await send("Potvrdi zamrzavanje");
	await vi.waitFor(() => expect(api.freezeMembership).toHaveBeenCalledTimes(3));
	const longer = { ...week, until: "2026-11-26" };
	expect(bodies()).toEqual([
		["1", week],
		["1", longer],
		["0", longer],
	]);
});

test.each([
	["six visits are left", { visits_left: 6 }],
	["both freezes of the year are used", { freezes_left: 0 }],
	["the plan has none", { freeze_days: 0 }],
	["it is over", { state: "ended" as const }],
])("nothing is offered to freeze if %s", async (_, more) => {
	await show({ ...one, ...more });
	expect(button("Zamrzni")).toBeNull();
});

test("a freeze that runs can be ended", async () => {
	await show({ ...one, state: "frozen", freezes: [{ from: "2026-11-15", until: "2026-11-25" }] });
	await screen.findByText("Zamrznuta do 25.11.2026.");
	expect(button("Zamrzni")).toBeNull();
	await press("Prekini pauzu od sutra");
	await vi.waitFor(() => expect(api.unfreezeMembership).toHaveBeenCalledExactlyOnceWith({ params: { id: 5 } }));
});
