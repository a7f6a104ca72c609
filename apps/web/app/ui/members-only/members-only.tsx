import type { ReactNode } from "react";
import { inlineScripts } from "../../lib/inline-scripts.ts";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import styles from "./members-only.module.css";

interface MembersOnlyProps {
	/** Only ever rendered in the browser of somebody who is logged in. */
	children: ReactNode;
	/** Its outline while scripts are on their way: of the final size. */
	waiting: ReactNode;
	/** For who is logged out meanwhile, and for who has no scripts. */
	visitor: ReactNode;
}

/** What a guarded page keeps for members; visitors go to the log-in, which leads back here. */
export function MembersOnly({ children, waiting, visitor }: MembersOnlyProps) {
	const loggedIn = useLoggedIn();
	if (loggedIn) return children;
	return (
		<>
			{import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: inlineScripts.membersOnly }} />}
			<div className={styles["member"]}>{waiting}</div>
			<div className={styles["visitor"]}>{visitor}</div>
		</>
	);
}
