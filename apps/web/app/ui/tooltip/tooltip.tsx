import { type ReactNode, useId } from "react";
import styles from "./tooltip.module.css";
import { useTip } from "./use-tip.ts";

interface TooltipProps {
	/** One sentence; what people must know belongs on the page. */
	text: string;
	/** The control; give it the id as `aria-describedby`. */
	children: (describedBy: string) => ReactNode;
}

/** Opens on hover, focus and touch, and closes on Esc. CSS opens it where there are no scripts. */
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
