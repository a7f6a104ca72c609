import type { LucideIcon } from "lucide-react";
import styles from "./icon.module.css";

interface IconProps {
	/** Import the glyph singly, from "lucide-react". */
	glyph: LucideIcon;
	/** In em of the text around it. */
	size?: "s" | "m" | "l";
	/** Only for an icon that stands alone and is no control; decoration otherwise. */
	label?: string;
}

/** One line-icon set, one stroke, square ends: the icons are cut like the blocks. */
export function Icon({ glyph: Glyph, size = "m", label }: IconProps) {
	const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
	return <Glyph className={styles[size]} strokeWidth={2.25} strokeLinecap="square" strokeLinejoin="miter" {...name} />;
}
