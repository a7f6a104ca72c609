import { Anchor } from "@mantine/core";

/** An address that, where it is too long, breaks before its sign. */
export function MailLink({ email }: { email: string }) {
	const at = email.lastIndexOf("@");
	return (
		<Anchor href={`mailto:${email}`}>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</Anchor>
	);
}
