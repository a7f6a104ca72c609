import type { Right } from "@kvart/contract/staff/rights";
import { bestMatch, searchForm, searchTerms } from "@kvart/contract/text-search";
import { m } from "../../paraglide/messages.js";

export interface OfficePage {
	/** Without `/staff`. */
	path: string;
	label: () => string;
	area: () => string;
	access: Right;
}

const page = (path: string, access: Right, label: () => string, area: () => string): OfficePage => ({
	path,
	access,
	label,
	area,
});

/** Every tab of every area, because the areas' own lists load with their pages. */
export const officePages: readonly OfficePage[] = [
	page("/classes/week", "ownClasses", m.own_classes_week, m.own_classes_title),
	page("/classes/offers", "ownClasses", m.own_classes_offers, m.own_classes_title),
	page("/classes/hours", "ownClasses", m.own_classes_hours, m.own_classes_title),
	page("/today", "desk", m.today_title, m.today_title),
	page("/desk/entry", "memberships", m.desk_entry, m.desk_title),
	page("/desk/till", "memberships", m.desk_till, m.desk_title),
	page("/schedule/week", "schedule", m.schedule_title, m.shell_schedule),
	page("/schedule/closings", "schedule", m.closings_title, m.shell_schedule),
	page("/enquiries/inbox", "enquiries", m.enquiries_title, m.shell_enquiries),
	page("/members/list", "members", m.members_title, m.shell_members),
	page("/reports/overview", "reports", m.reports_title, m.shell_reports),
	page("/reports/no-shows", "reports", m.reports_no_shows, m.shell_reports),
	page("/reports/cohorts", "reports", m.reports_cohorts, m.shell_reports),
	page("/reports/memberships", "revenue", m.reports_memberships, m.shell_reports),
	page("/reports/revenue", "revenue", m.reports_revenue, m.shell_reports),
	page("/reports/renewals", "revenue", m.reports_renewals, m.shell_reports),
	page("/reports/coach-hours", "reports", m.reports_coach_hours, m.shell_reports),
	page("/statements/list", "statements", m.statements_title, m.statements_area),
	page("/content/trainings", "content", m.records_trainings, m.records_content),
	page("/content/coaches", "content", m.records_coaches, m.records_content),
	page("/content/clubs", "clubPages", m.records_clubs, m.records_content),
	page("/content/promotions", "content", m.records_promotions, m.records_content),
	page("/content/prices", "content", m.records_prices, m.records_content),
	page("/content/padel", "content", m.records_padel, m.records_content),
	page("/content/questions", "content", m.records_questions, m.records_content),
	page("/content/terms", "content", m.records_terms, m.records_content),
	page("/content/templates", "content", m.records_templates, m.records_content),
	page("/videos/films", "content", m.records_videos, m.records_video_area),
	page("/videos/groups", "content", m.records_groups, m.records_video_area),
	page("/videos/codes", "content", m.records_codes, m.records_video_area),
	page("/videos/views", "content", m.records_views, m.records_video_area),
	page("/stories/blog", "content", m.stories_blog, m.shell_stories),
	page("/stories/events", "content", m.stories_events, m.shell_stories),
	page("/stories/banner", "content", m.stories_banner, m.shell_stories),
	page("/administration/accounts", "administration", m.administration_accounts, m.shell_administration),
	page("/administration/roles", "administration", m.administration_roles, m.shell_administration),
	page("/administration/settings", "administration", m.administration_settings, m.shell_administration),
	page("/administration/retention", "administration", m.administration_retention, m.shell_administration),
	page("/administration/audit", "administration", m.administration_audit, m.shell_administration),
	page("/profile", "ownAccount", m.shell_profile, m.shell_profile),
];

/** Every typed word begins a word of the text. */
export function isMeant(text: string, typed: string): boolean {
	const form = searchForm(text);
	const terms = searchTerms(typed);
	return terms.length > 0 && terms.every((term) => ["whole", "start"].includes(bestMatch(form, term) ?? ""));
}
