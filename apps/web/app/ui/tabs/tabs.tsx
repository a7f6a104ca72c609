import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../class-names/class-names.ts";
import { nextTab } from "./next-tab.ts";
import styles from "./tabs.module.css";

export interface TabItem {
	id: string;
	label: string;
	panel: ReactNode;
}

interface TabsProps {
	/** What the tabs choose between, for screen readers. */
	label: string;
	items: readonly TabItem[];
	/** Chosen from outside; without it the tabs keep the choice themselves. */
	selected?: string;
	onSelect?: (id: string) => void;
}

/** Panels on one page. Without scripts all panels show, one below the other. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
	const base = useId();
	const list = useRef<HTMLDivElement>(null);
	const [own, setOwn] = useState(items[0]?.id);
	const current = selected ?? own;

	function select(index: number) {
		const item = items[index];
		if (!item) return;
		setOwn(item.id);
		onSelect?.(item.id);
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
	}

	function onKeyDown(event: KeyboardEvent) {
		const target = nextTab(
			event.key,
			items.findIndex(({ id }) => id === current),
			items.length,
		);
		if (target === undefined) return;
		event.preventDefault();
		select(target);
	}

	return (
		<div>
			<div ref={list} role="tablist" aria-label={label} className={classNames(styles["bar"], styles["scripted"])}>
				{items.map(({ id, label: text }, index) => (
					<button
						key={id}
						type="button"
						role="tab"
						id={`${base}-${id}`}
						aria-selected={id === current}
						aria-controls={`${base}-${id}-panel`}
						tabIndex={id === current ? 0 : -1}
						className={styles["tab"]}
						onClick={() => select(index)}
						onKeyDown={onKeyDown}
					>
						{text}
					</button>
				))}
			</div>
			{items.map(({ id, panel }) => (
				<div
					key={id}
					role="tabpanel"
					id={`${base}-${id}-panel`}
					aria-labelledby={`${base}-${id}`}
					tabIndex={0}
					className={classNames(styles["panel"], id !== current && styles["off"])}
				>
					{panel}
				</div>
			))}
		</div>
	);
}
