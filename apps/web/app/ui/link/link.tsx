import { type LinkProps, Link as RouterLink } from "react-router";

/** What the router does with a link happens in browsers; on the server, asking it was a tenth of the work of a page. */
function ServerLink(props: LinkProps) {
	const { to, discover, prefetch, relative, reloadDocument, replace, mask, state, ...more } = props;
	const { preventScrollReset, viewTransition, defaultShouldRevalidate, children, ...attributes } = more;
	const isPath = typeof to === "string" && /^\/(?!\/)/.test(to);
	const isPlain = isPath && !mask && (prefetch === undefined || prefetch === "none" || prefetch === "intent");
	if (!isPlain) return <RouterLink {...props} />;
	return (
		<a {...attributes} href={to} data-discover={discover === "none" ? undefined : "true"}>
			{children}
		</a>
	);
}

/** A link within the site: the same element on both sides, and in browsers the router's. */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;
