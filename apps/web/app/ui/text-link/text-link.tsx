import { ArrowUpRight } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./text-link.module.css";

/** Another site, `tel:` or `mailto:`. */
export function isExternal(address: string): boolean {
	return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

interface TextLinkProps {
	children: ReactNode;
	to: string;
	/** Underlined on hover only, for lists of links. */
	quiet?: boolean;
	"aria-current"?: "page" | "true";
	"aria-label"?: string;
	className?: string | undefined;
}

export function TextLink({
	children,
	to,
	quiet = false,
	className,
	"aria-current": current,
	"aria-label": label,
}: TextLinkProps) {
	const names = classNames(styles.link, quiet && styles.quiet, className);
	if (!isExternal(to)) {
		return (
			<Link to={to} aria-current={current} aria-label={label} className={names}>
				{children}
			</Link>
		);
	}
	const leavesSite = /^(?:https?:)?\/\//i.test(to);
	return (
		<a href={to} rel={leavesSite ? "noopener" : undefined} aria-label={label} className={names}>
			{children}
			{leavesSite && (
				<span className={styles.out}>
					<Icon glyph={ArrowUpRight} size="s" />
				</span>
			)}
		</a>
	);
}
