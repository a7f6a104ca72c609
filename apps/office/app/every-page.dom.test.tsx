import type { StaffSession } from "@kvart/contract/staff/session";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { type ComponentProps, createElement } from "react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { areas } from "./areas.ts";
import { unlock } from "./lib/lock.ts";
import { queryClient, sessionQuery } from "./lib/queries.ts";
import { Office } from "./office.tsx";
import { m } from "./paraglide/messages.js";
import type * as areaPages from "./parts/area-pages/area-pages.tsx";
import { router } from "./router.tsx";
import { officePages } from "./shell/find/office-pages.ts";

/** Every page of every area, as the areas list them. */
const { paths, tabs } = vi.hoisted(() => ({
	paths: new Set<string>(["/today/:period/:date"]),
	tabs: new Set<string>(["/today", "/profile"]),
}));
vi.mock("./parts/area-pages/area-pages.tsx", async (original) => {
	const { AreaPages } = await original<typeof areaPages>();
	return {
		AreaPages: (props: ComponentProps<typeof AreaPages>) => {
			for (const { path, label } of props.pages) {
				paths.add(`${props.path}/${path}`);
				if (label) tabs.add(`${props.path}/${path}`);
			}
			return createElement(AreaPages, props);
		},
	};
});

const session = {
	user_id: 1,
	first_name: "Vera",
	last_name: "Đorđević",
	email: "vera@kvart.example",
	language: "sr",
	role: "admin",
	whole_chain: true,
	clubs: [{ id: 1, name: "Zemun", slug: "zemun" }],
	coach_id: 1,
	second_factor: "confirmed",
	recovery_codes_left: 8,
	has_passkeys: false,
	has_phone: true,
	locked: false,
	has_password: true,
} satisfies StaffSession;

// The server is a fake: it cannot be reached, says that the session has ended, or does not answer yet.
let server: "gone" | "session ended" | "busy" = "busy";
const calls = vi.fn(async () => {
	if (server === "gone") throw new TypeError("Failed to fetch");
	if (server === "busy") return new Promise<Response>(() => undefined);
	return Response.json({ code: "ERR_SESSION_NOT_VALID" }, { status: 401 });
});
vi.stubGlobal("fetch", calls);
const errors = vi.spyOn(console, "error");

function setConnection(state: "offline" | "online"): void {
	act(() => void window.dispatchEvent(new Event(state)));
}

/** Nothing is loaded yet but the session. */
async function open(path: string): Promise<void> {
	cleanup();
	queryClient.clear();
	const role = path.startsWith("/classes") ? "coach" : "admin";
	queryClient.setQueryData(sessionQuery.queryKey, { ...session, role });
	await router.navigate(path);
	await act(async () => void render(<Office />));
}

localStorage.setItem("token", "1");
for (const { path } of areas) await open(`/${path}`);
const single = areas
	.map(({ path }) => `/${path}`)
	.filter((area) => ![...paths].some((path) => path.startsWith(`${area}/`)));
const addresses = [...single, "/today", ...paths].map((path) =>
	path.replace(":date", "2026-11-18").replace(/:\w+/g, "7"),
);

beforeEach(() => void errors.mockClear());
afterAll(cleanup);

test("the search finds every tab", () => {
	expect(officePages.map(({ path }) => path).toSorted()).toEqual([...tabs].toSorted());
});

test("the areas list their pages", () => {
	expect(addresses.length).toBeGreaterThan(50);
});

test.for(addresses)("%s shows that the connection is lost or the session has ended, and goes on", async (address) => {
	server = "gone";
	setConnection("offline");
	await open(address);
	expect(screen.getByText(m.shell_offline())).toBeTruthy();
	const page = within(screen.getByRole("main"));
	await waitFor(() => expect(document.querySelector("main [aria-busy=true]")).toBeNull());
	expect([...page.queryAllByRole("heading", { level: 1 }), ...page.queryAllByRole("alert")]).not.toEqual([]);

	server = "session ended";
	setConnection("online");
	await screen.findByRole("heading", { name: m.shell_lock_ended_title() });
	expect(screen.queryByText(m.shell_offline())).toBeNull();

	server = "busy";
	calls.mockClear();
	act(unlock);
	expect(screen.queryByRole("heading", { name: m.shell_lock_ended_title() })).toBeNull();
	await waitFor(() => expect(calls).toHaveBeenCalled());
	expect(errors.mock.calls).toEqual([]);
});
