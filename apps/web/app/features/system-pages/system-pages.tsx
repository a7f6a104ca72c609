import { brand } from "@kvart/contract/brand";
import { phoneLink } from "@kvart/contract/phone";
import { Mail, Phone } from "lucide";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { ErrorState } from "../../ui/error-state/error-state.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { LanguageSwitch } from "../../ui/language-switch/language-switch.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import styles from "./system-pages.module.css";

const mailLink = `mailto:${brand.mail.info}`;

/** Without header and footer: wordmark, languages and one message. */
function BarePage({ children }: { children: ReactNode }) {
	const localePath = useLocalePath();
	return (
		<div className={styles.page} data-ground="ink">
			<header>
				<Container className={styles.top}>
					<a href={localePath("/")} aria-label={m.system_pages_home({ name: brand.name })}>
						<Wordmark />
					</a>
					<LanguageSwitch label={m.system_pages_language()} />
				</Container>
			</header>
			<main id="main" className={styles.main}>
				<Container>{children}</Container>
			</main>
		</div>
	);
}

/** For a record that does not exist, and for `/404` itself. */
export function NotFound() {
	const localePath = useLocalePath();
	return (
		<BarePage>
			<ErrorState
				code="404"
				title={m.system_pages_not_found_title()}
				text={m.system_pages_not_found_text()}
				actions={
					<>
						<LinkButton to={localePath("/")} arrow="forward">
							{m.system_pages_to_home()}
						</LinkButton>
						<LinkButton to={localePath("/clubs")} look="ghost">
							{m.system_pages_to_clubs()}
						</LinkButton>
					</>
				}
			/>
		</BarePage>
	);
}

/** For a page that could not be rendered. */
export function Failure({ status }: { status: number }) {
	const { pathname, search } = useAddress();
	const localePath = useLocalePath();
	return (
		<BarePage>
			<ErrorState
				code={String(status)}
				title={m.system_pages_failure_title()}
				text={m.system_pages_failure_text({ phone: brand.phone })}
				actions={
					<>
						<LinkButton to={pathname + search} arrow="forward">
							{m.system_pages_try_again()}
						</LinkButton>
						<LinkButton to={localePath("/")} look="ghost">
							{m.system_pages_to_home()}
						</LinkButton>
					</>
				}
			/>
		</BarePage>
	);
}

/** The page that the service worker shows without a connection. It lists the pages that still open. */
export function Offline() {
	return (
		<BarePage>
			<div className={styles.bars} aria-hidden="true" />
			{/* One of them is shown, by whether the device has a connection. */}
			<Heading level={1} size="2xl">
				<span data-line="offline">{m.system_pages_offline_title()}</span>
				<span data-line="online">{m.system_pages_no_answer_title()}</span>
			</Heading>
			<p className={styles.text} data-line="offline">
				{m.system_pages_offline_text()}
			</p>
			<p className={styles.text} data-line="online">
				{m.system_pages_no_answer_text()}
			</p>
			{/* Empty: the address that could not be opened. */}
			<LinkButton to="">{m.system_pages_try_again()}</LinkButton>
			<section aria-labelledby="cached-pages" className={styles.cached}>
				<h2 id="cached-pages">{m.system_pages_offline_cached()}</h2>
				<ul className={styles.links} data-cached-pages="" />
			</section>
		</BarePage>
	);
}

/** On top of the home page when the address is unknown. */
export function UnknownNotice() {
	const localePath = useLocalePath();
	return (
		<Container className={styles.place}>
			<Notice kind="warning" title={m.system_pages_unknown_title()} dismissTo={localePath("/")}>
				{m.system_pages_unknown_text()}
			</Notice>
		</Container>
	);
}

/** At its own address, and instead of every page during maintenance. */
export function Maintenance() {
	return (
		<BarePage>
			<div className={styles.bars} aria-hidden="true" />
			<Heading level={1} size="2xl">
				{m.system_pages_maintenance_title()}
			</Heading>
			<p className={styles.text}>{m.system_pages_maintenance_text()}</p>
			<p className={styles.contact}>
				<TextLink to={phoneLink(brand.phone)}>{brand.phone}</TextLink>
				<TextLink to={mailLink}>{brand.mail.info}</TextLink>
			</p>
		</BarePage>
	);
}

/** `enhance/live-chat.ts` opens the configured widget; phone and mail are always there. */
export function LiveChat({ widgetUrl }: { widgetUrl: string | null }) {
	return (
		<BarePage>
			<div data-chat-widget={widgetUrl ?? undefined} data-away={m.system_pages_chat_away()}>
				<Heading level={1} size="2xl">
					{m.system_pages_chat_title()}
				</Heading>
				<output className={styles.text}>
					{widgetUrl ? m.system_pages_chat_loading() : m.system_pages_chat_away()}
				</output>
				<p className={styles.contacts}>
					<LinkButton to={phoneLink(brand.phone)} glyph={Phone}>
						{brand.phone}
					</LinkButton>
					<LinkButton to={mailLink} look="ghost" glyph={Mail}>
						{brand.mail.info}
					</LinkButton>
				</p>
			</div>
		</BarePage>
	);
}
