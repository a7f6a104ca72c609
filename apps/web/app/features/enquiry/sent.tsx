import { lazy, Suspense } from "react";
import { useAddress } from "../../lib/address.ts";
import type { FormWords } from "./enquiry-data.ts";
import { sentParam } from "./sent-param.ts";

const loadSheet = () => import("./success-sheet.tsx");
const SuccessSheet = lazy(async () => ({ default: (await loadSheet()).SuccessSheet }));

/** The thanks must not need the line once the form has arrived. */
export function prepareSent(): void {
	void loadSheet().catch(() => undefined);
}

/** The thanks, after Send or at the address that a form without scripts leads to. */
export function Sent({ sent, words }: { sent: boolean; words: FormWords["success"] }) {
	const params = new URLSearchParams(useAddress().search);
	if (!sent && !params.has(sentParam)) return null;
	return (
		<Suspense>
			<SuccessSheet words={words} />
		</Suspense>
	);
}
