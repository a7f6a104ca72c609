import type { Beard, femaleHairs, Ground, maleHairs, PortraitTraits, Prop, Scheme } from "./portrait/traits.ts";
import { portrait } from "./portrait.ts";

type Look = Pick<PortraitTraits, "glasses" | "older">;

const woman = (
	prop: Prop,
	hair: (typeof femaleHairs)[number],
	ground: Ground,
	scheme: Scheme,
	{ glasses = false, older = false }: Look = {},
): PortraitTraits => ({ gender: "female", prop, hair, ground, scheme, glasses, older });

const man = (
	prop: Prop,
	hair: (typeof maleHairs)[number],
	beard: Beard,
	ground: Ground,
	scheme: Scheme,
	{ glasses = false, older = false }: Look = {},
): PortraitTraits => ({ gender: "male", prop, hair, beard, ground, scheme, glasses, older });

/** Traits from the coaches' biographies; other coaches are drawn from the name alone. */
const cast: Record<string, PortraitTraits> = {
	"jelena-radosavac": woman("whistle", "ponytail", "sun", "dark"),
	"nikola-stamenic": man("folded-arms", "crop", "short", "facade", "light"),
	"milica-djukanac": woman("mat", "bun", "arch", "light", { glasses: true }),
	"stefan-krunic": man("gloves", "waves", "none", "beam", "dark"),
	"tamara-ilincic": woman("folded-arms", "bun", "quarter", "lime"),
	"ivan-pesterac": man("tablet", "part", "full", "facade", "dark", { glasses: true }),
	"sanja-kovrlija": woman("towel", "curls", "sun", "lime"),
	"vladimir-tomasic": man("towel", "crop", "goatee", "tubes", "dark"),
	"dragana-lazukic": woman("ball", "bob", "arch", "dark", { older: true }),
	"aleksa-radojkovic": man("rope", "waves", "none", "plate", "light"),
	"maja-obradinovic": woman("mat", "long", "half", "dark"),
	"luka-jevrosimov": man("gloves", "buzz", "moustache", "quarter", "light"),
	"katarina-nedic-voskar": woman("ball", "braid", "facade", "light"),
	"bojan-simendic": man("kettlebell", "knot", "full", "plate", "dark"),
	"andjela-ristanac": woman("towel", "curls", "tubes", "lime"),
	"miroslav-gajinov": man("whistle", "bald", "moustache", "arch", "lime", { older: true }),
	"teodora-pantelinac": woman("rope", "pixie", "step", "light"),
	"uros-blagotic": man("towel", "crop", "short", "court", "dark"),
	"jovana-milincic": woman("mat", "long", "sun", "light"),
	"dusan-arsenov": man("gloves", "flat", "goatee", "half", "lime"),
	"nevena-todorcevic": woman("whistle", "ponytail", "beam", "light"),
	"marija-savkov": woman("folded-arms", "bob", "step", "dark", { glasses: true }),
	"filip-randjic": man("dumbbell", "part", "none", "tubes", "light"),
	"isidora-krstonosic": woman("mat", "braid", "plate", "lime"),
	"goran-mitrakovic": man("towel", "buzz", "full", "beam", "dark", { older: true }),
	"tijana-babarogic": woman("kettlebell", "ponytail", "court", "lime"),
	"nemanja-pavlekic": man("plate", "flat", "full", "arch", "dark"),
	"ljubica-stojsin": woman("tablet", "pixie", "half", "light", { glasses: true }),
	"ognjen-colovski": man("plate", "crop", "short", "sun", "light"),
	"sofija-jankulov": woman("racket", "bun", "court", "dark"),
	"zoran-vasiljkov": man("tablet", "bald", "short", "step", "lime", { glasses: true, older: true }),
	"dejan-perunic": man("ball", "knot", "goatee", "facade", "lime"),
	"kristina-marinov-lalic": woman("plate", "long", "plate", "dark"),
	"vuk-antonijev": man("dumbbell", "part", "moustache", "step", "light"),
};

const DIGRAPHS: Record<string, string> = { đ: "dj", Đ: "dj" };

/** `Milica Đukanac` to `milica-djukanac`. */
export function coachKey(name: string): string {
	return name
		.replace(/[đĐ]/g, (letter) => DIGRAPHS[letter] ?? letter)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

export function coachPortrait(key: string, title?: string): string {
	return portrait(key, { ...cast[key], ...(title === undefined ? {} : { title }) });
}

export const coachKeys: readonly string[] = Object.keys(cast);
