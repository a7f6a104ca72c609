import { type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { ScriptMark } from "../../lib/inline-scripts.ts";
import { isLoggedIn, useLoggedIn } from "../../lib/session.ts";
import styles from "./members-only.module.css";

// Sends visitors on before anything is painted; it stands in the page itself, which is the same for everybody.
const source =
	'try{const l=location;localStorage.getItem("token")||l.replace((/^\\/en(\\/|$)/.test(l.pathname)?"/en":"")+"/login?redirect="+' +
	'encodeURIComponent(l.pathname+l.search).replaceAll("%2F","/"))}catch{}';

const neverChanges = () => () => undefined;

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
	const mark = useContext(ScriptMark);
	const { pathname, search } = useLocation();
	const localePath = useLocalePath();
	const navigate = useNavigate();
	const loggedIn = useLoggedIn();
	// Browsers run it in the server's page only; React complains about one that it would have to write itself.
	const fromServer = useSyncExternalStore(
		neverChanges,
		() => false,
		() => true,
	);

	// Coming here within the site. Who logs out here is sent on by the log-out itself.
	useEffect(() => {
		const back = encodeURIComponent(pathname + search).replaceAll("%2F", "/");
		if (!isLoggedIn()) void navigate(`${localePath("/login")}?redirect=${back}`, { replace: true });
	}, [pathname, search, localePath, navigate]);

	if (loggedIn) return children;
	return (
		<>
			{fromServer && (
				<script
					nonce={mark}
					suppressHydrationWarning
					dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : "" }}
				/>
			)}
			<div className={styles["member"]}>{waiting}</div>
			<div className={styles["visitor"]}>{visitor}</div>
		</>
	);
}
