import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { FavouriteForm } from "../../ui/favourite/favourite-button.tsx";
import { PageLoader } from "../../ui/loader-bar/loader-bar.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { ToastRegion } from "../../ui/toast/toast-region.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LogOutForm } from "./links.tsx";
import styles from "./shell.module.css";
import type { ShellData } from "./shell.server.ts";

const contentId = "content";

interface ShellProps {
	data: ShellData;
	/** Opens the search, which is a feature of its own. */
	search: ReactNode;
	children: ReactNode;
}

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
			<LogOutForm />
			<FavouriteForm />
		</>
	);
}

/** In every page; an attribute on `<html>`, set before first paint, hides it once cookies are accepted. */
function CookieNotice() {
	const localePath = useLocalePath();
	return (
		<section aria-label={m.shell_cookie_title()} data-ground="ink" className={styles.notice}>
			<p className={styles.text}>
				{m.shell_cookie_text()} <TextLink to={localePath("/privacy")}>{m.shell_privacy()}</TextLink>
			</p>
			<Button size="small" data-accept-cookies="">
				{m.shell_cookie_accept()}
			</Button>
		</section>
	);
}

/** Toasts and texts for scripts, at the end of every page, with and without header and footer. */
export function PageEnd() {
	return (
		<div data-offline={m.shell_offline()} data-no-answer={m.shell_no_answer()}>
			<ToastRegion />
			<PageLoader />
		</div>
	);
}
