import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { addToast, ToastContext, type ToastEntry, type ToastMessage } from "./toast.ts";
import { ToastRegion } from "./toast-region.tsx";

/** Once, around every page. */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [entries, setEntries] = useState<ToastEntry[]>([]);
	const lastId = useRef(0);
	const show = useCallback((message: ToastMessage) => {
		lastId.current += 1;
		const entry = { ...message, id: lastId.current };
		setEntries((current) => addToast(current, entry));
	}, []);
	const dismiss = useCallback((id: number) => {
		setEntries((current) => current.filter((entry) => entry.id !== id));
	}, []);
	const toaster = useMemo(() => ({ show }), [show]);
	return (
		<ToastContext value={toaster}>
			{children}
			<ToastRegion entries={entries} onDismiss={dismiss} />
		</ToastContext>
	);
}
