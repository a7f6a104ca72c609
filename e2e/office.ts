import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { sessionOf } from "./member.ts";

/** The demo's staff. */
export const workers = {
	admin: "admin@kvart.example",
	chain: "staff@kvart.example",
	zemun: "manager.zemun@kvart.example",
	desk: "desk.zemun@kvart.example",
	coach: "coach@kvart.example",
	colleague: "coach.nikola@kvart.example",
	editor: "editor@kvart.example",
} as const;

export const tablet = { width: 1024, height: 768 } as const;

type OfficeLanguage = "sr" | "en";

interface Visit {
	/** Relative to `/staff`, such as `/administration/accounts`. */
	path?: string;
	language?: OfficeLanguage;
	/** If the test has its own server. */
	root?: string;
}

/** Logs staff in and opens a page of the office. */
export async function enterOffice(
	page: Page,
	request: APIRequestContext,
	email: string,
	{ path = "", language = "sr", root = "" }: Visit = {},
): Promise<string> {
	const session = await sessionOf(request, email, undefined, root);
	const answer = await request.get(`${root}/api/staff/session`, { headers: { session_id: session } });
	const { user_id } = (await answer.json()) as { user_id?: number };
	await page.setViewportSize(tablet);
	await page.addInitScript(
		([token, languages]) => {
			// Only once, so that logging out and choosing a language work.
			if (sessionStorage.getItem("entered")) return;
			sessionStorage.setItem("entered", "1");
			localStorage.setItem("token", token);
			localStorage.setItem("role", "staff");
			localStorage.setItem("office_language", languages);
		},
		[session, JSON.stringify({ last: language, [user_id ?? "nobody"]: language })] as const,
	);
	await page.goto(`${root}/staff${path}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	return session;
}

/** The first room of Zemun. */
export const shownRoom = 3;
export const boardName = /^(Raspored sale|Schedule of)/;

/** Opens the week of a room, or of all rooms of the club. */
export async function openBoard(
	page: Page,
	request: APIRequestContext,
	email: string,
	{ language = "sr", room = String(shownRoom) }: { language?: OfficeLanguage; room?: string } = {},
): Promise<Locator> {
	await enterOffice(page, request, email, { path: `/schedule?room=${room}`, language });
	const club = page.getByRole("button", { name: "Zemun", exact: true });
	const board = page.getByRole("region", { name: boardName });
	await expect(club.or(board).first()).toBeVisible();
	if (await club.isVisible()) await club.click();
	await expect(board).toBeVisible();
	return board;
}

export function panel(page: Page, title: string): Locator {
	return page.getByRole("region", { name: title });
}

export function row(page: Page, words: string): Locator {
	return page.getByRole("row").filter({ hasText: words });
}

export function said(page: Page, words: string): Locator {
	return page.locator(".mantine-Notification-root").filter({ hasText: words });
}

/** The changes that can be undone, all of them: of a club that other tests change meanwhile, only the newest is not folded. */
export async function unfoldedChanges(page: Page): Promise<Locator> {
	const changes = page.getByRole("region", { name: "Promene koje možete da poništite" });
	const more = changes.getByRole("button", { name: /^Još \d/ });
	await page.addLocatorHandler(more, () => more.click());
	return changes;
}
