import type { StaffSession } from "@kvart/contract/staff/session";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Inbox } from "lucide-react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { StaffContext } from "../lib/staff.ts";
import { m } from "../paraglide/messages.js";
import { theme } from "../theme/theme.ts";
import type { Area } from "./navigation.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

afterEach(cleanup);

const area = (path: string): Area => ({
	path,
	label: () => path,
	icon: Inbox,
	access: "ownAccount",
	load: () => Promise.reject(new Error("Not opened here.")),
});
const areas = ["today", "schedule", "members"].map(area);
const staff = { role: "admin", whole_chain: true } as StaffSession;

function openMenuOn(path: string): HTMLElement {
	render(
		<MantineProvider theme={theme} env="test">
			<StaffContext value={staff}>
				<MemoryRouter initialEntries={[path]}>
					<PhoneMenu areas={areas} />
				</MemoryRouter>
			</StaffContext>
		</MantineProvider>,
	);
	const button = screen.getByRole("button", { name: m.shell_menu() });
	button.focus();
	fireEvent.click(button);
	return button;
}

const focused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

test("The phone menu opens on the current area, and Escape leads back to its button", async () => {
	const button = openMenuOn("/schedule/closings");
	await focused(() => screen.getByRole("link", { name: "schedule" }));
	expect(screen.getByRole("link", { name: "schedule" }).getAttribute("aria-current")).toBe("page");
	expect(button.getAttribute("aria-expanded")).toBe("true");
	fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
	await focused(() => button);
	expect(button.getAttribute("aria-expanded")).toBe("false");
});

test("On a page outside the navigation, the phone menu opens on the first area", async () => {
	openMenuOn("/profile");
	await focused(() => screen.getByRole("link", { name: "today" }));
});
