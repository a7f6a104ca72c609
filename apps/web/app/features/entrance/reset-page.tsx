import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useToast } from "../../ui/toast/toast.ts";
import { EntranceFrame } from "./entrance-frame.tsx";
import type { ResetData } from "./recovery.server.ts";
import { ResetForm } from "./reset-form.tsx";
import { ScriptsNeeded } from "./scripts-needed.tsx";

/** The link of the mail leads here; the token in it is used up by the new password. */
export function ResetPage({ data: { poster, words } }: { data: ResetData }) {
	const { search } = useLocation();
	const navigate = useNavigate();
	const localePath = useLocalePath();
	const toast = useToast();
	const [refused, setRefused] = useState(false);
	const token = new URLSearchParams(search).get("token");

	function done() {
		toast.show({ kind: "success", text: words.done });
		void navigate(localePath("/login"), { replace: true });
	}

	return (
		<EntranceFrame poster={poster} title={words.form}>
			<ScriptsNeeded text={words.scriptsNeeded} />
			{token && !refused ? (
				<ResetForm token={token} words={words} onDone={done} onRefused={() => setRefused(true)} />
			) : (
				<Notice
					kind="error"
					live={refused}
					title={words.badTitle}
					action={
						<LinkButton to={localePath("/forgot-password")} look="ink" size="small">
							{words.again}
						</LinkButton>
					}
				>
					{words.bad}
				</Notice>
			)}
		</EntranceFrame>
	);
}
