/** A click that follows the link in this tab. */
export function isPlain(event: MouseEvent): boolean {
	return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The clicked element, or its ancestor that matches. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- like `closest`
export function pressed<E extends Element = HTMLElement>(event: Event, selector: string): E | null {
	return event.target instanceof Element ? event.target.closest<E>(selector) : null;
}

/** Downloads do not leave the page. */
const file = /^\/(api|media|demo)\/|\.\w+$/;

/** The link of a click that will load another page in this tab. */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
	if (event.defaultPrevented || !isPlain(event)) return null;
	const link = pressed<HTMLAnchorElement>(event, "a[href]");
	if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
	if (!link.protocol.startsWith("http") || file.test(link.pathname)) return null;
	const { origin, pathname, search } = window.location;
	const stays = link.origin === origin && link.pathname === pathname && link.search === search && link.hash !== "";
	return stays ? null : link;
}
