import type { ReactNode } from "react";
import { inlineScripts } from "../../lib/inline-scripts.ts";
import styles from "./members-only.module.css";

interface MembersOnlyProps {
	/** The member's app: a skeleton until the session is loaded. */
	children: ReactNode;
	/** Shown if the session ends or scripts are off. */
	visitor: ReactNode;
}

/** Visitors are redirected to the log-in before first paint, and back after it. */
export function MembersOnly({ children, visitor }: MembersOnlyProps) {
	return (
		<>
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.membersOnly }} />
			<div className={styles.member}>{children}</div>
			<div className={styles.visitor}>{visitor}</div>
		</>
	);
}
