import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { lockReason } from "../../lib/lock.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./find.module.css";

const FindDialog = lazy(async () => ({ default: (await import("./find-dialog.tsx")).FindDialog }));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const keys = isApple ? "⌘ K" : "Ctrl K";

/** Also while a field has the focus. An open dialog or the lock screen keeps what is typed. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
	return key.toLowerCase() === "k" && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey;
}

/** The button in the header, and Ctrl K everywhere. */
export function Find() {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		function press(event: KeyboardEvent) {
			if (!isShortcut(event)) return;
			event.preventDefault();
			if (lockReason() === null && !document.querySelector("[role=dialog]")) setOpen(true);
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
	return (
		<>
			<button
				type="button"
				className={styles.button}
				// The name contains all that is shown on wide screens.
				aria-label={`${m.shell_find()} ${keys}`}
				aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Search size={20} aria-hidden />
				<span className={styles.word}>{m.shell_find()}</span> <kbd className={styles.keys}>{keys}</kbd>
			</button>
			{open && (
				<Suspense>
					<FindDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
