import { useCallback } from "react";
import { showToast } from "../toast/toast.ts";

/** Tells what a code of the catalogue means. The catalogue's words are only loaded when there is something to say. */
export function useTell(): (code: unknown) => void {
	return useCallback(
		(code) => void import("../../i18n/problem-message.ts").then(({ problemToast }) => showToast(problemToast(code))),
		[],
	);
}
