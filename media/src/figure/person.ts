import type { HeadLook } from "../head/look.ts";
import type { Cloth, Tone } from "../portrait/palette.ts";
import type { Build } from "./build.ts";
import type { Shoe } from "./shoe.ts";

export type Top = "tee" | "tank" | "bra" | "long" | "hoodie" | "crop";
export type Bottom = "leggings" | "shorts" | "capri" | "loose" | "tights-shorts";

export interface Outfit {
	top: Top;
	topCloth: Cloth;
	bottom: Bottom;
	bottomCloth: Cloth;
	shoe: Shoe | "bare" | Tone;
}

/** A person who trains here: the same on every poster, in other clothes. */
export interface Person {
	build: Build;
	head: HeadLook;
}
