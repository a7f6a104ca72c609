import { useState } from "react";
import { useAddress } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { EntranceFrame } from "./entrance-frame.tsx";
import type { ResetData } from "./recovery.server.ts";
import { ResetForm } from "./reset-form.tsx";
import { ScriptsNeeded } from "./scripts-needed.tsx";

/** The link of the mail leads here; the token in it is used up by the new password. */
export function ResetPage({ data: { poster, words } }: { data: ResetData }) {
	const { search } = useAddress();
	const localePath = useLocalePath();
	const [refused, setRefused] = useState(false);
	const token = new URLSearchParams(search).get("token");

	function done() {
		showToast({ kind: "success", text: words.done });
		goTo(localePath("/login"), "replace");
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
