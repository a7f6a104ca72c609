import type { MouseEvent } from "react";
import { Link } from "../link/link.tsx";
import { isExternal } from "../text-link/text-link.tsx";
import { ButtonContent, type ButtonLook, lookClass } from "./button-look.tsx";

interface LinkButtonProps extends ButtonLook {
	/** Path, anchor or full address, also `tel:` and `mailto:`. */
	to: string;
	download?: string;
	/** Where leaving the page would lose input. */
	newTab?: boolean;
	/** See `Link`. */
	inPlace?: "push" | "replace" | undefined;
	onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
	busy?: boolean;
	"aria-label"?: string;
	"aria-describedby"?: string;
	"aria-expanded"?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({
	to,
	download,
	newTab = false,
	inPlace,
	onClick,
	busy = false,
	"aria-label": label,
	"aria-describedby": describedBy,
	"aria-expanded": expanded,
	...shape
}: LinkButtonProps) {
	const content = <ButtonContent {...shape} />;
	if (isExternal(to) || download !== undefined || newTab) {
		return (
			<a
				href={to}
				download={download}
				target={newTab ? "_blank" : undefined}
				rel={newTab ? "noopener" : undefined}
				aria-label={label}
				aria-describedby={describedBy}
				aria-busy={busy || undefined}
				data-busy={busy || undefined}
				className={lookClass(shape)}
				onClick={onClick}
			>
				{content}
			</a>
		);
	}
	return (
		<Link
			to={to}
			aria-label={label}
			aria-describedby={describedBy}
			aria-expanded={expanded}
			aria-busy={busy || undefined}
			data-busy={busy || undefined}
			onClick={onClick}
			inPlace={inPlace}
			className={lookClass(shape)}
		>
			{content}
		</Link>
	);
}
