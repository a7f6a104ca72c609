import type { IconNode } from "lucide";
import { createElement, type SVGProps } from "react";
import styles from "./icon.module.css";

interface IconProps {
	/** From "lucide", imported one by one. */
	glyph: IconNode;
	/** Relative to the text around it. */
	size?: "s" | "m" | "l";
	/** For an icon that is alone and not part of a control; hidden from screen readers without it. */
	label?: string;
}

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
