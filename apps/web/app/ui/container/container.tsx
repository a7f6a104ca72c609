import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./container.module.css";

interface ContainerProps {
	children: ReactNode;
	className?: string | undefined;
}

/** At most 1440 px wide, with the page edge on both sides. */
export function Container({ children, className }: ContainerProps) {
	return <div className={classNames(styles.container, className)}>{children}</div>;
}
