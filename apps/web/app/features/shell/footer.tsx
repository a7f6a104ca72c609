import { brand } from "@kvart/contract/brand";
import { phoneLink } from "@kvart/contract/phone";
import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Container } from "../../ui/container/container.tsx";
import { textWidth } from "../../ui/fit-word/fit-word.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./footer.module.css";
import { ShellLink } from "./links.tsx";
import type { LinkGroup, ShellData } from "./shell.server.ts";

/** Approximate: the name is stretched to the width of the page. */
const nameWidth = Math.round(textWidth(brand.name, -0.07) * 100);

export function Footer({ data: { slogan, text, columns, imprint } }: { data: ShellData["footer"] }) {
	return (
		<footer data-ground="ink" className={styles.footer}>
			<Container className={styles.columns}>
				<div>
					<p className={styles.slogan}>
						{slogan.map((line) => (
							<span key={line}>{line} </span>
						))}
					</p>
					<p className={styles.text}>{text}</p>
					<p className={styles.contact}>
						<TextLink to={phoneLink(brand.phone)} quiet>
							{brand.phone}
						</TextLink>
						<TextLink to={`mailto:${brand.mail.info}`} quiet>
							{brand.mail.info}
						</TextLink>
					</p>
				</div>
				{columns.map((group) => (
					<FooterLinks key={group.title} group={group} />
				))}
			</Container>
			<Container>
				<div className={styles.bottom}>
					<ul aria-label={m.shell_follow()} className={styles.social}>
						{brand.social.map(({ name, url }) => (
							<li key={name}>
								<TextLink to={url} quiet>
									{name}
								</TextLink>
							</li>
						))}
					</ul>
					<p className={styles.imprint}>
						{brand.legalName} {imprint}
					</p>
				</div>
				<svg aria-hidden="true" viewBox={`0 0 ${nameWidth} 67`} className={styles.huge}>
					<text x="-8" y="69" textLength={nameWidth + 9} lengthAdjust="spacingAndGlyphs">
						{brand.name}
					</text>
				</svg>
			</Container>
		</footer>
	);
}

/** A longer list has two columns. */
const longestColumn = 11;

function FooterLinks({ group: { title, links } }: { group: LinkGroup }) {
	const id = useId();
	return (
		<nav aria-labelledby={id} className={classNames(links.length > longestColumn && styles.double)}>
			<p id={id} className={styles.title}>
				{title}
			</p>
			<ul className={styles.links}>
				{links.map(([name, path]) => (
					<li key={path}>
						<ShellLink path={path} className={styles.link}>
							{name}
						</ShellLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
