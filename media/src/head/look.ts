import type { Tone } from "../portrait/palette.ts";
import type { Beard, Hair } from "../portrait/traits.ts";
import type { FaceShape } from "./skull.ts";

/** The features of one head. */
export interface HeadLook {
	face: FaceShape;
	skin: Tone;
	hair: Hair;
	tone: Tone;
	beard: Beard;
	glasses: "none" | "round" | "square";
	nose: "small" | "straight" | "strong";
	mouth: Mouth;
	/** Colour of a headband. */
	band?: string;
	earring?: boolean;
	/** Lips and lashes. */
	painted?: boolean;
	/** Lines of the years. */
	lined?: boolean;
}

export type Mouth = "smile" | "laugh" | "calm" | "effort";
