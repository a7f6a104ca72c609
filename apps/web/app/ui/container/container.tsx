import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./container.module.css";

interface ContainerProps {
	children: ReactNode;
	className?: string | undefined;
}

/** The page's width: at most 1440 px, with the edge left and right. */
export function Container({ children, className }: ContainerProps) {
	return <div className={classNames(styles.container, className)}>{children}</div>;
}
