import { problemToast } from "../../i18n/problem-message.ts";
import { showToast } from "../toast/toast.ts";

function tell(code: unknown): void {
	showToast(problemToast(code));
}

/** Tells what a code of the catalogue means. */
export function useTell(): (code: unknown) => void {
	return tell;
}
