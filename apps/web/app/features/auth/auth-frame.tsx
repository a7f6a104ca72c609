import type { Picture as MediaPicture } from "@kvart/media/urls";
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../../ui/class-names/class-names.ts";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./auth-frame.module.css";

const tracking = -0.03;

export interface Poster {
	heading: string;
	lead: string;
	picture: MediaPicture;
	reasons?: string[];
}

interface AuthFrameProps {
	poster: Poster;
	/** The heading of the form beside the poster. */
	title: string;
	children: ReactNode;
	/** Replaces the form for members who are logged in. */
	member?: ReactNode;
}

/** Frame of the log-in and registration pages: a poster on one side, a form on the other. */
export function AuthFrame({ poster: { heading, lead, picture, reasons }, title, children, member }: AuthFrameProps) {
	return (
		<div className={styles.frame}>
			<header data-ground="ink" className={styles.poster}>
				<Picture picture={{ ...picture, alt: "" }} sizes="(width >= 1024px) 50vw, 100vw" priority fit="cover" />
				<div className={styles.fit}>
					<h1
						className={classNames(styles.heading, /[čćšž]/i.test(heading) && styles.accented)}
						style={{ "--ems": longestWord(heading, tracking) } as CSSProperties}
					>
						{heading}
					</h1>
				</div>
				<div className={styles.words}>
					<p className={styles.lead}>{lead}</p>
					{reasons && (
						<ol className={styles.reasons}>
							{reasons.map((reason) => (
								<li key={reason}>{reason}</li>
							))}
						</ol>
					)}
				</div>
			</header>
			<div className={styles.main}>
				<section aria-labelledby="to-do" className={classNames(styles.column, member !== undefined && styles.visitor)}>
					<Heading level={2} size="l" id="to-do" className={styles.title}>
						{title}
					</Heading>
					{children}
				</section>
				{member !== undefined && <div className={classNames(styles.column, styles.member)}>{member}</div>}
			</div>
		</div>
	);
}
