import { m } from "../../paraglide/messages.js";
import { AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { clubs } from "./kinds/clubs.tsx";
import { coaches } from "./kinds/coaches.ts";
import { padel } from "./kinds/padel.ts";
import { prices } from "./kinds/prices.ts";
import { promotions } from "./kinds/promotions.ts";
import { questions } from "./kinds/questions.ts";
import { replyTemplates } from "./kinds/reply-templates.ts";
import { terms } from "./kinds/terms.ts";
import { trainings } from "./kinds/trainings.ts";
import { recordPages } from "./record-pages.tsx";

const root = "/content";
const kinds = [trainings, coaches, clubs, promotions, prices, padel, questions, terms, replyTemplates];
const pages = kinds.flatMap((kind) => recordPages(kind, root));

export function Component() {
	return <AreaPages path={root} label={m.records_content()} pages={pages} />;
}
