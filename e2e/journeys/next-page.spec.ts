import type { Page } from "@playwright/test";
import { expect, test, widths } from "../fixtures.ts";

// The next page is fetched ahead and animated by the browser; the rules for addresses are tested beside them.
test.use({ viewport: widths.desktop, contextOptions: { reducedMotion: "no-preference" } });

/** Paths that the browser fetched ahead. */
function fetchedAhead(page: Page): string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		if (request.headers()["sec-purpose"]?.startsWith("prefetch")) paths.push(new URL(request.url()).pathname);
	});
	return paths;
}

/** How the browser got the page. */
const delivery = () =>
	(performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming & { deliveryType: string })
		.deliveryType;

test("a public page is fetched when the pointer rests on its link, and used; a personal one is not", {
	tag: "@release",
}, async ({ page }) => {
	const paths = fetchedAhead(page);
	await page.goto("/");
	const header = page.getByRole("banner");
	const logIn = header.getByRole("link", { name: "Uloguj se" });
	const clubs = header.getByRole("link", { name: "Centri", exact: true });
	await logIn.hover();
	await clubs.hover();
	await expect.poll(() => paths).toContain("/clubs");
	await logIn.hover();
	await header.getByRole("link", { name: "Padel" }).hover();
	await expect.poll(() => paths).toContain("/padel");
	expect(paths).not.toContain("/login");
	await clubs.click();
	await expect(page).toHaveURL(/\/clubs$/);
	expect(await page.evaluate(delivery)).toBe("navigational-prefetch");
});

const recordChange = () => {
	addEventListener("pagereveal", (event) => {
		sessionStorage.setItem("animated", String((event as Event & { viewTransition: unknown }).viewTransition !== null));
	});
};

/** Which element the browser moves. After the scripts of the page, which name it. */
const recordNamed = () => {
	addEventListener("pageswap", () => {
		const named = [...document.querySelectorAll<HTMLElement>("*")].filter(
			(element) => getComputedStyle(element).viewTransitionName === "head",
		);
		sessionStorage.setItem("named", named.map(({ tagName, textContent }) => `${tagName} ${textContent}`).join());
	});
};

const recorded = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);

test("a pressed tile grows to the head of the club, and nothing moves for people who prefer that", {
	tag: "@release",
}, async ({ page }) => {
	await page.addInitScript(recordChange);
	for (const reducedMotion of ["no-preference", "reduce"] as const) {
		await page.emulateMedia({ reducedMotion });
		await page.goto("/clubs", { waitUntil: "load" });
		await page.evaluate(recordNamed);
		await page.getByRole("article").getByRole("link", { name: "Zemun" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Zemun" })).toBeVisible();
		expect(await recorded(page, "animated")).toBe(String(reducedMotion === "no-preference"));
		if (reducedMotion === "no-preference") expect(await recorded(page, "named")).toMatch(/^ARTICLE .*Zemun/);
	}
});
