import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Link } from "../../ui/link/link.tsx";
import { currentOf, useBarePath } from "./current.ts";

interface ShellLinkProps {
	/** A bare path; the link leads to it in the page's language. */
	path: string;
	children: ReactNode;
	className?: string | undefined;
	"aria-label"?: string;
}

/** A link of header, menu, bar and footer: knows its language and whether it leads to the page shown. */
export function ShellLink({ path, children, className, "aria-label": label }: ShellLinkProps) {
	const localePath = useLocalePath();
	return (
		<Link to={localePath(path)} className={className} aria-label={label} aria-current={currentOf(path, useBarePath())}>
			{children}
		</Link>
	);
}
