import type { ReactNode } from "react";
import { inlineScripts } from "../../lib/inline-scripts.ts";
import styles from "./members-only.module.css";

interface MembersOnlyProps {
	/** The app with the member's area: an outline of its final size until the session is known. */
	children: ReactNode;
	/** For who is logged out meanwhile, and for who has no scripts. */
	visitor: ReactNode;
}

/** What a guarded page keeps for members; visitors go to the log-in before anything is painted, and it leads back here. */
export function MembersOnly({ children, visitor }: MembersOnlyProps) {
	return (
		<>
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.membersOnly }} />
			<div className={styles.member}>{children}</div>
			<div className={styles.visitor}>{visitor}</div>
		</>
	);
}
