import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import styles from "./chip.module.css";

interface LinkChipProps {
	children: ReactNode;
	on: boolean;
	/** The address with the filter switched over: works without scripts. */
	to: string;
}

export function LinkChip({ children, on, to }: LinkChipProps) {
	return (
		<Link
			to={to}
			inPlace="push"
			aria-current={on ? "true" : undefined}
			className={classNames(styles["chip"], styles["filter"])}
		>
			{children}
		</Link>
	);
}
