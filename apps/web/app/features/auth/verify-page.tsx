import { lazy, Suspense, useState } from "react";
import { useAddress } from "../../lib/address.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./entrance-form.module.css";
import { EntranceFrame } from "./entrance-frame.tsx";
import type { Verification, VerifyData } from "./verify.server.ts";

const ResendSheet = lazy(async () => ({ default: (await import("./resend-sheet.tsx")).ResendSheet }));

interface VerifyPageProps {
	data: VerifyData;
	/** What became of the confirmation, once it was asked for. */
	outcome: Verification | undefined;
}

export function VerifyPage({ data: { poster, words, resend }, outcome }: VerifyPageProps) {
	const { search } = useAddress();
	const localePath = useLocalePath();
	const [asking, setAsking] = useState(false);
	const hasToken = new URLSearchParams(search).has("token");

	if (outcome === "confirmed") {
		return (
			<EntranceFrame poster={poster} title={words.doneTitle}>
				<div className={styles["form"]}>
					<p>{words.done}</p>
					<p>
						<LinkButton to={localePath("/login")} arrow="forward">
							{words.logIn}
						</LinkButton>
					</p>
				</div>
			</EntranceFrame>
		);
	}

	return (
		<EntranceFrame poster={poster} title={words.form}>
			{hasToken && outcome !== "refused" ? (
				// Without an action it goes back to this very address: the token stands nowhere else.
				<form method="post" className={styles["form"]}>
					<p>{words.text}</p>
					{outcome === "failed" && (
						<Notice kind="error" live>
							{words.failed}
						</Notice>
					)}
					<div className={styles["actions"]}>
						<Button type="submit" arrow="forward">
							{words.send}
						</Button>
					</div>
				</form>
			) : (
				<Notice
					kind="error"
					live={outcome === "refused"}
					title={words.badTitle}
					action={
						<Button look="ink" size="small" onClick={() => setAsking(true)}>
							{words.again}
						</Button>
					}
				>
					{words.bad}
				</Notice>
			)}
			<Suspense>{asking && <ResendSheet words={resend} email="" onClose={() => setAsking(false)} />}</Suspense>
		</EntranceFrame>
	);
}
