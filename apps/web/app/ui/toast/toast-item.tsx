import { Check, Info, TriangleAlert, X } from "lucide-react";
import { useEffect } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import styles from "./toast.module.css";
import { type ToastEntry, type ToastKind, toastLife } from "./toast.ts";

const glyphs = { success: Check, error: TriangleAlert, info: Info } satisfies Record<ToastKind, unknown>;

interface ToastItemProps {
	entry: ToastEntry;
	paused: boolean;
	onDismiss: (id: number) => void;
}

export function ToastItem({ entry: { id, kind, text }, paused, onDismiss }: ToastItemProps) {
	// After a pause the full time runs again: who read it with the pointer on it may want to read it once more.
	useEffect(() => {
		if (paused) return undefined;
		const timer = setTimeout(() => onDismiss(id), toastLife);
		return () => clearTimeout(timer);
	}, [id, paused, onDismiss]);

	return (
		<li data-ground="ink" data-kind={kind} className={styles["toast"]}>
			<span className={styles["glyph"]}>
				<Icon glyph={glyphs[kind]} />
			</span>
			<p className={styles["text"]}>{text}</p>
			<IconButton glyph={X} label={m.ui_dismiss()} look="bare" onClick={() => onDismiss(id)} />
			<span className={styles["life"]} data-paused={paused || undefined} />
		</li>
	);
}
