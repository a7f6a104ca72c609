import { expect } from "@playwright/test";

export type Kind = "link" | "popup" | "button" | "field" | "heading" | "text";

export interface Engine {
	name: string;
	open(address: string): Promise<void>;
	address(): Promise<string>;
	back(): Promise<void>;
	sees(kind: Kind, name: string): Promise<boolean>;
	/** Where the link leads; empty if there is none. */
	linkTo(name: string): Promise<string>;
	/** False, without a click, if the element is covered, moving or just being replaced. */
	click(kind: Kind, name: string): Promise<boolean>;
	/** A line break is the Enter key. */
	type(label: string, text: string): Promise<void>;
	/** The visible text of the page, and the text in its fields. */
	content(): Promise<string>;
	close(): Promise<void>;
}

/** Finds the first visible element of that kind and name. Sent to the page as text, so it must be self-contained. */
export function findElement(kind: Kind, name: string): Element | null {
	/* oxlint-disable unicorn/consistent-function-scoping -- see above */
	const selectors = {
		link: "a[href]",
		/** Ready: before its script has loaded, a press follows the link. */
		popup: "a[aria-haspopup]",
		button: "button, summary, input[type=submit]",
		field: "input, select, textarea",
		heading: "h1, h2, h3",
		text: "p, h1, h2, h3, li, output, span, td, th, legend, strong, b, dd",
	};
	const squeeze = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase();
	const labelOf = (element: Element) => {
		if (kind !== "field") return element.getAttribute("aria-label") ?? element.textContent;
		const labels =
			element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
		return [...(labels ?? [])].map(({ textContent }) => textContent).join(" ");
	};
	const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
	const wanted = squeeze(name);
	const open = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
	const candidates = [...open.querySelectorAll(selectors[kind])].filter(isVisible);
	return (
		candidates.find((element) => squeeze(labelOf(element)) === wanted) ??
		candidates.find((element) => squeeze(labelOf(element)).includes(wanted)) ??
		null
	);
}

/** For reports. Sent to the page as text, so it must be self-contained. */
export function pageContent(): string {
	const fields = Array.from(document.querySelectorAll<HTMLInputElement>("input:not([type=hidden])"));
	return [document.body.innerText, ...fields.map(({ name, value }) => `${name}: ${value}`)].join("\n");
}

/** Waits for expected elements. */
export class Visitor {
	readonly #engine: Engine;
	readonly #site: string;

	constructor(engine: Engine, site: string) {
		this.#engine = engine;
		this.#site = site;
	}

	async visits(path: string): Promise<void> {
		await this.#engine.open(this.#site + path);
	}

	async sees(name: string, kind: Kind = "text"): Promise<void> {
		try {
			await expect.poll(() => this.#engine.sees(kind, name), { message: `sees the ${kind} "${name}"` }).toBe(true);
		} catch (problem) {
			throw new Error(`${this.#engine.name} at ${await this.#engine.address()}:\n${await this.#engine.content()}`, {
				cause: problem,
			});
		}
	}

	async seesLinkTo(name: string, target: RegExp): Promise<void> {
		// A page that is being left does not answer: then it looks again.
		await expect
			.poll(() => this.#engine.linkTo(name).catch(() => ""), { message: `the link "${name}" leads there` })
			.toMatch(target);
	}

	async doesNotSee(name: string, kind: Kind = "text"): Promise<void> {
		await expect.poll(() => this.#engine.sees(kind, name), { message: `does not see "${name}"` }).toBe(false);
	}

	async presses(name: string, kind: "link" | "button" | "popup" = "button"): Promise<void> {
		await this.sees(name, kind);
		await expect.poll(() => this.#engine.click(kind, name), { message: `presses the ${kind} "${name}"` }).toBe(true);
	}

	async types(label: string, text: string): Promise<void> {
		await this.sees(label, "field");
		await this.#engine.type(label, text);
	}

	async goesBack(): Promise<void> {
		await this.#engine.back();
	}

	async isAt(path: string | RegExp): Promise<void> {
		// A page that is being left does not answer: then it looks again.
		const address = async () => (await this.#engine.address().catch(() => "")).replace(this.#site, "");
		const poll = expect.poll(address, { message: `is at ${String(path)}` });
		await (typeof path === "string" ? poll.toBe(path) : poll.toMatch(path));
	}
}
