import {
	type MouseEvent,
	type PointerEvent,
	type SyntheticEvent,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";

/** Keeps a native `<dialog>` in step with a flag. */
export function useModal(open: boolean, onClose: () => void) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const pressedOutside = useRef(false);
	const wanted = useRef(open);
	// The server renders an open sheet as a plain open dialog. React must not change that attribute later: removing it
	// would leave a modal dialog half closed.
	const [openAtFirst] = useState(open);

	// Before paint, so that no key press reaches a dialog that is not modal yet.
	useLayoutEffect(() => {
		const element = dialog.current;
		wanted.current = open;
		if (!element) return;
		if (!open) {
			if (element.open) element.close();
			return;
		}
		if (element.matches(":modal")) return;
		// The visitor may be typing in a server-rendered sheet already.
		const { activeElement } = document;
		const inUse = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
		element.removeAttribute("open");
		element.showModal();
		const first = inUse ?? element.querySelector<HTMLElement>("[data-autofocus]") ?? heading.current;
		first?.focus();
	}, [open]);

	// Closing gives the focus back, also where the browser's Back button took the sheet away.
	useLayoutEffect(() => {
		const element = dialog.current;
		return () => {
			wanted.current = false;
			if (element?.open) element.close();
		};
	}, []);

	// Closes on unmount: toasts look for the topmost dialog.
	useEffect(() => () => void document.dispatchEvent(new Event("close")), []);

	return {
		dialog,
		heading,
		attributes: {
			open: openAtFirst,
			// The flag decides, not Esc: otherwise setting it again immediately would not open the sheet.
			onCancel: (event: SyntheticEvent) => {
				if (event.target !== dialog.current) return;
				event.preventDefault();
				onClose();
			},
			// Also fires when we closed it ourselves.
			onClose: () => {
				if (wanted.current) onClose();
			},
			// Ignores a drag that starts inside, such as selecting text.
			onPointerDown: (event: PointerEvent) => {
				pressedOutside.current = event.target === dialog.current;
			},
			onClick: (event: MouseEvent) => {
				if (pressedOutside.current && event.target === dialog.current) onClose();
			},
		},
	};
}
