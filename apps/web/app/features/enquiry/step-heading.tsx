import { useLocale } from "../../i18n/use-locale.ts";
import { softHyphens } from "../../ui/heading/soft-hyphens.ts";
import styles from "./wizard.module.css";

/** The question of a step. It takes the focus when its step comes, so that it is read out. */
export function StepHeading({ level, children }: { level: 2 | 3; children: string }) {
	const Tag = `h${level}` as const;
	return (
		<Tag tabIndex={-1} className={styles["heading"]}>
			{useLocale() === "sr" ? softHyphens(children) : children}
		</Tag>
	);
}
