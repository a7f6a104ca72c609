import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { formatClock, formatDate, wallTime } from "@kvart/contract/time";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter } from "./letters.ts";
import { mailboxStyle } from "./style.ts";

const texts = {
	sr: {
		title: "Demo sanduče",
		note: "Ovaj server ne šalje poštu. Poruke koje bi poslao čekaju ovde.",
		empty: "Još nema poruka",
		choose: "Izaberi poruku",
		list: "Poruke",
		to: "Za",
		source: "Preuzmi .eml",
		letter: "Sadržaj poruke",
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
		letter: "The message",
		all: "Show all messages",
		languages: "Language",
	},
} as const;

interface MailboxPageProps {
	locale: Locale;
	letters: Letter[];
	open: Letter | null;
	/** Only letters to this address are shown. */
	to: string | undefined;
}

function when(date: Date): string {
	const wall = wallTime(date);
	return `${formatDate(wall.date)} ${formatClock(wall.minutes)}`;
}

function address(locale: Locale, { open, to }: { open: Letter | null; to: string | undefined }): string {
	const root = locale === "en" ? "/en/demo/mail" : "/demo/mail";
	return `${root}${open ? `/${open.name}` : ""}${to === undefined ? "" : `?to=${encodeURIComponent(to)}`}`;
}

function LetterList({ locale, letters, open, to }: MailboxPageProps) {
	const words = texts[locale];
	if (letters.length === 0) return <p className="empty">{words.empty}</p>;
	return (
		<ul className="list" aria-label={words.list}>
			{letters.map((letter) => (
				<li key={letter.name}>
					<a
						href={address(locale, { open: letter, to })}
						aria-current={letter.name === open?.name ? "page" : undefined}
					>
						<span className="subject">{letter.subject}</span>
						<span className="facts">
							<span>{letter.to}</span>
							<span>{when(letter.date)}</span>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}

function OpenLetter({ locale, letter }: { locale: Locale; letter: Letter }) {
	const words = texts[locale];
	const root = `/demo/mail/${letter.name}`;
	return (
		<article>
			<h1>{letter.subject}</h1>
			<p>
				{words.to}: {letter.to} · {when(letter.date)}
			</p>
			<ul className="files">
				<li>
					<a href={`${root}/source`}>{words.source}</a>
				</li>
				{letter.attachments.map(({ filename }, index) => (
					<li key={filename}>
						<a href={`${root}/attachment/${index}`}>{filename}</a>
					</li>
				))}
			</ul>
			<iframe title={words.letter} src={`${root}/html`} sandbox="allow-popups allow-popups-to-escape-sandbox" />
		</article>
	);
}

function Mailbox(props: MailboxPageProps) {
	const { locale, open, to } = props;
	const words = texts[locale];
	return (
		<html lang={locale === "sr" ? "sr-Latn" : "en"}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{`${open?.subject ?? words.title} | ${brand.name}`}</title>
				<style>{mailboxStyle}</style>
			</head>
			<body>
				<header>
					<a className="mark" href={locale === "en" ? "/en" : "/"}>
						{brand.name}
					</a>
					<p className="what">{words.title}</p>
					<nav aria-label={words.languages}>
						<a href={address("sr", props)} lang="sr-Latn" aria-current={locale === "sr" ? "true" : undefined}>
							Srpski
						</a>
						<a href={address("en", props)} lang="en" aria-current={locale === "en" ? "true" : undefined}>
							English
						</a>
					</nav>
				</header>
				<p className="note">
					{words.note} {to !== undefined && <a href={address(locale, { open: null, to: undefined })}>{words.all}</a>}
				</p>
				<main className={open ? "box open" : "box"}>
					<LetterList {...props} />
					{open ? <OpenLetter locale={locale} letter={open} /> : <h1 className="empty">{words.choose}</h1>}
				</main>
			</body>
		</html>
	);
}

export function mailboxPage(props: MailboxPageProps): string {
	return `<!doctype html>${renderToStaticMarkup(<Mailbox {...props} />)}`;
}
