import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { formatClock, formatDate, wallTime } from "@kvart/contract/time";
import { renderToStaticMarkup } from "react-dom/server";
import type { DemoMail } from "./mail-files.ts";
import { mailboxStyle } from "./style.ts";

const textsByLocale = {
	sr: {
		title: "Demo sanduče",
		note: "Ovaj server ne šalje poštu. Poruke koje bi poslao čekaju ovde.",
		empty: "Još nema poruka",
		choose: "Izaberi poruku",
		list: "Poruke",
		to: "Za",
		source: "Preuzmi .eml",
		content: "Sadržaj poruke",
		all: "Prikaži sve poruke",
		languages: "Jezik",
	},
	en: {
		title: "Demo mailbox",
		note: "This server sends no mail. The messages it would send wait here.",
		empty: "No messages yet",
		choose: "Choose a message",
		list: "Messages",
		to: "To",
		source: "Download .eml",
		content: "The message",
		all: "Show all messages",
		languages: "Language",
	},
} as const;

interface MailboxPageProps {
	locale: Locale;
	mails: DemoMail[];
	open: DemoMail | null;
	/** Shows only mails to this address. */
	to: string | undefined;
}

function when(date: Date): string {
	const wall = wallTime(date);
	return `${formatDate(wall.date)} ${formatClock(wall.minutes)}`;
}

function address(locale: Locale, { open, to }: { open: DemoMail | null; to: string | undefined }): string {
	const root = locale === "en" ? "/en/demo/mail" : "/demo/mail";
	return `${root}${open ? `/${open.name}` : ""}${to === undefined ? "" : `?to=${encodeURIComponent(to)}`}`;
}

function MailList({ locale, mails, open, to }: MailboxPageProps) {
	const texts = textsByLocale[locale];
	if (mails.length === 0) return <p className="empty">{texts.empty}</p>;
	return (
		<ul className="list" aria-label={texts.list}>
			{mails.map((mail) => (
				<li key={mail.name}>
					<a href={address(locale, { open: mail, to })} aria-current={mail.name === open?.name ? "page" : undefined}>
						<span className="subject">{mail.subject}</span>
						<span className="facts">
							<span>{mail.to}</span>
							<span>{when(mail.date)}</span>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}

function OpenMail({ locale, mail }: { locale: Locale; mail: DemoMail }) {
	const texts = textsByLocale[locale];
	const root = `/demo/mail/${mail.name}`;
	return (
		<article>
			<h1>{mail.subject}</h1>
			<p>
				{texts.to}: {mail.to} · {when(mail.date)}
			</p>
			<ul className="files">
				<li>
					<a href={`${root}/source`}>{texts.source}</a>
				</li>
				{mail.attachments.map(({ filename }, index) => (
					<li key={filename}>
						<a href={`${root}/attachment/${index}`}>{filename}</a>
					</li>
				))}
			</ul>
			<iframe title={texts.content} src={`${root}/html`} sandbox="allow-popups allow-popups-to-escape-sandbox" />
		</article>
	);
}

function Mailbox(props: MailboxPageProps) {
	const { locale, open, to } = props;
	const texts = textsByLocale[locale];
	return (
		<html lang={locale === "sr" ? "sr-Latn" : "en"}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{`${open?.subject ?? texts.title} | ${brand.name}`}</title>
				<style>{mailboxStyle}</style>
			</head>
			<body>
				<header>
					<a className="mark" href={locale === "en" ? "/en" : "/"}>
						{brand.name}
					</a>
					<p className="what">{texts.title}</p>
					<nav aria-label={texts.languages}>
						<a href={address("sr", props)} lang="sr-Latn" aria-current={locale === "sr" ? "true" : undefined}>
							Srpski
						</a>
						<a href={address("en", props)} lang="en" aria-current={locale === "en" ? "true" : undefined}>
							English
						</a>
					</nav>
				</header>
				<p className="note">
					{texts.note} {to !== undefined && <a href={address(locale, { open: null, to: undefined })}>{texts.all}</a>}
				</p>
				<main className={open ? "box open" : "box"}>
					<MailList {...props} />
					{open ? <OpenMail locale={locale} mail={open} /> : <h1 className="empty">{texts.choose}</h1>}
				</main>
			</body>
		</html>
	);
}

export function mailboxPage(props: MailboxPageProps): string {
	return `<!doctype html>${renderToStaticMarkup(<Mailbox {...props} />)}`;
}
