import { required } from "@kvart/contract/rules";
import { onSend } from "../../lib/on-send.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import styles from "./access-sheet.module.css";
import type { VideosWords } from "./videos.server.ts";

interface CodeStepProps {
	words: VideosWords["code"];
	onJoined: () => Promise<void>;
	/** The server has not heard that the terms are accepted: another member logged in in another tab. */
	onTermsNeeded: () => Promise<void>;
}

/** A wrong code keeps the question open; one that was used by this member before closes it, too. */
export function CodeStep({ words, onJoined, onTermsNeeded }: CodeStepProps) {
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const form = useForm({ code: "" }, { code: required });

	async function send() {
		if (!form.check()) return;
		const joined = await attempt(
			(api) => api.submitGroupCode({ body: { code: form.read().code.trim() } }),
			({ code, errors }) => {
				if (errors.some(({ field }) => field === "terms_and_conditions")) void onTermsNeeded();
				else if (code === "ERR_USER_ALREADY_IN_GROUP") void onJoined();
				else if (code === "ERR_BAD_GROUP_CODE" || code === "ERR_GROUP_CODE_NOT_VALID")
					form.refuse([{ field: "code", code }]);
				else form.refuse(errors);
				return false;
			},
		);
		if (!joined) return;
		tell(joined.code);
		await onJoined();
	}

	return (
		<form {...form.attributes} className={styles.step} onSubmit={onSend(send)}>
			<p>{words.text}</p>
			<TextField
				{...form.control("code")}
				data-autofocus=""
				label={words.label}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			<div>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}
