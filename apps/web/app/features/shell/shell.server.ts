import { brand } from "@kvart/contract/brand";
import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { MenuPlace } from "@kvart/contract/page";
import { isLinked, pageLinks } from "@kvart/contract/pages";
import { m } from "../../paraglide/messages.js";

/** Name and path without the language; a pair, because every page carries dozens of them. */
export type NamedLink = [name: string, path: string];

export interface LinkGroup {
	title?: string;
	links: NamedLink[];
}

/** An entry of the header: a link, or a dropdown with groups of links and one more link below them. */
export interface MenuEntry {
	label: string;
	path?: string;
	groups?: LinkGroup[];
	foot?: NamedLink;
	/** The beginning of the label, where the bar is narrow. */
	short?: string | undefined;
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** The order in which the chain lists its clubs; new ones come last. */
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

const pagesIn = (place: MenuPlace) => pageLinks.filter(({ menus }) => menus?.includes(place));

function linksIn(place: MenuPlace, locale: Locale): NamedLink[] {
	return pagesIn(place).map(({ path, label, ...page }) => [label?.[locale] ?? page[locale][0], path]);
}

/** The running promotions that fitness clubs take part in. */
async function loadPromotions(api: Client, clubs: readonly Gym[], locale: Locale): Promise<LinkGroup[]> {
	const { promotions } = await api.getActivePromotion();
	return promotions.flatMap(({ title, title_eng, gyms }) => {
		const promoted = new Set(gyms.map(({ id }) => id));
		const links = clubs
			.filter(({ id, fitness }) => fitness && promoted.has(id))
			.map(({ id, name }): NamedLink => [name, `/promotions/${id}`]);
		return links.length > 0 ? [{ title: inLocale(locale, title, title_eng), links }] : [];
	});
}

/** In the order of the spec. */
function menuEntries(schedules: NamedLink[], promotions: LinkGroup[], locale: Locale): MenuEntry[] {
	return [
		{
			label: m.shell_services(),
			groups: [
				{ title: m.shell_group_trainings(), links: linksIn("group-trainings", locale) },
				{ title: m.shell_gym_services(), links: linksIn("gym-services", locale) },
				{ title: m.shell_other_services(), links: linksIn("other-services", locale) },
			],
		},
		{
			label: m.shell_schedule(),
			groups: [
				{ links: linksIn("schedule", locale) },
				...(schedules.length > 0 ? [{ title: m.shell_schedule_by_club(), links: schedules }] : []),
			],
			foot: [m.shell_clubs_and_map(), "/clubs"],
		},
		...pagesIn("bar").map(({ path, label, short, ...page }) => ({
			label: label?.[locale] ?? page[locale][0],
			short: short?.[locale],
			path,
		})),
		{ label: m.shell_news(), groups: [{ title: m.shell_latest(), links: linksIn("news", locale) }, ...promotions] },
		{ label: m.shell_contact(), groups: [{ links: linksIn("contact", locale) }] },
	];
}

/** Header, bottom bar and footer of every page, in its language. The chat is named only where there is one. */
export async function loadShell(api: Client, locale: Locale, hasChat = false) {
	const clubs = (await api.listGyms()).toSorted((a, b) => rank(a) - rank(b));
	const schedules = clubs
		.filter(({ fitness, has_room }) => fitness && has_room)
		.map(({ id, name }): NamedLink => [name, `/training-schedule/${id}`]);
	return {
		menu: menuEntries(schedules, await loadPromotions(api, clubs, locale), locale),
		schedules,
		footer: {
			slogan: brand.slogan[locale].split(/(?<=\.) /),
			text: m.shell_footer_text(),
			columns: [
				{ title: m.shell_clubs(), links: clubs.map(({ name, slug }): NamedLink => [name, `/${slug}`]) },
				{ title: m.shell_services(), links: linksIn("footer-services", locale) },
				{
					title: m.shell_more(),
					links: linksIn("footer-more", locale).filter(([, path]) => isLinked(path, hasChat)),
				},
			],
			imprint: m.shell_imprint(),
		},
	};
}
