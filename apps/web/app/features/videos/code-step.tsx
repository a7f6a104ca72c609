import { required } from "@kvart/contract/rules";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import styles from "./access-sheet.module.css";
import type { VideosWords } from "./videos.server.ts";

interface CodeStepProps {
	words: VideosWords["code"];
	onJoined: () => Promise<void>;
}

/** A wrong code keeps the question open; one that was used by this member before closes it, too. */
export function CodeStep({ words, onJoined }: CodeStepProps) {
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const { ref, values, codes, control, check } = useForm({ code: "" }, { code: required });

	async function send() {
		if (!check()) return;
		const joined = await attempt(
			(api) => api.submitGroupCode({ body: { code: values.code.trim() } }),
			({ code }) => {
				if (code === "ERR_USER_ALREADY_IN_GROUP") void onJoined();
				return false;
			},
		);
		if (!joined) return;
		tell(joined.code);
		await onJoined();
	}

	return (
		<ScriptedForm ref={ref} className={styles["step"]} onSend={send}>
			<p>{words.text}</p>
			<TextField
				{...control("code")}
				data-autofocus=""
				label={words.label}
				error={fieldMessage(codes.code)}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			<div>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</ScriptedForm>
	);
}
