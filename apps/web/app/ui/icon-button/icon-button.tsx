import type { IconNode } from "lucide";
import type { MouseEvent, Ref } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps {
	glyph: IconNode;
	/** Its accessible name. */
	label: string;
	onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
	look?: "framed" | "bare";
	disabled?: boolean;
	pressed?: boolean;
	popoverTarget?: string;
	popoverTargetAction?: "show" | "hide" | "toggle";
	"aria-describedby"?: string;
	className?: string | undefined;
	ref?: Ref<HTMLButtonElement>;
}

/** For a link that looks like one. */
export const iconButtonClasses = (look: "framed" | "bare", className?: string) =>
	classNames(styles.button, styles[look], className);

export function IconButton(props: IconButtonProps) {
	const { glyph, label, look = "framed", pressed, className, ...rest } = props;
	return (
		<button
			{...rest}
			type="button"
			aria-label={label}
			aria-pressed={pressed}
			className={iconButtonClasses(look, className)}
		>
			<Icon glyph={glyph} />
		</button>
	);
}
