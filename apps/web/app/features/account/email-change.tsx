import type { User } from "@kvart/contract/members";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useLazyPart } from "../../ui/request/use-lazy-part.ts";
import type { AccountTexts } from "./account.server.ts";

const loadSheet = async () => (await import("./email-sheet.tsx")).EmailSheet;

interface EmailChangeProps {
	user: User;
	texts: AccountTexts["email"];
}

/** A button that requests another e-mail address; both addresses have to confirm it. */
export function EmailChange({ user, texts }: EmailChangeProps) {
	const { Part: EmailSheet, pending, open, close } = useLazyPart(loadSheet);
	const [sentTo, setSentTo] = useState<string | null>(null);
	return (
		<>
			{sentTo !== null && (
				<Notice kind="success" live>
					{texts.sent.replace("{email}", sentTo).replace("{old}", user.email)}
				</Notice>
			)}
			<Button look="ghost" size="small" aria-haspopup="dialog" busy={pending} onClick={() => void open()}>
				{texts.open}
			</Button>
			{EmailSheet && (
				<EmailSheet
					texts={texts}
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
