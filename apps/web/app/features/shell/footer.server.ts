import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { m } from "../../paraglide/messages.js";
import { groupTrainings, gymServices, otherServices } from "./menu.server.ts";
import type { NamedLink, ShellData } from "./shell-data.ts";

/** The words and links of the footer: centres, services, and what else people look for down there. */
export function footerOf(clubs: NamedLink[], locale: Locale): ShellData["footer"] {
	return {
		slogan: brand.slogan[locale].split(/(?<=\.) /),
		text: m.shell_footer_text(),
		columns: [
			{ title: m.shell_clubs(), links: clubs },
			{
				title: m.shell_services(),
				links: [...groupTrainings(), ...gymServices(), ...otherServices(), [m.shell_padel(), "/padel"]],
			},
			{
				title: m.shell_more(),
				links: [
					[m.shell_price_list(), "/price-list"],
					[m.shell_find_training(), "/training-selection"],
					[m.shell_team(), "/coaches"],
					[m.shell_join_team(), "/become-a-team-member"],
					[m.shell_events(), "/events"],
					[m.shell_blog(), "/blog"],
					[m.shell_application(), "/application"],
					[m.shell_questions(), "/faq"],
					[m.shell_terms(), "/terms-and-conditions"],
					[m.shell_chat(), "/live-chat"],
				],
			},
		],
		imprint: m.shell_imprint(),
	};
}
