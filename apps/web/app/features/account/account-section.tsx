import type { ReactNode } from "react";
import { Heading } from "../../ui/heading/heading.tsx";
import styles from "./account-section.module.css";

interface AccountSectionProps {
	id: string;
	heading: string;
	text?: string | undefined;
	children: ReactNode;
}

/** One matter of the account: what it is on one side, what can be done on the other, a rule between two. */
export function AccountSection({ id, heading, text, children }: AccountSectionProps) {
	return (
		<section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
			<div>
				<Heading level={2} size="l" id={`${id}-heading`}>
					{heading}
				</Heading>
				{text && <p className={styles.text}>{text}</p>}
			</div>
			<div className={styles.content}>{children}</div>
		</section>
	);
}
