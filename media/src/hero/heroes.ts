import { group, lesMills, start } from "./crowd.ts";
import { night } from "./night.ts";
import { padel, padelFront } from "./padel.ts";
import { personal, welcome } from "./pairs.ts";

/** Wide drawings for the top of a page, by the name of their picture. */
export const heroes = {
	"hero-group": group,
	"hero-les-mills": lesMills,
	"hero-start": start,
	"hero-personal": personal,
	"hero-welcome": welcome,
	"hero-padel": padel,
	"hero-padel-front": padelFront,
	"hero-night": night,
};
