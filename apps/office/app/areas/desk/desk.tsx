import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { EntryPage } from "./entry/entry-page.tsx";
import { InClub } from "./in-club.tsx";
import { TillPage } from "./till/till-page.tsx";

const pages: AreaPage[] = [
	{ path: "entry", label: m.desk_entry, element: <InClub>{(club) => <EntryPage key={club.id} club={club} />}</InClub> },
	{ path: "till", label: m.desk_till, element: <InClub>{(club) => <TillPage key={club.id} club={club} />}</InClub> },
];

export function Component() {
	return <AreaPages path="/desk" label={m.desk_title()} pages={pages} />;
}
