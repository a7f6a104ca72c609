import { VisuallyHidden } from "@mantine/core";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { type Compared, changeOf } from "./comparison.ts";
import styles from "./reports.module.css";

const icons = { more: TrendingUp, less: TrendingDown, same: Minus };

interface ChangeNoteProps extends Omit<Compared, "before"> {
	/** Null or undefined while unknown. */
	before: number | null | undefined;
	/** Which direction is good; neither without it. */
	better?: "more" | "less";
}

/** How a value changed since the period before. */
export function ChangeNote({ before, better, ...compared }: ChangeNoteProps) {
	if (before === null || before === undefined) return null;
	const { trend, short, sentence } = changeOf({ ...compared, before });
	const Icon = icons[trend];
	const verdict = better && trend !== "same" ? (trend === better ? "good" : "bad") : undefined;
	return (
		<p className={styles.change} data-verdict={verdict}>
			<Icon size={16} aria-hidden />
			<span aria-hidden>{short}</span>
			<VisuallyHidden>{sentence}</VisuallyHidden>
		</p>
	);
}
