import { bone, type Cloth, cloths, ink, ink2, ink3, lime, lime2, stone, stone2 } from "../portrait/palette.ts";
import type { Bottom, Outfit, Top } from "./person.ts";
import type { Shoe } from "./shoe.ts";

/** Slate is the grey between ink and stone, for legs on ink grounds. */
export const fabrics = {
	...cloths,
	slate: { lit: "#465057", shade: "#333B41", deep: "#22282C", trim: lime },
} satisfies Record<string, Cloth>;
export type Fabric = keyof typeof fabrics;

export const shoes = {
	ink: { upper: { lit: ink3, shade: ink2, deep: ink }, sole: bone, stripe: lime },
	bone: { upper: { lit: bone, shade: stone, deep: stone2 }, sole: stone2, stripe: ink },
	lime: { upper: { lit: lime, shade: lime2, deep: "#7DAA10" }, sole: bone, stripe: ink },
	stone: { upper: { lit: stone, shade: stone2, deep: "#8F8A7E" }, sole: ink3, stripe: ink },
} satisfies Record<string, Shoe>;

export function wear(
	top: Top,
	topCloth: Fabric,
	bottom: Bottom,
	bottomCloth: Fabric,
	shoe: keyof typeof shoes | "bare" | "socks",
): Outfit {
	return {
		top,
		topCloth: fabrics[topCloth],
		bottom,
		bottomCloth: fabrics[bottomCloth],
		shoe: shoe === "bare" ? "bare" : shoe === "socks" ? fabrics.bone : shoes[shoe],
	};
}
