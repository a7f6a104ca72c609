import { none, some, type Trial } from "../trial.ts";
import { openBrowser } from "./browser.ts";
import { Findings } from "./findings.ts";
import type { Ground, Target } from "./target.ts";

const evil = "evil.example";
/** Addresses that some parsers take for another site. */
const leads = [
	`//${evil}`,
	`///${evil}`,
	`/\\${evil}`,
	`\\\\${evil}`,
	`/%5c${evil}`,
	`/%2f${evil}`,
	`/%2f%2f${evil}`,
	`/%09/${evil}`,
	`/\t/${evil}`,
	`/;@${evil}`,
	`https://${evil}`,
	`https:${evil}`,
	`HTTPS://${evil}`,
	`javascript:location='https://${evil}'`,
	`data:text/html,<script>location='https://${evil}'</script>`,
	`/${evil}//..`,
	`/..//${evil}`,
	`//${evil}/%2e%2e`,
	`@${evil}`,
	`/@${evil}`,
	`//kvart.example@${evil}`,
	`/%0d%0aLocation:%20https://${evil}`,
];
const ends = ["", "/", "//", "/Clubs/", "?x=1"];
const names = ["redirect", "next", "url", "return", "returnTo", "continue", "goto", "back"];
const pages = ["/login", "/en/login", "/register", "/logout", "/landing", "/staff/login"];

function paths(): string[] {
	const asPaths = leads.flatMap((lead) =>
		ends.flatMap((end) => ["", "/en", "/staff"].map((start) => `${start}${lead}${end}`)),
	);
	const asValues = pages.flatMap((page) =>
		names.flatMap((name) => leads.map((lead) => `${page}?${name}=${encodeURIComponent(lead)}`)),
	);
	// A raw path starts with a slash or is an absolute address.
	return [...asPaths.filter((path) => /^(\/|https?:\/\/)/i.test(path)), ...asValues].map((path) =>
		path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
	);
}

/** Whether the path would take a browser to another site. */
function leaves(location: string, path: string): boolean {
	const here = `https://kvart.example${path.startsWith("/") ? path : "/"}`;
	return !URL.canParse(location, here) || new URL(location, here).hostname !== "kvart.example";
}

async function askAll(target: Target, findings: Findings): Promise<number> {
	const all = paths();
	for (const path of all) {
		for (const host of ["kvart.example", evil]) {
			const { status, headers, body, failure } = await target.caller.send({ path, headers: { host } });
			const location = headers["location"];
			if (failure) findings.add(`no answer: ${failure}`, path);
			if (status >= 500) findings.add(`status ${status}`, path);
			// With an absolute address the host is the caller's own; the site must not repeat it.
			if (location && leaves(location, path)) findings.add(`leads to ${location}`, path);
			if (host === evil && new RegExp(`(href|src|action|content)="[^"]*//${evil}`).test(body.toString()))
				findings.add("writes the asked host into the page", path);
			if (headers["location"]?.includes("\n")) findings.add("a header of its own", path);
		}
	}
	return all.length * 2;
}

/** The redirect after log-in stays on the site. */
async function logInEverywhere(target: Target, findings: Findings): Promise<number> {
	const browser = await openBrowser(target.url);
	let arrived = 0;
	for (const lead of leads) {
		const page = await browser.newPage();
		await page.route(`**://*${evil}/**`, (route) => route.abort());
		await page.goto(`${target.url}/login?redirect=${encodeURIComponent(lead)}`);
		await page.locator('input[type="email"]').first().fill("ana@kvart.example");
		await page.locator('input[type="password"]').first().fill("kvart123");
		await page.locator('main form button[type="submit"]').first().click();
		await page.waitForFunction(() => localStorage.getItem("token") !== null, undefined, { timeout: 30_000 });
		await page.waitForURL((url) => !url.pathname.endsWith("/login"), { timeout: 30_000 }).catch(() => undefined);
		if (!page.url().startsWith(target.url)) findings.add(`the log-in leads to ${page.url()}`, lead);
		else arrived += 1;
		await page.evaluate(() => localStorage.clear());
		await page.close();
	}
	await browser.close();
	return arrived;
}

/** Open redirects. */
export function redirects(ground: Ground): Trial {
	return {
		name: "redirects",
		title: "Open redirects",
		run: async (report) => {
			const target = await ground.open("redirects");
			const findings = new Findings();
			const requests = await askAll(target, findings);
			report(`${requests} requests; now the log-in, in a browser`);
			const arrived = await logInEverywhere(target, findings);
			await target.close();
			return {
				figures: { requests: requests + leads.length, findings: findings.kinds },
				checks: [
					none("ways off the site, and failures", findings.count),
					some("log-ins that ended on the site", arrived),
				],
				notes: findings.lines(),
			};
		},
	};
}
