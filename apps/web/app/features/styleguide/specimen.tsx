import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import type { Ground } from "../../ui/section/section.tsx";
import { type PartName, useCopy } from "./copy.ts";
import styles from "./specimen.module.css";

interface SpecimenProps {
	name: PartName;
	children: ReactNode;
}

/** One part of the guide, with an anchor: number, name, one sentence, and the part itself on its stages. */
export function Specimen({ name, children }: SpecimenProps) {
	const { parts } = useCopy();
	const [title, note] = parts[name];
	return (
		<section id={name} aria-labelledby={`${name}-title`} className={styles.specimen}>
			<header className={styles.head}>
				<p aria-hidden="true" className={styles.number}>
					{partNumber(Object.keys(parts), name)}
				</p>
				<Heading level={2} size="l" id={`${name}-title`}>
					{title}
				</Heading>
				<p className={styles.note}>{note}</p>
			</header>
			{children}
		</section>
	);
}

export function partNumber(names: readonly string[], name: string): string {
	return String(names.indexOf(name) + 1).padStart(2, "0");
}

interface StageProps {
	ground?: Ground;
	children: ReactNode;
	/** Without padding, for what is a block itself. */
	flush?: boolean;
	/** How things stand on it. */
	flow?: "row" | "stack" | "columns";
}

export function Stage({ ground = "bone", children, flush = false, flow = "stack" }: StageProps) {
	return (
		<div data-ground={ground} className={classNames(styles.stage, flush && styles.flush)}>
			<div className={flush ? undefined : styles[flow]}>{children}</div>
		</div>
	);
}

/** Stages side by side. */
export function Stages({ children }: { children: ReactNode }) {
	return <div className={styles.stages}>{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
	return <div className={styles.row}>{children}</div>;
}
