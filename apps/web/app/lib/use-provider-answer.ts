import { useSyncExternalStore } from "react";
import { isProviderAnswer } from "./providers.ts";

export interface AnswerAddress {
	hash: string;
	search: string;
}

let answerAddress: AnswerAddress | null | undefined;

function takeAnswer(): AnswerAddress | null {
	if (answerAddress !== undefined) return answerAddress;
	const { hash, search, pathname } = window.location;
	answerAddress = isProviderAnswer({ hash, search }) ? { hash, search } : null;
	if (answerAddress) window.history.replaceState(null, "", pathname);
	return answerAddress;
}

const never = () => () => undefined;

/** The address that a provider redirected to. The token is removed from the browser's address immediately. */
export function useProviderAnswer(): AnswerAddress | null {
	return useSyncExternalStore(never, takeAnswer, () => null);
}
