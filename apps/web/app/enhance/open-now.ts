import { openState } from "@kvart/contract/opening-hours";
import type { ServerTime } from "@kvart/contract/schedule";
import { addDays, type Day, formatClock, stepDay, type WallTime } from "@kvart/contract/time";
import type { OpenNowData } from "../features/clubs/club.server.ts";
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

function openLabel({ hours, closed, words }: OpenNowData, now: WallTime): { open: boolean; text: string } {
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

/**
 * Shows whether a club is open, by the server's clock: pages are cached, and the visitor's clock may be wrong or in
 * another zone. Offline, the server's text stays.
 */
async function keepUpdated(chip: HTMLElement, data: OpenNowData): Promise<void> {
	const first = await loadServerTime().catch(() => null);
	const output = chip.querySelector("[aria-live]");
	if (!first || !output) return;
	const loadedAt = performance.now();
	const draw = (now: WallTime) => {
		const { open, text } = openLabel(data, now);
		chip.toggleAttribute("data-open", open);
		if (output.textContent !== text) output.textContent = text;
	};
	draw(first);
	const timer = setInterval(() => {
		const minutes = first.minutes + Math.floor((performance.now() - loadedAt) / minute);
		if (minutes < dayMinutes) return draw({ ...first, minutes });
		clearInterval(timer);
		void keepUpdated(chip, data);
	}, minute);
}

export function showOpenNow(root: ParentNode): void {
	for (const chip of root.querySelectorAll<HTMLElement>("[data-open-now]"))
		void keepUpdated(chip, JSON.parse(chip.dataset["openNow"] ?? "") as OpenNowData);
}
