import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./grid.module.css";

type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface GridProps {
	children: ReactNode;
	/** `list` makes it a `<ul>` whose cells are `<li>`. */
	list?: boolean;
	className?: string | undefined;
}

/** Twelve columns. Put `Cell`s into it. */
export function Grid({ children, list = false, className }: GridProps) {
	const Tag = list ? "ul" : "div";
	return <Tag className={classNames(styles.grid, className)}>{children}</Tag>;
}

interface CellProps {
	children: ReactNode;
	/** Columns on phones (default: all), from 768 px and from 1024 px. */
	span?: Columns;
	md?: Columns;
	lg?: Columns;
	list?: boolean;
	className?: string | undefined;
}

export function Cell({ children, span = 12, md = span, lg = md, list = false, className }: CellProps) {
	const Tag = list ? "li" : "div";
	return (
		<Tag
			className={classNames(
				styles.cell,
				styles[`s${span}` as const],
				styles[`m${md}` as const],
				styles[`l${lg}` as const],
				className,
			)}
		>
			{children}
		</Tag>
	);
}
