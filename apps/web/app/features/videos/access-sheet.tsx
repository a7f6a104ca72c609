import { useEffect } from "react";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { CodeStep } from "./code-step.tsx";
import { TermsStep } from "./terms-step.tsx";
import type { VideosWords } from "./videos.server.ts";

interface AccessSheetProps {
	/** The member has agreed to the terms. */
	accepted: boolean;
	/** There are films already: agreeing is all that is left. */
	complete: boolean;
	words: Pick<VideosWords, "terms" | "code">;
	/** Asks anew whether the terms are accepted. */
	onAccepted: () => Promise<void>;
	onJoined: () => Promise<void>;
	onClose: () => void;
}

/** The way to the films: first the terms, then the code of the group. */
export function AccessSheet({ accepted, complete, words, onAccepted, onJoined, onClose }: AccessSheetProps) {
	const done = accepted && complete;
	useEffect(() => {
		if (done) onClose();
	}, [done, onClose]);

	async function join() {
		onClose();
		await onJoined();
	}

	return (
		<Sheet open={!done} onClose={onClose} title={accepted ? words.code.heading : words.terms.heading}>
			{accepted ? (
				<CodeStep words={words.code} onJoined={join} onTermsNeeded={onAccepted} />
			) : (
				<TermsStep words={words.terms} onAccepted={onAccepted} />
			)}
		</Sheet>
	);
}
