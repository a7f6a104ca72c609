import { clubs } from "./clubs.tsx";
import { coaches } from "./coaches.ts";
import { padel } from "./padel.ts";
import { prices } from "./prices.ts";
import { promotions } from "./promotions.ts";
import { questions } from "./questions.ts";
import { replyTemplates } from "./reply-templates.ts";
import { terms } from "./terms.ts";
import { trainings } from "./trainings.ts";
import { codes, groups, videos } from "./videos.tsx";

/** In the order of the tabs. */
export const contentKinds = [
	trainings,
	coaches,
	clubs,
	promotions,
	prices,
	padel,
	questions,
	terms,
	replyTemplates,
] as const;

export const videoKinds = [videos, groups, codes] as const;
