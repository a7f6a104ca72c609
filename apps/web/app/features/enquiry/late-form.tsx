import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { FormReady } from "./form-ready.ts";
import { formStyles } from "./form-styles.ts";

/**
 * A form whose scripts come when somebody touches the page. It stands there and can be filled in before; what is pressed
 * in between is kept and done a moment later.
 */
export function LateForm({ children }: { children: ReactNode }) {
	const frame = useRef<HTMLDivElement>(null);
	const held = useRef<(() => void) | null>(null);
	const [ready, setReady] = useState(false);
	const tell = useCallback(() => setReady(true), []);

	useEffect(() => {
		if (ready) {
			held.current?.();
			held.current = null;
			return undefined;
		}
		const hold = (event: Event) => {
			const { target } = event;
			if (!(target instanceof Element) || !frame.current?.contains(target)) return;
			const button = target.closest("button");
			if (target instanceof HTMLFormElement) held.current = () => target.requestSubmit();
			else if (button) held.current = () => button.click();
			else return;
			event.preventDefault();
		};
		// Above the document: React stops there what it cannot answer yet.
		window.addEventListener("click", hold, true);
		window.addEventListener("submit", hold, true);
		return () => {
			window.removeEventListener("click", hold, true);
			window.removeEventListener("submit", hold, true);
		};
	}, [ready]);

	return (
		<div ref={frame} hidden={formStyles.includes("")}>
			<FormReady value={tell}>
				<Suspense>{children}</Suspense>
			</FormReady>
		</div>
	);
}
