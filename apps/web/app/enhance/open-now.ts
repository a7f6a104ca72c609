import { openState } from "@kvart/contract/opening-hours";
import type { ServerTime } from "@kvart/contract/schedule";
import { addDays, type Day, formatClock, stepDay, type WallTime } from "@kvart/contract/time";
import type { OpenNowData, OpenTexts } from "../features/clubs/open-now.server.ts";
import { send } from "./call.ts";

const minute = 60_000;
const dayMinutes = 24 * 60;

async function loadServerTime(): Promise<WallTime> {
	const response = await send("GET /time");
	const { date, day, time } = (await response.json()) as ServerTime;
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return { date, day: day as Day, minutes: hours * 60 + minutes };
}

const at = (text: string, time: string) => text.replace("{time}", time);

interface Chip {
	element: HTMLElement;
	data: Pick<OpenNowData, "hours" | "closed">;
	words: OpenTexts;
}

function openLabel({ data: { hours, closed }, words }: Chip, now: WallTime): { open: boolean; text: string } {
	const isClosed = (moment: string) => closed.some(([from, until]) => from <= moment && moment < until);
	if (isClosed(`${now.date} ${formatClock(now.minutes)}`)) return { open: false, text: words.closed };
	const state = openState(hours, now);
	if (state.open) return { open: true, text: at(words.openUntil, state.closesAt) };
	if (state.opensAt) return { open: false, text: at(words.opensAt, state.opensAt) };
	const tomorrow = openState(hours, { ...now, day: stepDay(now.day, 1), minutes: 0 });
	const opensAt = tomorrow.open ? null : tomorrow.opensAt;
	const opens = opensAt && !isClosed(`${addDays(now.date, 1)} ${opensAt}`);
	return { open: false, text: opens ? at(words.opensTomorrow, opensAt) : words.closed };
}

function draw(chip: Chip, now: WallTime): void {
	const { open, text } = openLabel(chip, now);
	const output = chip.element.querySelector("[data-open-text]");
	chip.element.toggleAttribute("data-open", open);
	if (output && output.textContent !== text) output.textContent = text;
}

/**
 * Shows whether clubs are open, by the server's clock: pages are cached, and the visitor's clock may be wrong or in
 * another zone. Offline, the server's text stays.
 */
async function keepUpdated(chips: readonly Chip[]): Promise<void> {
	const first = await loadServerTime().catch(() => null);
	if (!first) return;
	const loadedAt = performance.now();
	const drawAll = (now: WallTime) => {
		for (const chip of chips) draw(chip, now);
	};
	drawAll(first);
	const timer = setInterval(() => {
		const minutes = first.minutes + Math.floor((performance.now() - loadedAt) / minute);
		if (minutes < dayMinutes) return drawAll({ ...first, minutes });
		clearInterval(timer);
		void keepUpdated(chips);
	}, minute);
}

export function showOpenNow(root: ParentNode): void {
	const chips = [...root.querySelectorAll<HTMLElement>("[data-open-now]")].map((element) => ({
		element,
		data: JSON.parse(element.dataset["openNow"] ?? "") as Chip["data"],
		words: JSON.parse(element.closest<HTMLElement>("[data-open-texts]")?.dataset["openTexts"] ?? "") as OpenTexts,
	}));
	void keepUpdated(chips);
}
