import { m } from "../../paraglide/messages.js";
import { AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { contentKinds } from "./kinds/all-kinds.ts";
import { recordPages } from "./record-pages.tsx";

const root = "/content";
const pages = contentKinds.flatMap((any) => any((kind) => recordPages(kind, root)));

export function Component() {
	return <AreaPages path={root} label={m.records_content()} pages={pages} />;
}
