import { m } from "../../../paraglide/messages.js";
import styles from "./legend.module.css";

const looks: [look: string, label: () => string][] = [
	["open", m.schedule_legend_open],
	["full", m.schedule_legend_full],
	["promotion", m.schedule_promotion],
	["cancelled", m.schedule_legend_cancelled],
	["conflict", m.schedule_clash],
	["missing", m.schedule_no_coach],
];

/** Explains the looks of the cards. */
export function Legend() {
	return (
		<ul className={styles.legend} aria-label={m.schedule_legend()}>
			{looks.map(([look, label]) => (
				<li key={look}>
					<span className={styles.swatch} data-look={look} />
					{label()}
				</li>
			))}
		</ul>
	);
}
