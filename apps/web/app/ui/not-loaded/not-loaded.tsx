import { problemMessage } from "../../i18n/problem-message.ts";
import type { ProblemCode } from "../../lib/line-error.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import { Loading, Skeleton } from "../skeleton/skeleton.tsx";

interface NotLoadedProps {
	problem: ProblemCode | null;
	reload: () => Promise<void>;
	/** Lines of the skeleton that is shown while the data loads. */
	lines: number;
}

/** In place of data that is still loading, or that could not be loaded. */
export function NotLoaded({ problem, reload, lines }: NotLoadedProps) {
	if (!problem) {
		return (
			<Loading>
				<Skeleton shape="text" lines={lines} />
			</Loading>
		);
	}
	const retry = (
		<Button look="ghost" size="small" onClick={() => void reload()}>
			{m.account_load_again()}
		</Button>
	);
	return (
		<Notice kind="error" live title={m.account_load_failed()} action={retry}>
			{problemMessage(problem)}
		</Notice>
	);
}
