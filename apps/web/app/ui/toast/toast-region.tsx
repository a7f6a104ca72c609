import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./toast.module.css";
import type { ToastEntry } from "./toast.ts";
import { ToastItem } from "./toast-item.tsx";
import { useTopmost } from "./use-topmost.ts";

interface ToastRegionProps {
	entries: readonly ToastEntry[];
	onDismiss: (id: number) => void;
}

export function ToastRegion({ entries, onDismiss }: ToastRegionProps) {
	const host = useTopmost();
	const region = useRef<HTMLElement>(null);
	const [paused, setPaused] = useState(false);

	// A popover stands above everything, open sheets included; shown anew, it stands above the newest.
	useEffect(() => {
		const element = region.current;
		// A modal that goes away as the toast comes takes it along; the next look finds it a new home.
		if (!host || !element?.isConnected || entries.length === 0) return undefined;
		element.showPopover();
		return () => {
			if (element.isConnected) element.hidePopover();
		};
	}, [host, entries]);

	if (!host) return null;
	return createPortal(
		<>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stops the clock, there is nothing to operate */}
			<section
				ref={region}
				popover="manual"
				aria-label={m.ui_toasts()}
				className={styles["region"]}
				onPointerEnter={() => setPaused(true)}
				onPointerLeave={() => setPaused(false)}
				onFocus={() => setPaused(true)}
				onBlur={() => setPaused(false)}
			>
				<ol className={styles["list"]}>
					{entries.map((entry) => (
						<ToastItem key={entry.id} entry={entry} paused={paused} onDismiss={onDismiss} />
					))}
				</ol>
			</section>
			<Announcer text={entries.at(-1)?.text ?? ""} />
		</>,
		host,
	);
}

/** Screen readers only speak what changes in a region they already know: the words come a moment after it. */
function Announcer({ text }: { text: string }) {
	const [spoken, setSpoken] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setSpoken(text), 120);
		return () => clearTimeout(timer);
	}, [text]);
	return <VisuallyHidden as="output">{spoken}</VisuallyHidden>;
}
