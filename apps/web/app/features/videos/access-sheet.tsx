import { required } from "@kvart/contract/rules";
import { ExternalLink } from "lucide";
import { useEffect, useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./video-area.module.css";

interface AccessSheetProps {
	/** The terms are accepted. */
	accepted: boolean;
	/** The member has videos already, so no code is needed. */
	complete: boolean;
	/** Reloads the member. */
	onAccepted: () => Promise<void>;
	onJoined: () => Promise<void>;
	onClose: () => void;
}

/** First the terms, then the code of a group. */
export function AccessSheet({ accepted, complete, onAccepted, onJoined, onClose }: AccessSheetProps) {
	const done = accepted && complete;
	useEffect(() => {
		if (done) onClose();
	}, [done, onClose]);

	async function join() {
		onClose();
		await onJoined();
	}

	return (
		<Sheet open={!done} onClose={onClose} title={accepted ? m.videos_code_heading() : m.videos_terms_heading()}>
			{accepted ? <CodeStep onJoined={join} onTermsNeeded={onAccepted} /> : <TermsStep onAccepted={onAccepted} />}
		</Sheet>
	);
}

interface TermsStepProps {
	onAccepted: () => Promise<void>;
}

function TermsStep({ onAccepted }: TermsStepProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [agreed, setAgreed] = useState(false);
	const [tried, setTried] = useState(false);

	async function send() {
		setTried(true);
		if (!agreed) return;
		if (await request((api) => api.patchUser({ body: { terms_and_conditions: true } }))) await onAccepted();
	}

	return (
		<form noValidate className={styles.step} onSubmit={onSend(send)}>
			<p>{m.videos_terms_text()}</p>
			<p>
				<LinkButton to={localePath("/terms-and-conditions")} look="ghost" size="small" glyph={ExternalLink} newTab>
					{m.videos_terms_read()}
				</LinkButton>
			</p>
			<Checkbox
				name="terms_and_conditions"
				checked={agreed}
				onChange={() => setAgreed(!agreed)}
				error={tried && !agreed ? m.videos_terms_needed() : undefined}
			>
				{m.videos_terms_agree()}
			</Checkbox>
			<div>
				<Button type="submit" arrow="forward" busy={pending}>
					{m.videos_terms_send()}
				</Button>
			</div>
		</form>
	);
}

interface CodeStepProps {
	onJoined: () => Promise<void>;
	/** Another member without accepted terms logged in in another tab. */
	onTermsNeeded: () => Promise<void>;
}

/** A wrong code keeps the sheet open; one that the member has used before closes it. */
function CodeStep({ onJoined, onTermsNeeded }: CodeStepProps) {
	const { pending, request } = useRequest();
	const form = useForm({ code: "" }, { code: required });

	async function send() {
		if (!form.check()) return;
		const joined = await request(
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
		showMessage(joined.code);
		await onJoined();
	}

	return (
		<form {...form.attributes} className={styles.step} onSubmit={onSend(send)}>
			<p>{m.videos_code_text()}</p>
			<TextField
				{...form.control("code")}
				data-autofocus=""
				label={m.videos_code()}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			<div>
				<Button type="submit" arrow="forward" busy={pending}>
					{m.videos_code_send()}
				</Button>
			</div>
		</form>
	);
}
