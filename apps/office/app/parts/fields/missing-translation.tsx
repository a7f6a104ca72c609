import { Badge } from "@mantine/core";
import { m } from "../../paraglide/messages.js";

/** Says so when only Serbian is written: the site then shows it to everybody. */
export function MissingTranslation({ sr, en }: { sr: string; en: string }) {
	if (sr.trim() === "" || en.trim() !== "") return null;
	return <Badge color="warning">{m.parts_not_translated()}</Badge>;
}
