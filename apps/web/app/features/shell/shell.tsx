import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { BottomBar } from "./bottom-bar.tsx";
import { CookieNotice } from "./cookie-notice.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import type { ShellData } from "./shell-data.ts";

const contentId = "content";

interface ShellProps {
	data: ShellData;
	/** The way to the search, which is a feature of its own. */
	search: ReactNode;
	children: ReactNode;
}

/** Around every page: the page itself is what stands inside `<main>`. */
export function Shell({ data, search, children }: ShellProps) {
	return (
		<>
			<a href={`#${contentId}`} className={styles.skip}>
				{m.shell_skip()}
			</a>
			<CookieNotice />
			<Header entries={data.menu} search={search} />
			<main id={contentId} tabIndex={-1} className={styles.main}>
				{children}
			</main>
			<Footer data={data.footer} />
			<BottomBar schedules={data.schedules} />
		</>
	);
}
