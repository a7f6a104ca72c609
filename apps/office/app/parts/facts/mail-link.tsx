import { Anchor } from "@mantine/core";

/** An address that, where it is too long, breaks before its sign. */
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
