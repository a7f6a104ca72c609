import { brand } from "@kvart/contract/brand";
import { m } from "../../paraglide/messages.js";
import { Heading } from "../../ui/heading/heading.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { BarePage } from "./bare-page.tsx";
import styles from "./maintenance.module.css";

/** Shown on its own address, and instead of every page while the site is being worked on. */
export function Maintenance() {
	return (
		<BarePage>
			<div className={styles.bars} aria-hidden="true" />
			<Heading level={1} size="2xl">
				{m.special_maintenance_title()}
			</Heading>
			<p className={styles.text}>{m.special_maintenance_text()}</p>
			<p className={styles.contact}>
				<TextLink to={`tel:${brand.phone.replaceAll(" ", "")}`}>{brand.phone}</TextLink>
				<TextLink to={`mailto:${brand.mail.info}`}>{brand.mail.info}</TextLink>
			</p>
		</BarePage>
	);
}
