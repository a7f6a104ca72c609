import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./facts.module.css";

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value]) => (
				<div key={name} className={styles.fact}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Breaks before the @ if it is too long. */
export function MailAddress({ email }: { email: string }) {
	const at = email.lastIndexOf("@");
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	);
}

export function MailLink({ email }: { email: string }) {
	return (
		<Anchor href={`mailto:${email}`}>
			<MailAddress email={email} />
		</Anchor>
	);
}

export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
	return (
		<Anchor href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={className ?? ""}>
			{phone}
		</Anchor>
	);
}
