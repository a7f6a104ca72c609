import type { HeadLook } from "../head/look.ts";
import { faceShapes } from "../head/skull.ts";
import { grey, hairs, skins, type Tone } from "../portrait/palette.ts";
import type { Hair } from "../portrait/traits.ts";
import { builds } from "./build.ts";
import type { Person } from "./person.ts";

const [fair, warm, rosy, olive, brown] = skins as [Tone, Tone, Tone, Tone, Tone];
const [black, dark, chestnut, blond, red] = hairs as [Tone, Tone, Tone, Tone, Tone];
const deep: Tone = { lit: "#8A5A3B", shade: "#653D25", deep: "#472817" };

type Rest = Partial<Omit<HeadLook, "face" | "skin" | "hair" | "tone">>;

function person(
	build: keyof typeof builds,
	face: keyof typeof faceShapes,
	skin: Tone,
	hair: Hair,
	tone: Tone,
	rest: Rest,
): Person {
	const look: HeadLook = {
		face: faceShapes[face],
		skin,
		hair,
		tone,
		beard: "none",
		glasses: "none",
		nose: "straight",
		mouth: "smile",
		...rest,
	};
	return { build: builds[build], head: look };
}

const her = { painted: true, nose: "small" } as const;

/** The people of the posters. */
export const cast = {
	ana: person("athletic", "oval", warm, "ponytail", chestnut, { ...her }),
	mila: person("slight", "heart", fair, "bun", dark, { ...her, mouth: "calm" }),
	nina: person("curvy", "round", deep, "curls", black, { ...her, earring: true }),
	iva: person("round", "round", rosy, "bob", red, { ...her }),
	sara: person("athletic", "long", olive, "braid", black, { ...her, mouth: "calm", nose: "strong" }),
	tea: person("slight", "heart", fair, "pixie", blond, { ...her }),
	lena: person("athletic", "oval", brown, "bun", black, { ...her, earring: true }),
	vera: person("curvy", "square", warm, "long", dark, { ...her }),
	maja: person("expecting", "oval", rosy, "ponytail", blond, { ...her, mouth: "calm" }),
	zora: person("aged", "round", rosy, "bob", grey, { ...her, lined: true, glasses: "round" }),
	olga: person("aged", "long", fair, "bun", grey, { ...her, lined: true }),
	jovan: person("broad", "square", warm, "crop", dark, { beard: "full" }),
	luka: person("lean", "oval", rosy, "waves", chestnut, {}),
	marko: person("heavy", "round", fair, "crop", chestnut, { beard: "short" }),
	vuk: person("strong", "square", olive, "knot", black, { beard: "goatee", nose: "strong" }),
	dejan: person("lean", "long", deep, "flat", black, { nose: "strong" }),
	filip: person("lean", "long", fair, "part", red, { glasses: "square" }),
	stefan: person("broad", "oval", brown, "buzz", black, { beard: "short" }),
	petar: person("aged", "square", warm, "bald", grey, { beard: "moustache", lined: true, nose: "strong" }),
	goran: person("strong", "long", rosy, "crop", grey, { beard: "short", lined: true }),
} satisfies Record<string, Person>;

/** A person with another expression or hair for one poster. */
export function as(who: Person, head: Partial<HeadLook>): Person {
	return { ...who, head: { ...who.head, ...head } };
}
