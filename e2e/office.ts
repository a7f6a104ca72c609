import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { sessionOf } from "./member.ts";

/** The demo's people who work here. */
export const workers = {
	admin: "admin@kvart.example",
	chain: "staff@kvart.example",
	zemun: "desk.zemun@kvart.example",
} as const;

export const tablet = { width: 1024, height: 768 } as const;

export type OfficeLanguage = "sr" | "en";

interface Visit {
	/** Below `/staff`, such as `/administration/accounts`. */
	path?: string;
	language?: OfficeLanguage;
	/** Of a server of the test's own. */
	root?: string;
}

/** From here on the browser is that of somebody who works here, and shows a page of the office. */
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
			// Only once: whoever logs out stays logged out, whoever chooses a language keeps it.
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

/** A panel of a page, by its title. */
export function panel(page: Page, title: string): Locator {
	return page.getByRole("region", { name: title });
}

/** A row of a table, by what is written in it. */
export function row(page: Page, words: string): Locator {
	return page.getByRole("row").filter({ hasText: words });
}

/** The toast with these words. */
export function said(page: Page, words: string): Locator {
	return page.locator(".mantine-Notification-root").filter({ hasText: words });
}
