import type { KindName } from "@kvart/contract/staff/records/calls";
import type { Kind } from "../kind.ts";
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

/** Passes a kind on with its own type, so that kinds of all types can be in one list. */
export type AnyKind = <T>(use: <K extends KindName>(kind: Kind<K>) => T) => T;

function any<K extends KindName>(kind: Kind<K>): AnyKind {
	return (use) => use(kind);
}

/** In the order of the tabs. */
export const contentKinds = [
	any(trainings),
	any(coaches),
	any(clubs),
	any(promotions),
	any(prices),
	any(padel),
	any(questions),
	any(terms),
	any(replyTemplates),
];

export const videoKinds = [any(videos), any(groups), any(codes)];
