import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { waitingMails } from "../site/database.ts";
import { until } from "../site/waiting.ts";
import { all, none, some, type Trial } from "../trial.ts";
import { openBrowser } from "./browser.ts";
import { Findings } from "./findings.ts";
import { inParallel } from "./http.ts";
import { hit, scriptPayloads } from "./script-payloads.ts";
import { storeTexts } from "./store-texts.ts";
import type { Ground, Role, Target } from "./target.ts";

/** Query parameters that pages read. */
const names = ["q", "query", "search", "redirect", "token", "error", "day", "club", "room", "email", "lang", "x"];
const pagesEach = 120;

/** Elements that would run a script, or on click. */
function dangerousParts(call: string): string[] {
	const found: string[] = [];
	for (const element of document.querySelectorAll("*")) {
		for (const { name, value } of element.attributes) {
			const runs = name.startsWith("on") && value.includes(call);
			const leads =
				/^(href|src|action|formaction|data|xlink:href)$/.test(name) && /^\W*(javascript|data:text)/i.test(value);
			const holds = name === "srcdoc" && value.includes(call);
			if (runs || leads || holds) found.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
		}
	}
	return found;
}

/** Without the content security policy: the pages themselves must be clean. */
class Watcher {
	readonly findings: Findings;
	seen = 0;
	readonly #context: Awaited<ReturnType<typeof openBrowser>>;
	readonly #page: Page;
	#hits = 0;

	private constructor(context: Awaited<ReturnType<typeof openBrowser>>, page: Page, findings: Findings) {
		this.#context = context;
		this.#page = page;
		this.findings = findings;
	}

	static async open(site: string, findings: Findings, storage: Record<string, string> = {}): Promise<Watcher> {
		const context = await openBrowser(site, { withoutPolicy: true });
		await context.addInitScript((items: Record<string, string>) => {
			if (location.origin === "null") return;
			for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
		}, storage);
		const page = await context.newPage();
		const watcher = new Watcher(context, page, findings);
		await page.exposeFunction(hit, () => (watcher.#hits += 1));
		page.on("dialog", (dialog) => void dialog.dismiss());
		return watcher;
	}

	/** Returns the internal links of the page. */
	async visit(url: string): Promise<string[]> {
		await this.#page.goto(url, { waitUntil: "load" });
		await this.#page.waitForTimeout(150);
		await this.#judge(url);
		return this.#page.evaluate(() => [...document.links].map(({ href }) => href.split(/[?#]/)[0] ?? ""));
	}

	async show(html: string, what: string): Promise<void> {
		await this.#page.setContent(html, { waitUntil: "load" });
		await this.#page.waitForTimeout(20);
		await this.#judge(what);
	}

	async close(): Promise<void> {
		await this.#context.close();
	}

	async #judge(what: string): Promise<void> {
		const parts = await this.#page.evaluate(dangerousParts, hit);
		if (this.#hits > 0) this.findings.add("a script ran", what);
		for (const part of parts) this.findings.add(`dangerous ${part}`, what);
		this.#hits = 0;
		this.seen += 1;
	}
}

/** Follows links within the given part of the site. */
async function walk(watcher: Watcher, starts: string[], isWanted: (url: string) => boolean): Promise<void> {
	const known = new Set(starts);
	for (const url of known) {
		if (watcher.seen >= pagesEach) break;
		for (const link of await watcher.visit(url)) if (isWanted(link)) known.add(link);
	}
}

async function readSite(target: Target, findings: Findings): Promise<number> {
	const watcher = await Watcher.open(target.url, findings);
	const isPage = (url: string) => url.startsWith(target.url) && !/\/(staff|media|api|videos|calendar)\b/.test(url);
	// Newest first: they contain the payloads.
	const stories = await target.runSql<{ path: string }>(
		"(select '/blog/' || id as path from blog_posts order by id desc limit 25) union all (select '/event/' || id from events order by id desc limit 25)",
	);
	await walk(
		watcher,
		["/", "/en", ...stories.map(({ path }) => path)].map((path) => target.url + path),
		isPage,
	);
	await watcher.close();
	return watcher.seen;
}

function storageOf(target: Target, role: Role): Record<string, string> {
	const token = target.as(role)["session_id"] ?? "";
	return { token, role: role === "member" ? "member" : "staff" };
}

async function readOffice(target: Target, findings: Findings): Promise<number> {
	const watcher = await Watcher.open(target.url, findings, storageOf(target, "admin"));
	const areas = [
		"today",
		"schedule",
		"enquiries",
		"members",
		"numbers",
		"stories/blog",
		"stories/events",
		"records",
		"administration/audit",
	];
	const isOffice = (url: string) => url.startsWith(`${target.url}/staff`) && !/assets|\.\w+$/.test(url);
	await walk(
		watcher,
		areas.map((area) => `${target.url}/staff/${area}`),
		isOffice,
	);
	await watcher.close();
	return watcher.seen;
}

async function readAccount(target: Target, findings: Findings): Promise<number> {
	const watcher = await Watcher.open(target.url, findings, storageOf(target, "member"));
	for (const path of ["/account", "/en/account", "/online-trainings", "/training-schedule/1"])
		await watcher.visit(target.url + path);
	await watcher.close();
	return watcher.seen;
}

async function readMails(target: Target, findings: Findings): Promise<number> {
	await until("no mail waits any more", async () => (await waitingMails(target.runSql)) === 0, 600_000);
	const watcher = await Watcher.open(target.url, findings);
	for (const { source, messageId } of target.mail.received) {
		const { html = "" } = await PostalMime.parse(source);
		await watcher.show(html, `mail ${messageId}`);
	}
	await watcher.close();
	return watcher.seen;
}

/** Reflected input from the address. */
async function reflect(target: Target, findings: Findings): Promise<number> {
	const pages = [
		"/",
		"/en",
		"/clubs",
		"/search",
		"/en/search",
		"/login",
		"/register",
		"/training-schedule/3",
		"/verify-email",
		"/reset-password",
		"/no-such-page",
		"/blog",
		"/free-training",
		"/landing",
	];
	const payloads = scriptPayloads.filter((payload) => payload.includes("<"));
	const paths = pages.flatMap((page) =>
		payloads.flatMap((payload) => {
			const value = encodeURIComponent(payload);
			return [
				`${page}?${names.map((name) => `${name}=${value}`).join("&")}`,
				`${page === "/" ? "" : page}/${value}`,
				`${page}?${value}`,
			];
		}),
	);
	await inParallel(paths, 8, async (path) => {
		const { body, status } = await target.caller.send({ path });
		const text = body.toString();
		if (payloads.some((payload) => payload.length > 12 && text.includes(payload)))
			findings.add("the address comes back as it is", path);
		if (status >= 500) findings.add(`status ${status}`, path);
	});
	const watcher = await Watcher.open(target.url, findings);
	for (const page of pages) {
		const value = encodeURIComponent(scriptPayloads[5] ?? "");
		await watcher.visit(`${target.url}${page}?${names.map((name) => `${name}=${value}`).join("&")}#${value}`);
	}
	await watcher.close();
	return paths.length + watcher.seen;
}

/** Control: detects a real script, and whether the policy alone would have blocked it. */
async function control(target: Target): Promise<{ noticed: number; stopped: number }> {
	const findings = new Findings();
	const watcher = await Watcher.open(target.url, findings);
	for (const payload of scriptPayloads.slice(4, 7)) await watcher.show(`<p>${payload}</p>`, "control");
	await watcher.close();
	const guarded = await openBrowser(target.url);
	const page = await guarded.newPage();
	let hits = 0;
	await page.exposeFunction(hit, () => (hits += 1));
	await page.goto(target.url);
	for (const payload of scriptPayloads)
		await page.evaluate(
			(html) => document.body.insertAdjacentHTML("beforeend", html),
			payload.replace(/<(meta|base)\b[^>]*>/g, ""),
		);
	await page.waitForTimeout(1000);
	await guarded.close();
	return { noticed: findings.count > 0 ? 1 : 0, stopped: hits === 0 ? 1 : 0 };
}

/** Stored and reflected scripts, seen by visitors, members, staff and in mails. */
export function xss(ground: Ground): Trial {
	return {
		name: "xss",
		title: "Scripts smuggled in",
		run: async (report) => {
			const target = await ground.open("xss");
			const { noticed, stopped } = await control(target);
			const stored = await storeTexts(target, scriptPayloads);
			report(`${stored.sent} requests with scripts in every text field, ${stored.taken} taken`);
			const findings = new Findings();
			const site = await readSite(target, findings);
			report(`${site} pages of the site looked at`);
			const account = await readAccount(target, findings);
			const office = await readOffice(target, findings);
			report(`${office} pages of the back office looked at`);
			const mails = await readMails(target, findings);
			report(`${mails} mails looked at`);
			const reflected = await reflect(target, findings);
			await target.close();
			return {
				figures: { requests: stored.sent + reflected, findings: findings.kinds },
				checks: [
					all("a script that is there is noticed", noticed, 1),
					all("with the policy none of them would run", stopped, 1),
					some("texts that were stored", stored.taken),
					some("pages of the site", site + account),
					some("pages of the back office", office),
					some("mails", mails),
					some("addresses", reflected),
					none("scripts that ran, and what would run", findings.count),
				],
				notes: [
					...(stored.refused.length > 0 ? [`took none of the texts: ${stored.refused.join(", ")}`] : []),
					...findings.lines(),
				],
			};
		},
	};
}
