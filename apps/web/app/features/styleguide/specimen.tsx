import type { Locale } from "@kvart/contract/locale";
import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import type { Ground } from "../../ui/section/section.tsx";
import { en } from "./copy-en.ts";
import { type Copy, sr } from "./copy-sr.ts";
import styles from "./specimen.module.css";

/** Demo texts, used on this page only. */
export const copyOf: Record<Locale, Copy> = { sr, en };

export function useCopy(): Copy {
	return copyOf[useLocale()];
}

interface SpecimenProps {
	name: keyof Copy["parts"];
	children: ReactNode;
}

/** A part with its number, name and description. */
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
