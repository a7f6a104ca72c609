import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { Body, Container, Head, Html, Link, Preview, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { colours, display, edge, text } from "./style.ts";

const footers: Record<Locale, { automatic: string; personal: string }> = {
	sr: {
		// For members, who are "ti", and staff, who are "vi".
		automatic: "Ova poruka je poslata automatski. Za pitanja je tu",
		personal: "Ovu poruku ti je napisao naš tim. Možeš da nam pišeš i na",
	},
	en: {
		automatic: "This message was sent automatically. If you have a question, write to",
		personal: "Our team wrote this message to you. You can also write to",
	},
};

interface MailLayoutProps {
	language: Locale;
	publicUrl: string;
	preview: string;
	personal?: boolean;
	children: ReactNode;
}

export function MailLayout({ language, publicUrl, preview, personal = false, children }: MailLayoutProps) {
	return (
		<Html lang={language === "sr" ? "sr-Latn" : "en"} dir="ltr">
			<Head>
				<meta name="color-scheme" content="light" />
				<meta name="supported-color-schemes" content="light" />
			</Head>
			<Preview>{preview}</Preview>
			<Body style={{ margin: 0, padding: "24px 8px", backgroundColor: colours.stone, ...text }}>
				<Container style={{ maxWidth: 560, margin: "0 auto", backgroundColor: colours.bone }}>
					<Section style={{ backgroundColor: colours.ink, padding: `22px ${edge}` }}>
						<Link
							href={`${publicUrl}${language === "en" ? "/en" : "/"}`}
							style={{ ...display, fontSize: 24, color: colours.white, textDecoration: "none" }}
						>
							{brand.name}
						</Link>
					</Section>
					<Section
						data-skip-in-text
						style={{ height: 6, lineHeight: "6px", fontSize: 0, backgroundColor: colours.lime }}
					>
						{"\u00a0"}
					</Section>
					<Section style={{ padding: `36px ${edge} 40px` }}>{children}</Section>
					<Section style={{ borderTop: `2px solid ${colours.ink}`, padding: `20px ${edge} 28px` }}>
						<Text style={{ ...display, fontSize: 13, lineHeight: 1.3, margin: "0 0 10px", color: colours.ink }}>
							{brand.slogan[language]}
						</Text>
						<Text style={{ fontSize: 13, lineHeight: 1.5, margin: 0, color: colours.quiet }}>
							{footers[language][personal ? "personal" : "automatic"]}{" "}
							<Link href={`mailto:${brand.mail.info}`} style={{ color: colours.ink, textDecoration: "underline" }}>
								{brand.mail.info}
							</Link>
							.<br />
							{brand.legalName}, {brand.city[language]}
						</Text>
					</Section>
				</Container>
			</Body>
		</Html>
	);
}
