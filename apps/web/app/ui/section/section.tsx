import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import styles from "./section.module.css";

export type Ground = "bone" | "ink" | "lime";

interface SectionProps {
	children: ReactNode;
	ground?: Ground;
	/** With a rule above, between sections of one ground. */
	ruled?: boolean;
	/** From edge to edge, without a container. */
	bleed?: boolean;
	pad?: "normal" | "tight" | "none";
	id?: string;
	/** Id of its heading. */
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
