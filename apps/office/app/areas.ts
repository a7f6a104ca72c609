import {
	CalendarRange,
	ChartColumn,
	Clapperboard,
	DoorOpen,
	Inbox,
	LayoutList,
	Newspaper,
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
		path: "today",
		label: m.today_title,
		icon: DoorOpen,
		access: "staff",
		followsClub: true,
		load: () => import("./areas/today/today.tsx"),
	},
	{
		path: "schedule",
		label: m.shell_schedule,
		icon: CalendarRange,
		access: "staff",
		followsClub: true,
		load: () => import("./areas/schedule/schedule.tsx"),
	},
	{
		path: "enquiries",
		label: m.shell_enquiries,
		icon: Inbox,
		access: "staff",
		Count: NewEnquiries,
		load: () => import("./areas/enquiries/enquiries.tsx"),
	},
	{
		path: "members",
		label: m.shell_members,
		icon: Users,
		access: "staff",
		load: () => import("./areas/members/members.tsx"),
	},
	{
		path: "reports",
		label: m.shell_reports,
		icon: ChartColumn,
		access: "staff",
		followsClub: true,
		load: () => import("./areas/reports/reports.tsx"),
	},
	{
		path: "content",
		label: m.records_content,
		icon: LayoutList,
		access: "staff",
		load: () => import("./areas/records/content.tsx"),
	},
	{
		path: "videos",
		label: m.records_video_area,
		icon: Clapperboard,
		access: "chain",
		load: () => import("./areas/records/video-area.tsx"),
	},
	{
		path: "stories",
		label: m.shell_stories,
		icon: Newspaper,
		access: "chain",
		load: () => import("./areas/stories/stories.tsx"),
	},
	{
		path: "administration",
		label: m.shell_administration,
		icon: ShieldCheck,
		access: "admin",
		load: () => import("./areas/administration/administration.tsx"),
	},
	{
		path: "profile",
		label: m.shell_profile,
		icon: UserRound,
		access: "staff",
		inMenu: true,
		load: () => import("./areas/profile/profile.tsx"),
	},
];
