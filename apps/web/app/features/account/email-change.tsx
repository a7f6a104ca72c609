import type { User } from "@kvart/contract/members";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useLazyPart } from "../../ui/request/use-lazy-part.ts";

const loadSheet = async () => (await import("./email-sheet.tsx")).EmailSheet;

interface EmailChangeProps {
	user: User;
}

/** A button that requests another e-mail address; both addresses have to confirm it. */
export function EmailChange({ user }: EmailChangeProps) {
	const { Part: EmailSheet, pending, open, close } = useLazyPart(loadSheet);
	const [sentTo, setSentTo] = useState<string | null>(null);
	return (
		<>
			{sentTo !== null && (
				<Notice kind="success" live>
					{m.account_change_email_sent({ email: sentTo, old: user.email })}
				</Notice>
			)}
			<Button look="ghost" size="small" aria-haspopup="dialog" busy={pending} onClick={() => void open()}>
				{m.account_change_email()}
			</Button>
			{EmailSheet && (
				<EmailSheet
					onClose={close}
					onSent={(email) => {
						close();
						setSentTo(email);
					}}
				/>
			)}
		</>
	);
}
