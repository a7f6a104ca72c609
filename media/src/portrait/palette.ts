export const ink = "#0B0D0E";
export const ink2 = "#15191B";
export const ink3 = "#262C2F";
export const bone = "#F5F3EC";
export const stone = "#D9D5CA";
export const stone2 = "#B4AFA2";
export const lime = "#C8FF2E";
export const lime2 = "#9FD61A";

/** Lit side, shaded side and deep shadow of each material. */
export interface Tone {
	lit: string;
	shade: string;
	deep: string;
}

export const skins: readonly Tone[] = [
	{ lit: "#F2CDB0", shade: "#DDA983", deep: "#B97F5B" },
	{ lit: "#E8B890", shade: "#CB9166", deep: "#A06A45" },
	{ lit: "#EFC3A4", shade: "#D69A78", deep: "#AE7252" },
	{ lit: "#D9A274", shade: "#B97D50", deep: "#8C5935" },
	{ lit: "#B57B52", shade: "#935C38", deep: "#6B4026" },
];

export const hairs: readonly Tone[] = [
	{ lit: "#2B2522", shade: "#191513", deep: "#0F0D0C" },
	{ lit: "#4A3022", shade: "#332016", deep: "#20140E" },
	{ lit: "#7A4A28", shade: "#5A341B", deep: "#3B2111" },
	{ lit: "#C99A55", shade: "#A4783A", deep: "#7A5626" },
	{ lit: "#A8482A", shade: "#80331C", deep: "#582212" },
];

export const grey: Tone = { lit: "#BDB8AC", shade: "#98938A", deep: "#706C65" };

export interface Cloth extends Tone {
	trim: string;
}

export const cloths = {
	ink: { lit: ink3, shade: ink2, deep: ink, trim: lime },
	bone: { lit: bone, shade: stone, deep: stone2, trim: ink },
	lime: { lit: lime, shade: lime2, deep: "#7DAA10", trim: ink },
	stone: { lit: stone, shade: stone2, deep: "#8F8A7E", trim: ink },
} as const satisfies Record<string, Cloth>;
