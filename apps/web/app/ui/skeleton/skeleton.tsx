import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./skeleton.module.css";

interface SkeletonProps {
	/** Has the final size: a line of text, a headline, a picture (3:2), a button, a tile (4:5), or that of its parent. */
	shape: "text" | "title" | "picture" | "button" | "tile" | "fill";
	lines?: number;
	className?: string | undefined;
}

export function Skeleton({ shape, lines = 1, className }: SkeletonProps) {
	return Array.from({ length: lines }, (_, index) => (
		<span key={index} aria-hidden="true" className={classNames(styles.bone, styles[shape], className)} />
	));
}

/** Around skeletons: announces once that something is loading. */
export function Loading({ children }: { children: ReactNode }) {
	return (
		<div>
			<VisuallyHidden as="output">{m.ui_loading()}</VisuallyHidden>
			{children}
		</div>
	);
}
