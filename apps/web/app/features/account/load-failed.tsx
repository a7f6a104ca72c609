import { problemMessage } from "../../i18n/problem-message.ts";
import type { ProblemCode } from "../../lib/line-error.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import type { AccountWords } from "./account.server.ts";

interface LoadFailedProps {
	words: AccountWords["failed"];
	problem: ProblemCode;
	onAgain: () => Promise<void>;
}

/** Instead of what could not be loaded: why, and a way to try again. */
export function LoadFailed({ words, problem, onAgain }: LoadFailedProps) {
	return (
		<Notice
			kind="error"
			live
			title={words.text}
			action={
				<Button look="ghost" size="small" onClick={() => void onAgain()}>
					{words.again}
				</Button>
			}
		>
			{problemMessage(problem)}
		</Notice>
	);
}
