import { Button, Heading, Img, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { colours, display, text } from "./style.ts";

export function MailTitle({ children }: { children: ReactNode }) {
	return (
		<Heading as="h1" style={{ ...display, fontSize: 30, lineHeight: 1.02, margin: "0 0 24px", color: colours.ink }}>
			{children}
		</Heading>
	);
}

export function MailText({ children }: { children: ReactNode }) {
	return <Text style={{ ...text, margin: "0 0 18px" }}>{children}</Text>;
}

export function MailNote({ children }: { children: ReactNode }) {
	return <Text style={{ ...text, fontSize: 14, margin: "18px 0 0", color: colours.quiet }}>{children}</Text>;
}

interface MailButtonProps {
	href: string;
	children: ReactNode;
}

export function MailButton({ href, children }: MailButtonProps) {
	return (
		<Section style={{ margin: "28px 0 0" }}>
			<Button
				href={href}
				style={{
					...display,
					fontSize: 15,
					lineHeight: 1.2,
					padding: "17px 26px",
					backgroundColor: colours.lime,
					border: `2px solid ${colours.ink}`,
					color: colours.ink,
				}}
			>
				{children}
			</Button>
		</Section>
	);
}

export function MailLink({ href, children }: { href: string; children: string }) {
	return (
		<Link href={href} style={{ color: colours.ink, textDecoration: "underline" }}>
			{children}
		</Link>
	);
}

export function MailAddress({ label, href }: { label: string; href: string }) {
	return (
		<Text style={{ ...text, fontSize: 14, margin: "22px 0 0", color: colours.quiet, wordBreak: "break-all" }}>
			{label}
			<br />
			<MailLink href={href}>{href}</MailLink>
		</Text>
	);
}

interface MailCodeProps {
	label: string;
	code: string;
	/** The content id of the attached picture. */
	picture: string;
	alt: string;
}

/** The picture is attached; the text is for clients that do not show pictures. */
export function MailCode({ label, code, picture, alt }: MailCodeProps) {
	return (
		<Section style={{ margin: "0 0 8px" }}>
			<Text style={{ ...text, margin: "0 0 12px" }}>{label}</Text>
			{/* Lazy, because React would add a preload link to the head otherwise. */}
			<Img
				src={`cid:${picture}`}
				alt={alt}
				width={200}
				height={200}
				loading="lazy"
				style={{ backgroundColor: colours.white }}
			/>
			<Text style={{ ...text, fontWeight: 700, margin: "8px 0 0" }}>{code}</Text>
		</Section>
	);
}

export function MailFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
	return (
		<table
			role="presentation"
			width="100%"
			cellPadding={0}
			cellSpacing={0}
			style={{ borderCollapse: "collapse", borderTop: `2px solid ${colours.ink}`, margin: "4px 0 24px" }}
		>
			<tbody>
				{facts.map(([name, value]) => (
					<tr key={name} className="fact">
						<td style={{ ...cell, width: "36%", color: colours.quiet }}>{`${name}: `}</td>
						<td style={{ ...cell, fontWeight: 700 }}>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const cell = {
	...text,
	fontSize: 15,
	padding: "11px 12px 11px 0",
	borderBottom: `1px solid ${colours.stone}`,
	verticalAlign: "top",
} as const;
