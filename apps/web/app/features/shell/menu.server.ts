import { m } from "../../paraglide/messages.js";
import type { LinkGroup, MenuEntry, NamedLink } from "./shell-data.ts";

export function groupTrainings(): NamedLink[] {
	return [
		[m.shell_freestyle(), "/freestyle-trainings"],
		[m.shell_les_mills(), "/les-mills-trainings"],
	];
}

export function gymServices(): NamedLink[] {
	return [
		[m.shell_personal(), "/gym-services#personal"],
		[m.shell_individual(), "/gym-services#individual"],
		[m.shell_small_groups(), "/gym-services#small"],
	];
}

export function otherServices(): NamedLink[] {
	return [
		[m.shell_solarium(), "/other-services#solarium"],
		[m.shell_massage(), "/other-services#massage"],
		[m.shell_health_bar(), "/other-services#health-bar"],
	];
}

function services(): LinkGroup[] {
	return [
		{ title: m.shell_group_trainings(), links: groupTrainings() },
		{ title: m.shell_gym_services(), links: gymServices() },
		{ title: m.shell_other_services(), links: otherServices() },
	];
}

function news(promotion: LinkGroup | null): LinkGroup[] {
	const own: LinkGroup = {
		title: m.shell_latest(),
		links: [
			[m.shell_events(), "/events"],
			[m.shell_blog(), "/blog"],
		],
	};
	return promotion ? [own, promotion] : [own];
}

function contact(): LinkGroup[] {
	return [
		{
			links: [
				[m.shell_price_list(), "/price-list"],
				[m.shell_find_training(), "/training-selection"],
				[m.shell_free_trial(), "/free-training"],
				[m.shell_join_team(), "/become-a-team-member"],
			],
		},
	];
}

/** The entries of the header, in the order of the spec. */
export function menuEntries(schedules: NamedLink[], promotion: LinkGroup | null): MenuEntry[] {
	return [
		{ label: m.shell_services(), groups: services() },
		{
			label: m.shell_schedule(),
			groups: [{ title: m.shell_schedule_by_club(), links: schedules }],
			foot: [m.shell_clubs_and_map(), "/clubs"],
		},
		{ label: m.shell_clubs(), path: "/clubs" },
		{ label: m.shell_team(), path: "/coaches" },
		{ label: m.shell_padel(), path: "/padel" },
		{ label: m.shell_online(), short: m.shell_online_short(), path: "/online-trainings" },
		{ label: m.shell_news(), groups: news(promotion) },
		{ label: m.shell_contact(), groups: contact() },
	];
}
