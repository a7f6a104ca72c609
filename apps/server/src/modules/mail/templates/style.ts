import type { CSSProperties } from "react";

/** The site's colours; mail clients do not support custom properties. */
export const colours = {
	ink: "#0b0d0e",
	bone: "#f5f3ec",
	stone: "#d9d5ca",
	lime: "#c8ff2e",
	white: "#ffffff",
	quiet: "#4d5356",
} as const;

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
