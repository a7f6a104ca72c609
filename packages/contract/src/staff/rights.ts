import type { Role } from "../members.ts";

export const staffRoles = ["receptionist", "coach", "manager", "editor", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The role of an account. Public answers know only `member`, `staff` and `admin`: `publicRole`. */
export const accountRoles = ["member", ...staffRoles] as const;
export type AccountRole = (typeof accountRoles)[number];

/**
 * The roles that have each right. Every call of the office needs one of these rights; a role that is not listed is
 * refused. The clubs of an account limit it further: `scope` of a call, and `platform/office/scope.ts`.
 */
export const rights = {
	/** Own session, password and second factor. */
	ownAccount: ["receptionist", "coach", "manager", "editor", "admin"],
	/** Own week, hours and substitutions. */
	ownClasses: ["coach"],
	/** Roster and check-in. A coach only of own classes. */
	rosters: ["receptionist", "coach", "manager", "admin"],
	/** The day at the desk: bookings, waiting lists, codes, guests to call. */
	desk: ["receptionist", "manager", "admin"],
	/** Profiles with notes, injuries, phone and card. */
	members: ["receptionist", "manager", "admin"],
	/** A blocked member cannot book in any club. */
	blockMembers: ["manager", "admin"],
	/** Who may come in; selling and taking money at the desk, and the till of the day. */
	memberships: ["receptionist", "manager", "admin"],
	/** Refunds, extensions and cancelled memberships, each with a reason. */
	corrections: ["manager", "admin"],
	/** Revenue, memberships of the clubs, calls to those whose membership ends. */
	revenue: ["manager", "admin"],
	/** The bank's statements, which are the chain's. */
	statements: ["manager", "admin"],
	enquiries: ["receptionist", "manager", "admin"],
	/** Reading them; writing them is `content`. */
	replyTemplates: ["receptionist", "manager", "editor", "admin"],
	/** Timetable, coaches who are away, substitutions. */
	schedule: ["manager", "admin"],
	reports: ["manager", "admin"],
	/** The public page of a club. */
	clubPages: ["manager", "editor", "admin"],
	/** Stories, prices, trainings, coaches, videos and pictures, which all clubs share. */
	content: ["manager", "editor", "admin"],
	/** Accounts, settings, the audit log, and what cannot be undone. */
	administration: ["admin"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

export const rightNames = Object.keys(rights) as Right[];

export function hasRight(role: AccountRole, right: Right): boolean {
	const allowed: readonly AccountRole[] = rights[right];
	return allowed.includes(role);
}

/** Administrators work for all clubs, coaches for those of their record; the others for the ones that are chosen. */
export function choosesClubs(role: AccountRole): boolean {
	return role === "receptionist" || role === "manager" || role === "editor";
}

/** Clients from before the roles know three values. */
export function publicRole(role: AccountRole): Role {
	return role === "member" || role === "admin" ? role : "staff";
}
