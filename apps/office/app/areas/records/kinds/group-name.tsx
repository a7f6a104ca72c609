import { useNames } from "../use-options.ts";

/** The name of a group of videos; nothing until it is known. */
export function GroupName({ id }: { id: number }) {
	return useNames("groups").get(id);
}
