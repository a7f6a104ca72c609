import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { FormReady } from "./form-ready.ts";
import { formStyles } from "./form-styles.ts";

/**
 * A form whose scripts come when somebody touches the page. It stands there and can be filled in before; sent in between,
 * it waits for them. Its other buttons are held as any are (`shell/late-start.tsx`).
 */
export function LateForm({ children }: { children: ReactNode }) {
	const frame = useRef<HTMLDivElement>(null);
	const held = useRef<(() => void) | null>(null);
	const [ready, setReady] = useState(false);
	// Anything new for a form that still waits would make React draw it again, without what was typed into it.
	const [waiting] = useState(() => <Suspense>{children}</Suspense>);
	const tell = useCallback(() => setReady(true), []);

	useEffect(() => {
		if (ready) {
			held.current?.();
			held.current = null;
			return undefined;
		}
		const hold = (event: SubmitEvent) => {
			const form = event.target;
			if (!(form instanceof HTMLFormElement) || !frame.current?.contains(form)) return;
			held.current = () => form.requestSubmit();
			event.preventDefault();
		};
		// Above the document: React stops there what it cannot answer yet.
		window.addEventListener("submit", hold, true);
		return () => window.removeEventListener("submit", hold, true);
	}, [ready]);

	return (
		<div ref={frame} hidden={formStyles.includes("")}>
			<FormReady value={tell}>{ready ? <Suspense>{children}</Suspense> : waiting}</FormReady>
		</div>
	);
}
