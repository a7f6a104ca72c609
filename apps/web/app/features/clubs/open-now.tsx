import { openState } from "@kvart/contract/opening-hours";
import { stepDay, type WallTime } from "@kvart/contract/time";
import { Chip } from "../../ui/chip/chip.tsx";
import type { Hours, OpenWords } from "./clubs-data.ts";
import styles from "./open-now.module.css";
import { useServerTime } from "./use-server-time.ts";

interface OpenNowProps {
	hours: Hours;
	words: OpenWords;
}

const at = (text: string, time: string) => text.replace("{time}", time);

function tell(hours: Hours, words: OpenWords, now: WallTime): { open: boolean; text: string } {
	const state = openState(hours, now);
	if (state.open) return { open: true, text: at(words.openUntil, state.closesAt) };
	if (state.opensAt) return { open: false, text: at(words.opensAt, state.opensAt) };
	const tomorrow = openState(hours, { ...now, day: stepDay(now.day, 1), minutes: 0 });
	const opensAt = tomorrow.open ? null : tomorrow.opensAt;
	return { open: false, text: opensAt ? at(words.opensTomorrow, opensAt) : words.closed };
}

/** The server says the hours, the browser whether that is now; all texts share one box, so nothing moves. */
export function OpenNow({ hours, words }: OpenNowProps) {
	const now = useServerTime();
	const state = now && tell(hours, words, now);
	const longest = words.opensTomorrow.replace("{time}", "00:00");
	return (
		<Chip look={state?.open ? "lime" : "solid"}>
			<span className={styles["stack"]}>
				<span aria-live="polite">{state?.text ?? words.neutral}</span>
				<span aria-hidden="true" className={styles["room"]}>
					{longest.length > words.neutral.length ? longest : words.neutral}
				</span>
			</span>
		</Chip>
	);
}
