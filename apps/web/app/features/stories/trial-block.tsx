import { ArrowRight } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import type { TrialWords } from "./stories-data.ts";
import styles from "./trial-block.module.css";

/** The lime block of the plan: the way in. */
export function TrialBlock({ words }: { words: TrialWords }) {
	return (
		<Link to={useLocalePath()("/free-training")} data-ground="lime" className={styles.block}>
			<span className={styles.text}>{words.text}</span>
			<span className={styles.title}>
				{words.action}
				<span className={styles.arrow}>
					<Icon glyph={ArrowRight} />
				</span>
			</span>
		</Link>
	);
}
