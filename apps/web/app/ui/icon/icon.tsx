import type { IconNode } from "lucide";
import { createElement, type SVGProps } from "react";
import styles from "./icon.module.css";

interface IconProps {
	/** Import the glyph singly, from "lucide". */
	glyph: IconNode;
	/** In em of the text around it. */
	size?: "s" | "m" | "l";
	/** Only for an icon that stands alone and is no control; decoration otherwise. */
	label?: string;
}

/** One line-icon set, one stroke, square ends: the icons are cut like the blocks. */
export function Icon({ glyph, size = "m", label }: IconProps) {
	const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
	const attributes: SVGProps<SVGSVGElement> = {
		viewBox: "0 0 24 24",
		width: 24,
		height: 24,
		fill: "none",
		stroke: "currentColor",
		strokeWidth: 2.25,
		strokeLinecap: "square",
		strokeLinejoin: "miter",
		className: styles[size],
		...name,
	};
	return createElement("svg", attributes, ...glyph.map(([tag, shape]) => createElement(tag, shape)));
}
