import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./chip.module.css";

interface ChipProps {
	children: ReactNode;
	/** `lime` for a current state (open, today), `outline` for an offer. */
	look?: "outline" | "lime" | "solid";
	glyph?: IconNode;
}

/** For elements that look like a chip. */
export const chipClasses = (look: NonNullable<ChipProps["look"]>, className?: string) =>
	classNames(styles.chip, look !== "outline" && styles[look], className);

/** A label, not a control. */
export function Chip({ children, look = "outline", glyph }: ChipProps) {
	return (
		<span className={chipClasses(look)}>
			{glyph && <Icon glyph={glyph} size="s" />}
			{children}
		</span>
	);
}
