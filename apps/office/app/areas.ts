import {
	CalendarRange,
	ChartColumn,
	Clapperboard,
	DoorOpen,
	Dumbbell,
	Inbox,
	Landmark,
	LayoutList,
	Newspaper,
	ScanLine,
	ShieldCheck,
	UserRound,
	Users,
} from "lucide-react";
import { m } from "./paraglide/messages.js";
import type { Area } from "./shell/navigation.tsx";
import { NewEnquiries } from "./shell/new-enquiries.tsx";

/** All areas of the office, in the order of the navigation. */
export const areas: readonly Area[] = [
	{
		path: "classes",
		label: m.own_classes_title,
		icon: Dumbbell,
		access: "ownClasses",
		load: () => import("./areas/own-classes/own-classes.tsx"),
	},
	{
		path: "today",
		label: m.today_title,
		icon: DoorOpen,
		access: "desk",
		followsClub: true,
		load: () => import("./areas/today/today.tsx"),
	},
	{
		path: "desk",
		label: m.desk_title,
		icon: ScanLine,
		access: "memberships",
		followsClub: true,
		load: () => import("./areas/desk/desk.tsx"),
	},
	{
		path: "schedule",
		label: m.shell_schedule,
		icon: CalendarRange,
		access: "schedule",
		followsClub: true,
		load: () => import("./areas/schedule/schedule.tsx"),
	},
	{
		path: "enquiries",
		label: m.shell_enquiries,
		icon: Inbox,
		access: "enquiries",
		Count: NewEnquiries,
		load: () => import("./areas/enquiries/enquiries.tsx"),
	},
	{
		path: "members",
		label: m.shell_members,
		icon: Users,
		access: "members",
		load: () => import("./areas/members/members.tsx"),
	},
	{
		path: "reports",
		label: m.shell_reports,
		icon: ChartColumn,
		access: "reports",
		followsClub: true,
		load: () => import("./areas/reports/reports.tsx"),
	},
	{
		path: "statements",
		label: m.statements_area,
		icon: Landmark,
		access: "statements",
		load: () => import("./areas/statements/statements.tsx"),
	},
	{
		path: "content",
		label: m.records_content,
		icon: LayoutList,
		access: "clubPages",
		load: () => import("./areas/records/content.tsx"),
	},
	{
		path: "videos",
		label: m.records_video_area,
		icon: Clapperboard,
		access: "content",
		load: () => import("./areas/records/video-area.tsx"),
	},
	{
		path: "stories",
		label: m.shell_stories,
		icon: Newspaper,
		access: "content",
		load: () => import("./areas/stories/stories.tsx"),
	},
	{
		path: "administration",
		label: m.shell_administration,
		icon: ShieldCheck,
		access: "administration",
		load: async () => {
			const [{ administrationWith }, { fieldsByEntity }] = await Promise.all([
				import("./areas/administration/administration.tsx"),
				import("./areas/records/fields-by-entity.ts"),
			]);
			return { Component: administrationWith(fieldsByEntity) };
		},
	},
	{
		path: "profile",
		label: m.shell_profile,
		icon: UserRound,
		access: "ownAccount",
		inMenu: true,
		load: () => import("./areas/profile/profile.tsx"),
	},
];
