import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import styles from "./chip.module.css";

interface LinkChipProps {
	children: ReactNode;
	on: boolean;
	/** The address with this filter toggled. */
	to: string;
	otherPage?: boolean;
}

export function LinkChip({ children, on, to, otherPage = false }: LinkChipProps) {
	return (
		<Link
			to={to}
			inPlace={otherPage ? undefined : "push"}
			aria-current={on ? "true" : undefined}
			className={classNames(styles.chip, styles.filter)}
		>
			{children}
		</Link>
	);
}
