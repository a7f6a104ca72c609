export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
	`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${n(r)}"` : ""}/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
	`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, color: string, width: number): string =>
	`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, color: string, width: number, cap: "butt" | "round" = "butt"): string =>
	`<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${cap === "round" ? ' stroke-linecap="round"' : ""}/>`;

export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;

function n(value: number): number {
	return Math.round(value * 10) / 10;
}
