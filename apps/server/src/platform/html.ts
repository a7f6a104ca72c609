import sanitizeHtml from "sanitize-html";

/** Cleans the HTML of stories before it is stored: what an editor makes passes, everything else is dropped. */
export function cleanHtml(html: string): string {
	return sanitizeHtml(html, {
		allowedTags: [
			"p",
			"h2",
			"h3",
			"ul",
			"ol",
			"li",
			"strong",
			"em",
			"blockquote",
			"a",
			"br",
			"img",
			"figure",
			"figcaption",
		],
		allowedAttributes: { a: ["href", "rel", "target"], img: ["src", "alt", "width", "height"] },
		allowedSchemes: ["https", "mailto", "tel"],
		allowedSchemesByTag: { img: ["https"] },
		allowProtocolRelative: false,
		// Pictures are our own: others would tell somebody else who reads here.
		exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"]?.startsWith("/media/"),
		transformTags: {
			a: (tagName, { href = "", ...rest }) => ({
				tagName,
				attribs: href.startsWith("http") ? { ...rest, href, rel: "noopener noreferrer", target: "_blank" } : { href },
			}),
		},
	});
}
