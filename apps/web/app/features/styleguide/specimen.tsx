import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import type { Ground } from "../../ui/section/section.tsx";
import styles from "./specimen.module.css";

interface SpecimenProps {
	name: string;
	title: string;
	children: ReactNode;
}

export function Specimen({ name, title, children }: SpecimenProps) {
	return (
		<section id={name} aria-labelledby={`${name}-title`} className={styles.specimen}>
			<Heading level={2} size="l" id={`${name}-title`}>
				{title}
			</Heading>
			{children}
		</section>
	);
}

interface StageProps {
	ground?: Ground;
	children: ReactNode;
	/** Without padding. */
	flush?: boolean;
	flow?: "row" | "stack" | "columns";
}

export function Stage({ ground = "bone", children, flush = false, flow = "stack" }: StageProps) {
	return (
		<div data-ground={ground} className={classNames(styles.stage, flush && styles.flush)}>
			<div className={flush ? undefined : styles[flow]}>{children}</div>
		</div>
	);
}

export function Stages({ children }: { children: ReactNode }) {
	return <div className={styles.stages}>{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
	return <div className={styles.row}>{children}</div>;
}
