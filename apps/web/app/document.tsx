import type { Locale } from "@kvart/contract/locale";
import { languageTag } from "./i18n/locale.ts";
import { inlineScripts, jsonForScript } from "./lib/inline-scripts.ts";
import type { HeadTag } from "./lib/seo.ts";
import { speculationRules } from "./lib/speculation-rules.server.ts";
import displayLatin from "./ui/fonts/display-latin.woff2?url&no-inline";
import displaySerbian from "./ui/fonts/display-serbian.woff2?url&no-inline";
import textLatin from "./ui/fonts/text-latin.woff2?url&no-inline";
import textSerbian from "./ui/fonts/text-serbian.woff2?url&no-inline";

/** Above the fold in both languages: names of clubs have č and š in English, too. */
const fontFiles = [displayLatin, textLatin, displaySerbian, textSerbian];

/** Addresses of built files; in development those of the sources. */
export interface DocumentFiles {
	styles: readonly string[];
	/** In this order. */
	scripts: readonly string[];
	/** Imports of the scripts, loaded at the same time. */
	preloads: readonly string[];
}

interface DocumentProps {
	locale: Locale;
	tags: readonly HeadTag[];
	files: DocumentFiles;
	build: string;
	/** Where the browser finds the API, if not at `/api`. */
	apiUrl: string | undefined;
	/** The rendered page. */
	body: string;
}

function Tag({ tag }: { tag: HeadTag }) {
	if ("title" in tag) return <title>{tag.title}</title>;
	if ("link" in tag) return <link {...tag.link} />;
	if ("jsonLd" in tag)
		return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(tag.jsonLd) }} />;
	return <meta {...tag} />;
}

/** The whole HTML document around a page. */
export function Document({ locale, tags, files, build, apiUrl, body }: DocumentProps) {
	return (
		<html lang={languageTag[locale]} data-build={build}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0b0d0e" />
				{apiUrl !== undefined && <meta name="api-url" content={apiUrl} />}
				{/* Before the styles: a script after them waits for them, and the parser with it. */}
				<script dangerouslySetInnerHTML={{ __html: inlineScripts.person }} />
				{import.meta.env.PROD && <script dangerouslySetInnerHTML={{ __html: inlineScripts.registerWorker }} />}
				{tags.map((tag) => (
					<Tag key={JSON.stringify(tag)} tag={tag} />
				))}
				{fontFiles.map((href) => (
					<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				{files.styles.map((href) => (
					<link key={href} rel="stylesheet" href={href} />
				))}
				{/* React puts these before the styles, which must not wait for them on a slow line. */}
				{files.preloads.map((href) => (
					<link key={href} rel="modulepreload" href={href} fetchPriority="low" />
				))}
				{files.scripts.map((src) => (
					<script key={src} type="module" src={src} />
				))}
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href={locale === "en" ? "/site.webmanifest?lang=en" : "/site.webmanifest"} />
				<script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
			</head>
			<body dangerouslySetInnerHTML={{ __html: body }} />
		</html>
	);
}
