import type { HeadLook, Mouth } from "../head/look.ts";
import { type FaceShape, faceShapes } from "../head/skull.ts";
import type { Chance } from "./chance.ts";
import { type Cloth, cloths, grey, hairs, skins, type Tone } from "./palette.ts";

export const props = [
	"kettlebell",
	"dumbbell",
	"ball",
	"tablet",
	"gloves",
	"plate",
	"racket",
	"mat",
	"towel",
	"rope",
	"whistle",
	"folded-arms",
] as const;
export const femaleHairs = ["ponytail", "bob", "long", "bun", "curls", "braid", "pixie"] as const;
export const maleHairs = ["crop", "part", "flat", "buzz", "bald", "waves", "knot"] as const;
export const beards = ["none", "full", "short", "goatee", "moustache"] as const;
export const grounds = ["plate", "sun", "half", "arch", "beam", "facade", "tubes", "quarter", "court", "step"] as const;

export type Prop = (typeof props)[number];
export type Hair = (typeof femaleHairs)[number] | (typeof maleHairs)[number];
export type Beard = (typeof beards)[number];
export type Ground = (typeof grounds)[number];
export type Scheme = "dark" | "light" | "lime";

/** Everything else is derived from the seed. */
export interface PortraitTraits {
	gender?: "female" | "male";
	prop?: Prop;
	hair?: Hair;
	beard?: Beard;
	glasses?: boolean;
	/** Grey hair. */
	older?: boolean;
	ground?: Ground;
	scheme?: Scheme;
	/** Title of the SVG; defaults to the seed. */
	title?: string;
}

export interface Figure {
	female: boolean;
	prop: Prop;
	hair: Hair;
	beard: Beard;
	glasses: "none" | "round" | "square";
	band: boolean;
	ground: Ground;
	scheme: Scheme;
	skin: Tone;
	tone: Tone;
	cloth: Cloth;
	top: "tee" | "tank" | "zip";
	/** -1 left, 1 right. */
	turn: -1 | 1;
	/** Whether the head looks where the body turns, or back over the shoulder. */
	glance: -1 | 1;
	/** How far the head turns away from the camera, in degrees. */
	yaw: number;
	/** How far it nods, as a tangent. */
	nod: number;
	/** How far it leans to the side, in degrees. */
	tilt: number;
	/** How far the whole body leans to the side, in degrees. */
	lean: number;
	/** How near the camera is. */
	crop: number;
	face: FaceShape;
	nose: HeadLook["nose"];
	mouth: Mouth;
	earring: boolean;
	older: boolean;
}

export function figureOf(chance: Chance, traits: PortraitTraits): Figure {
	const female = (traits.gender ?? chance.pick(["female", "male"] as const)) === "female";
	const drawnScheme = chance.pick<Scheme>(["dark", "light", "lime", "dark", "light"]);
	const scheme = traits.scheme ?? drawnScheme;
	const skin = chance.pick([...skins.slice(0, 3), ...skins]);
	// Fair hair only with fair skin.
	const tone = chance.pick(hairs.slice(0, skins.indexOf(skin) > 2 ? 2 : hairs.length));
	const older = traits.older ?? chance.odds(0.1);
	const hair = chance.pick<Hair>(female ? femaleHairs : maleHairs);
	const beard = female ? "none" : chance.pick(beards);
	const glasses = chance.pick(["round", "square"] as const);
	const wearsGlasses = chance.odds(0.24);
	// The top must contrast with the ground.
	const cloth = chance.pick<Cloth>(
		{
			dark: [cloths.bone, cloths.lime, cloths.stone],
			light: [cloths.ink, cloths.lime, cloths.ink],
			lime: [cloths.ink, cloths.bone, cloths.ink],
		}[scheme],
	);
	const top = chance.pick(["tee", "tank", "zip"] as const);
	return {
		female,
		scheme,
		skin,
		tone: older ? grey : tone,
		hair: traits.hair ?? hair,
		// Bald coaches get a beard.
		beard: traits.beard ?? (hair === "bald" && beard === "none" ? "full" : beard),
		glasses: (traits.glasses ?? wearsGlasses) ? glasses : "none",
		cloth,
		top,
		ground: traits.ground ?? chance.pick(grounds),
		prop: traits.prop ?? chance.pick(props),
		band: chance.odds(0.16) && !["bald", "buzz", "flat", "part"].includes(traits.hair ?? hair),
		turn: chance.odds(0.5) ? 1 : -1,
		earring: female && chance.odds(0.5),
		glance: chance.odds(0.25) ? -1 : 1,
		yaw: chance.pick([4, 18, 30, 42, 54, 66]),
		nod: chance.pick([-0.08, 0, 0.06, 0.12]),
		tilt: chance.pick([-9, -5, 0, 0, 4, 8]),
		crop: chance.pick([1, 1.06, 1.12, 1.18]),
		face: faceShapes[chance.pick(Object.keys(faceShapes) as (keyof typeof faceShapes)[])],
		nose: chance.pick(female ? (["small", "straight"] as const) : (["straight", "strong", "small"] as const)),
		mouth: chance.pick(["smile", "smile", "laugh", "calm"] as const),
		older,
		lean: chance.pick([-8, -5, -3, 0, 4, 6, 9]),
	};
}
