import type { ComponentProps, MouseEvent } from "react";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
	to: string;
	/**
	 * For an address of the same page, such as a filter or a sheet: scripts change only that part. `replace` adds no
	 * history entry.
	 */
	inPlace?: "push" | "replace" | undefined;
}

export function Link({ to, inPlace, children, ...attributes }: LinkProps) {
	return (
		<a {...attributes} href={to} data-in-place={inPlace}>
			{children}
		</a>
	);
}

/** Replaces a plain click on a link; clicks for a new tab or window work as usual. */
export function onTheSpot(action: () => void) {
	return (event: MouseEvent): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		action();
	};
}
