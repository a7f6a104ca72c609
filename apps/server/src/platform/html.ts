import sanitizeHtml from "sanitize-html";

/** Sanitises the HTML of stories: only what the editor produces passes. */
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
		// Only our own pictures: others would report our readers to third parties.
		exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"]?.startsWith("/media/"),
		transformTags: {
			a: (tagName, { href = "", ...rest }) => ({
				tagName,
				attribs: href.startsWith("http") ? { ...rest, href, rel: "noopener noreferrer", target: "_blank" } : { href },
			}),
		},
	});
}
