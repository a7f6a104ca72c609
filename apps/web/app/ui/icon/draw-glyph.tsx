import { createElement, type SVGProps } from "react";

interface GlyphData {
	node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Draws one glyph of the icon set: what is left of the set's own component without sizes, contexts and aliases that
 * `Icon` does not use. `lean-modules.ts` puts it in its place.
 */
function drawGlyph({ node }: GlyphData) {
	return function Glyph(attributes: SVGProps<SVGSVGElement>) {
		return (
			<svg
				xmlns="http://www.w3.org/2000/svg"
				width={24}
				height={24}
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				{...attributes}
			>
				{node.map(([tag, { key, ...shape }]) => createElement(tag, { key, ...shape }))}
			</svg>
		);
	};
}

export default drawGlyph;
