import { type ReactNode, useId } from "react";
import styles from "./tooltip.module.css";
import { useTip } from "./use-tip.ts";

interface TooltipProps {
	/** One sentence. What must be known belongs on the page, not in here. */
	text: string;
	/** The control it explains; give it the id as `aria-describedby`. */
	children: (describedBy: string) => ReactNode;
}

/** Opens by pointer, focus and touch; Esc closes it; the pointer may move onto it. Without scripts the text stands below. */
export function Tooltip({ text, children }: TooltipProps) {
	const id = useId();
	const { anchor, tip, handlers } = useTip();
	return (
		<span ref={anchor} className={styles.anchor} {...handlers}>
			{children(id)}
			<span ref={tip} id={id} role="tooltip" popover="manual" data-ground="ink" className={styles.tip}>
				{text}
			</span>
		</span>
	);
}
