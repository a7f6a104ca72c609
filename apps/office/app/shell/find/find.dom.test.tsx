import type { FoundInOffice } from "@kvart/contract/staff/find";
import type { StaffSession } from "@kvart/contract/staff/session";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClubContext } from "../../lib/club.ts";
import { queryClient } from "../../lib/queries.ts";
import { StaffContext } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { theme } from "../../theme/theme.ts";
import { Find } from "./find.tsx";

const nothing: FoundInOffice = { members: [], classes: [], coaches: [] };
const ana = {
	id: 7,
	first_name: "Ana",
	last_name: "Jović",
	phone: "064 1",
	card_id: "KV7",
	email: "ana@kvart.example",
};
const yoga = {
	period_id: 5,
	date: "2026-11-18",
	time: 1830,
	training: { name: "Joga", name_eng: "Yoga" },
	gym: "Zemun",
	coach: "Nikola",
};

// The server is a fake; what it finds is the test's.
let answer: (text: string) => Promise<FoundInOffice> | FoundInOffice = () => nothing;
const calls = vi.fn(async (address: string) =>
	Response.json(await answer(new URL(address, "http://office.example").searchParams.get("text") ?? "")),
);
vi.stubGlobal("fetch", calls);
const choose = vi.fn();
const clubs = [{ id: 3, name: "Zemun", slug: "zemun" }];

beforeEach(() => {
	answer = () => nothing;
	queryClient.clear();
	choose.mockClear();
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

function Address() {
	return <p data-testid="address">{useLocation().pathname}</p>;
}

async function openAs(role: StaffSession["role"], wholeChain = false): Promise<HTMLElement> {
	const staff = { role, whole_chain: wholeChain, clubs } as unknown as StaffSession;
	render(
		<MantineProvider theme={theme} env="test">
			<QueryClientProvider client={queryClient}>
				<StaffContext value={staff}>
					<ClubContext value={{ club: null, clubs, choose }}>
						<MemoryRouter>
							<Find />
							<Address />
						</MemoryRouter>
					</ClubContext>
				</StaffContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
	return screen.findByRole("combobox");
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = (field: HTMLElement) =>
	document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
const shownAddress = () => screen.getByTestId("address").textContent;

test("Ctrl K opens it, arrows choose across groups, and Enter opens the page", async () => {
	answer = () => ({ ...nothing, members: [ana], classes: [yoga] });
	const field = await openAs("receptionist");
	type(field, "ana");
	await waitFor(() => expect(options()).toHaveLength(2));
	expect(active(field)).toContain("Ana Jović");
	expect(screen.getByRole("group", { name: m.shell_members() })).toBeTruthy();
	fireEvent.keyDown(field, { key: "ArrowDown" });
	expect(active(field)).toContain("18:30 Joga");
	fireEvent.keyDown(field, { key: "ArrowDown" });
	expect(active(field)).toContain("Ana Jović");
	fireEvent.keyDown(field, { key: "ArrowUp" });
	fireEvent.keyDown(field, { key: "Enter" });
	await waitFor(() => expect(shownAddress()).toBe("/today/5/2026-11-18"));
	expect(screen.queryByRole("combobox")).toBeNull();
});

test("Enter before the answer opens what the answer brings, not what was there", async () => {
	const { promise, resolve } = Promise.withResolvers<FoundInOffice>();
	answer = () => promise;
	const field = await openAs("receptionist");
	type(field, "zem");
	expect(options()[0]).toContain("Zemun");
	fireEvent.keyDown(field, { key: "Enter" });
	expect(shownAddress()).toBe("/");
	resolve({ ...nothing, members: [ana] });
	await waitFor(() => expect(shownAddress()).toBe("/members/list/7"));
});

test("a club opens its page with the club selected", async () => {
	const field = await openAs("receptionist");
	type(field, "zem");
	await waitFor(() => expect(calls).toHaveBeenCalled());
	fireEvent.click(screen.getByRole("option", { name: /Zemun/ }));
	expect(choose).toHaveBeenCalledWith(clubs[0]);
	await waitFor(() => expect(shownAddress()).toBe("/today"));
});

test("pages are those that the account may open", async () => {
	const field = await openAs("receptionist");
	expect(options().some((text) => text?.includes(m.members_title()))).toBe(true);
	expect(options().some((text) => text?.includes(m.administration_audit()))).toBe(false);
	type(field, "bezb");
	await screen.findByText(m.shell_find_none());
	cleanup();
	await openAs("admin", true);
	expect(options().some((text) => text?.includes(m.administration_audit()))).toBe(true);
});

test("a coach opens an own class on its own page", async () => {
	answer = () => ({ ...nothing, classes: [yoga] });
	const field = await openAs("coach");
	type(field, "joga");
	await waitFor(() => expect(options()).toHaveLength(1));
	fireEvent.keyDown(field, { key: "Enter" });
	await waitFor(() => expect(shownAddress()).toBe("/classes/week/5/2026-11-18"));
});

test("Escape closes it and leads back to the button", async () => {
	const field = await openAs("admin");
	fireEvent.keyDown(field, { key: "Escape" });
	await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
	fireEvent.click(screen.getByRole("button", { name: new RegExp(m.shell_find()) }));
	expect(await screen.findByRole("combobox")).toBeTruthy();
});
