import type { MouseEvent } from "react";
import { Link } from "../link/link.tsx";
import { isExternal } from "../text-link/text-link.tsx";
import { ButtonContent, type ButtonLook, lookClass } from "./button-look.tsx";

interface LinkButtonProps extends ButtonLook {
	/** A path of this site, an anchor, or a full address (`tel:` and `mailto:` included). */
	to: string;
	download?: string;
	/** Opens beside the page, where leaving it would lose what was begun. */
	newTab?: boolean;
	/** Shows the same page with something else on it, such as a sheet. */
	inPlace?: "push" | "replace" | undefined;
	/** Does more than following the link, or prevents that and does it on the spot. */
	onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
	/** Work that it started is under way. */
	busy?: boolean;
	"aria-label"?: string;
}

/** Leads somewhere, and looks like a button. */
export function LinkButton({
	to,
	download,
	newTab = false,
	inPlace,
	onClick,
	busy = false,
	"aria-label": label,
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
