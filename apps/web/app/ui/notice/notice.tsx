import { Check, Info, OctagonAlert, TriangleAlert, X } from "lucide";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { iconButtonClasses } from "../icon-button/icon-button.tsx";
import { Link } from "../link/link.tsx";
import styles from "./notice.module.css";

const glyphs = { info: Info, warning: TriangleAlert, success: Check, error: OctagonAlert };

interface NoticeProps {
	kind?: keyof typeof glyphs;
	title?: string;
	children: ReactNode;
	action?: ReactNode;
	/** Address of the page without it. */
	dismissTo?: string;
	/** Announced if it appears later. */
	live?: boolean;
}

/** Stays in the page; use a toast for what passes. */
export function Notice({ kind = "info", title, children, action, dismissTo, live = false }: NoticeProps) {
	const role = live ? (kind === "error" ? "alert" : "status") : undefined;
	return (
		<div role={role} className={styles.frame}>
			<div className={classNames(styles.notice, kind !== "info" && styles[kind])}>
				<span className={styles.glyph}>
					<Icon glyph={glyphs[kind]} />
				</span>
				<div className={styles.texts}>
					{title && <p className={styles.title}>{title}</p>}
					<div>{children}</div>
					{action && <div className={styles.action}>{action}</div>}
				</div>
				{dismissTo !== undefined && (
					<Link to={dismissTo} inPlace="replace" aria-label={m.ui_dismiss()} className={iconButtonClasses("bare")}>
						<Icon glyph={X} />
					</Link>
				)}
			</div>
		</div>
	);
}
