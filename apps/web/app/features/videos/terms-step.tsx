import { ExternalLink } from "lucide";
import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { onSend } from "../../lib/on-send.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import styles from "./access-sheet.module.css";
import type { VideosWords } from "./videos.server.ts";

interface TermsStepProps {
	words: VideosWords["terms"];
	onAccepted: () => Promise<void>;
}

export function TermsStep({ words, onAccepted }: TermsStepProps) {
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();
	const [agreed, setAgreed] = useState(false);
	const [tried, setTried] = useState(false);

	async function send() {
		setTried(true);
		if (!agreed) return;
		if (await attempt((api) => api.patchUser({ body: { terms_and_conditions: true } }))) await onAccepted();
	}

	return (
		<form noValidate className={styles.step} onSubmit={onSend(send)}>
			<p>{words.text}</p>
			<p>
				<LinkButton to={localePath("/terms-and-conditions")} look="ghost" size="small" glyph={ExternalLink} newTab>
					{words.read}
				</LinkButton>
			</p>
			<Checkbox
				name="terms_and_conditions"
				checked={agreed}
				onChange={() => setAgreed(!agreed)}
				error={tried && !agreed ? words.needed : undefined}
			>
				{words.agree}
			</Checkbox>
			<div>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}
