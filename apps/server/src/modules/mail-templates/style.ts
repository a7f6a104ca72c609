import { colors } from "@kvart/tokens/colors";
import type { CSSProperties } from "react";

const { ink, bone, stone, lime, white, inkSoft: quiet } = colors;

/** The site's colours; mail clients do not support custom properties. */
export const colours = { ink, bone, stone, lime, white, quiet };

export const edge = "32px";

/** Mail clients do not load web fonts. */
export const display: CSSProperties = {
	fontFamily: "'Archivo Black', 'Arial Black', Arial, Helvetica, sans-serif",
	fontWeight: 900,
	letterSpacing: "0.01em",
	textTransform: "uppercase",
};

export const text: CSSProperties = {
	fontFamily: "Arial, Helvetica, sans-serif",
	fontSize: 16,
	lineHeight: 1.55,
	color: colours.ink,
};
