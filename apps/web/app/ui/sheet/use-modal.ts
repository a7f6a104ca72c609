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
	// Opened by the address, it is in the server's HTML as a plain open dialog; React must not touch that attribute later,
	// because taking it away would leave a modal dialog half closed.
	const [openAtFirst] = useState(open);

	// Before anybody can see it: a key pressed at once would otherwise meet a dialog that is not modal yet.
	useLayoutEffect(() => {
		const element = dialog.current;
		wanted.current = open;
		if (!element) return;
		if (!open) {
			if (element.open) element.close();
			return;
		}
		if (element.matches(":modal")) return;
		// In a sheet that came with the page somebody may be typing already.
		const { activeElement } = document;
		const inUse = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
		element.removeAttribute("open");
		element.showModal();
		const first = inUse ?? element.querySelector<HTMLElement>("[data-autofocus]") ?? heading.current;
		first?.focus();
	}, [open]);

	// One that goes away open closes, too, for those who look for the topmost element.
	useEffect(() => () => void document.dispatchEvent(new Event("close")), []);

	return {
		dialog,
		heading,
		attributes: {
			open: openAtFirst,
			// Esc asks, and the flag decides: a sheet that closed by itself would stay away when the flag is set again at once.
			onCancel: (event: SyntheticEvent) => {
				if (event.target !== dialog.current) return;
				event.preventDefault();
				onClose();
			},
			// Also told when we closed it ourselves; then nobody needs to hear of it.
			onClose: () => {
				if (wanted.current) onClose();
			},
			// A drag that starts inside (selecting text) and ends outside is no click outside.
			onPointerDown: (event: PointerEvent) => {
				pressedOutside.current = event.target === dialog.current;
			},
			onClick: (event: MouseEvent) => {
				if (pressedOutside.current && event.target === dialog.current) onClose();
			},
		},
	};
}
