import { useAddress, withParams } from "../../lib/address.ts";
import { Link } from "../../ui/link/link.tsx";
import type { BoardAddress } from "./board-address.ts";
import styles from "./mode-switch.module.css";
import type { ScheduleWords } from "./schedule-data.ts";

interface ModeSwitchProps {
	words: Pick<ScheduleWords, "mode" | "week" | "day">;
	mode: BoardAddress["mode"];
}

/** Week or day. Without a choice the screen's width decides, and the style sheet marks the one that it took. */
export function ModeSwitch({ words, mode }: ModeSwitchProps) {
	const location = useAddress();
	return (
		<nav aria-label={words.mode} data-mode={mode ?? "auto"} className={styles.switch}>
			{(["week", "day"] as const).map((each) => (
				<Link
					key={each}
					to={withParams(location, { mode: each })}
					inPlace="push"
					aria-current={mode === each ? "true" : undefined}
					data-for={each}
					className={styles.choice}
				>
					{words[each]}
				</Link>
			))}
		</nav>
	);
}
