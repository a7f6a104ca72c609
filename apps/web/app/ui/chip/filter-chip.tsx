import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import styles from "./chip.module.css";

interface FilterChipProps {
	children: ReactNode;
	on: boolean;
	onToggle: (on: boolean) => void;
}

export function FilterChip({ children, on, onToggle }: FilterChipProps) {
	return (
		<button
			type="button"
			aria-pressed={on}
			className={classNames(styles["chip"], styles["filter"])}
			onClick={() => onToggle(!on)}
		>
			{children}
		</button>
	);
}

interface LinkChipProps {
	children: ReactNode;
	on: boolean;
	/** The address with the filter switched over: works without scripts. */
	to: string;
	/** It leads away from this page. */
	otherPage?: boolean;
}

export function LinkChip({ children, on, to, otherPage = false }: LinkChipProps) {
	return (
		<Link
			to={to}
			inPlace={otherPage ? undefined : "push"}
			aria-current={on ? "true" : undefined}
			className={classNames(styles["chip"], styles["filter"])}
		>
			{children}
		</Link>
	);
}
