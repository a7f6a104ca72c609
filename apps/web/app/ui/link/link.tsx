import type { ComponentProps } from "react";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
	to: string;
	/**
	 * The address shows the same page with something else on it: with scripts that part alone changes, and `replace` leaves
	 * no step for the back button.
	 */
	inPlace?: "push" | "replace" | undefined;
}

/** A link within the site. */
export function Link({ to, inPlace, children, ...attributes }: LinkProps) {
	return (
		<a {...attributes} href={to} data-in-place={inPlace}>
			{children}
		</a>
	);
}
