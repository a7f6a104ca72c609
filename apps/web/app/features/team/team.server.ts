import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { m } from "../../paraglide/messages.js";
import { teamCopy } from "./team-copy.server.ts";
import type { TeamData } from "./team-data.ts";

export function loadTeam(locale: Locale): TeamData {
	return {
		words: {
			title: m.team_title(),
			description: m.team_description(),
			heading: m.team_heading(),
			about: m.team_about(),
			roles: m.team_roles(),
			rolesText: m.team_roles_text(),
			apply: m.team_apply(),
			applyText: m.team_apply_text(),
			write: m.team_write(),
		},
		picture: pictureOf(pageHeroes["become-a-team-member"], locale),
		...teamCopy[locale],
	};
}
