import type { ReactNode } from "react";
import { BottomBar } from "./bottom-bar.tsx";
import { CookieNotice } from "./cookie-notice.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import type { ShellData } from "./shell-data.ts";
import { Words } from "./words.ts";

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
		<Words value={data.words}>
			<a href={`#${contentId}`} className={styles["skip"]}>
				{data.words.skip}
			</a>
			<CookieNotice />
			<Header entries={data.menu} search={search} />
			<main id={contentId} tabIndex={-1} className={styles["main"]}>
				{children}
			</main>
			<Footer data={data.footer} />
			<BottomBar schedules={data.schedules} />
		</Words>
	);
}
