import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { footerOf } from "./footer.server.ts";
import { menuEntries } from "./menu.server.ts";
import type { LinkGroup, NamedLink, ShellData } from "./shell-data.ts";

/** The order in which the chain names its centres; one that is not in the list yet comes last. */
const order = [
	"zemun",
	"blokovi",
	"banjica",
	"vracar",
	"pionir",
	"ustanicka",
	"usce-sc",
	"navigator",
	"prvomajska",
	"barajevo",
	"zvezdara",
	"miljakovac",
];

const rank = ({ slug }: Gym) => (order.includes(slug) ? order.indexOf(slug) : order.length);

/** The promotion that runs, if centres take part in it. */
async function promotionOf(api: Client, clubs: readonly Gym[], locale: Locale): Promise<LinkGroup | null> {
	const { title, title_eng, gyms } = await api.getActivePromotion();
	const promoted = new Set(gyms.map(({ id }) => id));
	const links = clubs
		.filter(({ id, fitness }) => fitness && promoted.has(id))
		.map(({ id, name }): NamedLink => [name, `/promotions/${id}`]);
	return title && links.length > 0 ? { title: inLocale(locale, title, title_eng), links } : null;
}

/** What header and footer show on every page, in the page's language and no more. */
export async function loadShell(api: Client, locale: Locale): Promise<ShellData> {
	const clubs = (await api.listGyms()).toSorted((a, b) => rank(a) - rank(b));
	const schedules = clubs
		.filter(({ fitness, has_room }) => fitness && has_room)
		.map(({ id, name }): NamedLink => [name, `/training-schedule/${id}`]);
	return {
		menu: menuEntries(schedules, await promotionOf(api, clubs, locale)),
		schedules,
		footer: footerOf(
			clubs.map(({ name, slug }) => [name, `/${slug}`]),
			locale,
		),
	};
}
