import { type MouseEvent, type Ref, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./button.module.css";
import { ButtonContent, type ButtonLook, lookClass } from "./button-look.tsx";

interface ButtonProps extends ButtonLook {
	type?: "button" | "submit" | "reset";
	onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
	/** Keeps its size, ignores presses, and is announced to screen readers. */
	busy?: boolean;
	/** Shown below. The button stays focusable, so that screen readers reach the reason. */
	disabledReason?: string | undefined;
	/** Disabled, with the reason in a `Tooltip` around it. */
	unavailable?: boolean;
	name?: string;
	value?: string;
	form?: string;
	popoverTarget?: string;
	"aria-label"?: string;
	"aria-describedby"?: string | undefined;
	"aria-controls"?: string;
	"aria-expanded"?: boolean;
	"aria-haspopup"?: "dialog" | "menu";
	ref?: Ref<HTMLButtonElement>;
}

export function Button({
	type = "button",
	onClick,
	busy = false,
	disabledReason,
	unavailable = false,
	children,
	look,
	size,
	arrow,
	glyph,
	wide,
	className,
	"aria-describedby": describedBy,
	...rest
}: ButtonProps) {
	const reasonId = useId();
	const shape: ButtonLook = { children, look, size, arrow, glyph, wide, className };
	const blocked = busy || unavailable || disabledReason !== undefined;
	const button = (
		<button
			{...rest}
			type={type}
			className={lookClass(shape)}
			aria-disabled={blocked || undefined}
			aria-describedby={disabledReason ? reasonId : describedBy}
			data-busy={busy || undefined}
			onClick={(event) => (blocked ? event.preventDefault() : onClick?.(event))}
		>
			<ButtonContent {...shape} />
			{busy && <VisuallyHidden>{m.ui_busy()}</VisuallyHidden>}
		</button>
	);
	if (!disabledReason) return button;
	return (
		<span className={wide ? styles.reasonedWide : styles.reasoned}>
			{button}
			<span id={reasonId} className={styles.reason}>
				{disabledReason}
			</span>
		</span>
	);
}
