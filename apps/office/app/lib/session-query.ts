import { queryOptions } from "@tanstack/react-query";
import { adoptLanguage } from "../i18n/language.ts";
import { api } from "./api.ts";
import { ask } from "./ask.ts";

/** Who works here; the office speaks their language from the moment it is known. */
export const sessionQuery = queryOptions({
	queryKey: ask("getStaffSession").queryKey,
	queryFn: async ({ signal }) => {
		const session = await api.getStaffSession(undefined, { signal });
		adoptLanguage(session.user_id, session.language);
		return session;
	},
});
