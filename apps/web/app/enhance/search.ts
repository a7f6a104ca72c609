import type { SearchAnswer } from "@kvart/contract/search";
import { markMatches } from "@kvart/contract/text-search";
import { cleanQuery, searchPath } from "../features/search/query.ts";
import { localeOf, localePath } from "../i18n/locale.ts";
import { send } from "./call.ts";
import { isPlain, pressed } from "./press.ts";

/** Waits for a pause in typing. */
const pauseMilliseconds = 160;
const shortestQuery = 2;
const shown = 7;
const shownOfKind = 3;

/** Texts of `SearchDialog`. */
interface Texts {
	found: Record<string, string>;
	none: string;
	kinds: Record<string, string>;
}

interface Suggestion {
	path: string;
	kind: string;
	/** Every second piece is a match. */
	title: string[];
}

/** Matches in the title come first, in all kinds. */
function suggestionsOf({ terms, groups }: SearchAnswer): Suggestion[] {
	return groups
		.flatMap(({ kind, results }) =>
			results.slice(0, shownOfKind).map(({ path, title }) => ({ path, kind, title: markMatches(title, terms) })),
		)
		.toSorted((a, b) => Number(b.title.length > 1) - Number(a.title.length > 1))
		.slice(0, shown);
}

function startDialog(dialog: HTMLDialogElement): void {
	const input = dialog.querySelector("input");
	const status = dialog.querySelector("output");
	const list = dialog.querySelector("ul");
	const all = list?.querySelector("li");
	const template = dialog.querySelector("template");
	if (!input || !status || !list || !all || !template) return;
	const texts = JSON.parse(dialog.dataset["search"] ?? "{}") as Texts;
	const locale = localeOf(window.location.pathname);
	const forms = new Intl.PluralRules(document.documentElement.lang);
	let asking = new AbortController();

	function rowOf({ path, kind, title }: Suggestion): Node {
		const row = template?.content.cloneNode(true) as DocumentFragment;
		const [text, name] = row.querySelectorAll("span");
		const mark = row.querySelector("mark");
		const pieces = title.map((piece, index) => {
			const marked = index % 2 === 1 && mark?.cloneNode();
			if (!marked) return piece;
			marked.textContent = piece;
			return marked;
		});
		text?.replaceChildren(...pieces);
		name?.append(texts.kinds[kind] ?? "");
		row.querySelector("a")?.setAttribute("href", localePath(path, locale));
		return row;
	}

	function show(query: string, answer: SearchAnswer | null): void {
		const sentence = answer?.total ? texts.found[forms.select(answer.total)] : answer && texts.none;
		if (status)
			status.textContent = (sentence ?? "").replace("{count}", String(answer?.total)).replace("{query}", () => query);
		const found = answer ? suggestionsOf(answer) : [];
		all?.querySelector("a")?.setAttribute("href", localePath(searchPath(query), locale));
		if (list && all) {
			list.hidden = found.length === 0;
			list.replaceChildren(...found.map(rowOf), all);
		}
	}

	async function load(query: string, signal: AbortSignal): Promise<void> {
		const response = await send("GET /search", { query: { q: query, language: locale }, signal });
		const answer = (await response.json()) as SearchAnswer;
		// Ignored if the text has changed since; the last results stay until the next ones.
		if (response.ok && !signal.aborted) show(query, answer);
	}

	function type(typed: string): void {
		asking.abort();
		asking = new AbortController();
		const { signal } = asking;
		const query = cleanQuery(typed);
		if (query.length < shortestQuery) return show(query, null);
		const timer = setTimeout(() => {
			// No suggestions: the form still works.
			load(query, signal).catch(() => undefined);
		}, pauseMilliseconds);
		signal.addEventListener("abort", () => clearTimeout(timer));
	}

	function move(event: KeyboardEvent): void {
		// Browsers clear a search field on Esc; here it closes the dialog.
		if (event.key === "Escape") dialog.close();
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		const stops = list?.hidden ? [] : [input, ...dialog.querySelectorAll<HTMLElement>("ul a")];
		const at = stops.findIndex((stop) => stop === document.activeElement);
		if (step === 0 || at < 0) return;
		event.preventDefault();
		stops[(at + step + stops.length) % stops.length]?.focus();
	}

	input.addEventListener("input", () => type(input.value));
	dialog.addEventListener("keydown", move);
	dialog.addEventListener("submit", () => dialog.close());
	dialog.addEventListener("click", (event) => {
		if (event.target === dialog || pressed(event, "a, [data-close]")) dialog.close();
	});
	document.addEventListener("click", (event) => {
		if (!isPlain(event) || !pressed(event, "[data-open-search]")) return;
		event.preventDefault();
		dialog.showModal();
		input.focus();
	});
}

/** Opens the search dialog instead of following the header's link. */
export function startSearch(): void {
	const dialog = document.querySelector<HTMLDialogElement>("dialog[data-search]");
	if (dialog) startDialog(dialog);
}
