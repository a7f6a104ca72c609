import type { SearchKind } from "@kvart/contract/search";
import { m } from "../../paraglide/messages.js";

export const kindNames: Record<SearchKind, () => string> = {
	club: m.search_kind_club,
	training: m.search_kind_training,
	coach: m.search_kind_coach,
	event: m.search_kind_event,
	post: m.search_kind_post,
	page: m.search_kind_page,
};
