import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import styles from "./section.module.css";

export type Ground = "bone" | "ink" | "lime";

interface SectionProps {
	children: ReactNode;
	ground?: Ground;
	/** A 2 px rule above, where two sections share a ground. */
	ruled?: boolean;
	/** Without the container, for what runs from edge to edge. */
	bleed?: boolean;
	/** Space above and below. */
	pad?: "normal" | "tight" | "none";
	id?: string;
	/** The id of the heading that names it. */
	labelledBy?: string;
	className?: string | undefined;
}

export function Section({
	children,
	ground = "bone",
	ruled = false,
	bleed = false,
	pad = "normal",
	id,
	labelledBy,
	className,
}: SectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={labelledBy}
			data-ground={ground}
			className={classNames(styles[pad], ruled && styles.ruled, className)}
		>
			{bleed ? children : <Container>{children}</Container>}
		</section>
	);
}
