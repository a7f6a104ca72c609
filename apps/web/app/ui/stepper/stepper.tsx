import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import type { HeadingLevel } from "../heading/heading.tsx";
import { Picture } from "../picture/picture.tsx";
import type { PictureSource } from "../picture/picture-data.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./stepper.module.css";

interface StepperProps {
	title: string;
	level?: HeadingLevel;
	/** The id of the heading. */
	id?: string;
	/** From 1. */
	step: number;
	total: number;
	picture?: PictureSource;
	children: ReactNode;
}

/** The frame of a form in steps: a poster with the counter on one side, the current step on the other. */
export function Stepper({ title, level = 1, id, step, total, picture, children }: StepperProps) {
	const Heading = `h${level}` as const;
	return (
		<section className={styles.stepper}>
			<div data-ground="ink" className={styles.side}>
				{picture && (
					<Picture
						picture={{ ...picture, alt: "" }}
						sizes="(width >= 1024px) 75rem, 100vw"
						priority={level === 1}
						fit="cover"
					/>
				)}
				<div className={styles.words}>
					<Heading id={id} className={styles.title}>
						{title}
					</Heading>
					<p className={styles.counter}>
						<VisuallyHidden>{m.ui_step({ step, total })}</VisuallyHidden>
						<span aria-hidden="true">
							{step} <small>/ {total}</small>
						</span>
					</p>
				</div>
			</div>
			<div className={styles.main}>
				<div className={styles.bar} aria-hidden="true">
					{Array.from({ length: total }, (_, index) => (
						<i key={index} data-on={index < step || undefined} />
					))}
				</div>
				{children}
			</div>
		</section>
	);
}

/** Next or Send first, shown on the right; then Previous. */
export function StepActions({ children }: { children: ReactNode }) {
	return <div className={styles.actions}>{children}</div>;
}

/** Two columns where there is room. */
export function StepFields({ children }: { children: ReactNode }) {
	return <div className={styles.fields}>{children}</div>;
}

/** For the `className` of a field that takes both columns. */
export const wideField = styles.wide;
