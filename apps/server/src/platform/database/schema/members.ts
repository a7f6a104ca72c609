import { reminders } from "@kvart/contract/reminders";
import { accountRoles } from "@kvart/contract/staff/rights";
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { nameOrder } from "../name-order.ts";
import { searchWords } from "../search-words.ts";
import { gyms } from "./clubs.ts";
import { id, instant, searchVector, version } from "./columns.ts";
import { trainers } from "./trainings.ts";

export const role = pgEnum("role", accountRoles);
export const language = pgEnum("language", ["sr", "en"]);
export const reminder = pgEnum("reminder", reminders);

export const users = pgTable(
	"users",
	{
		id: id(),
		email: text("email").notNull(),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		/** As the contract's `normalPhone` writes it. */
		phone: text("phone").notNull(),
		/** Unique. With `#` and the id if an older account has the same number. */
		phoneDigits: text("phone_digits").notNull(),
		cardId: text("card_id"),
		/** The national id, encrypted. */
		jmbgCipher: text("jmbg_cipher"),
		/** Its keyed digest. Unique: accounts of 2026 may have `#` and a random text behind it if an older one has the same id. */
		jmbgDigest: text("jmbg_digest"),
		/** argon2id of the SHA-512 that the browser sends; null for social accounts. */
		passwordHash: text("password_hash"),
		googleId: text("google_id"),
		facebookId: text("facebook_id"),
		language: language("language").notNull().default("sr"),
		role: role("role").notNull().default("member"),
		/** For staff: works for all clubs, not only for those of `staff_gyms`. */
		allClubs: boolean("all_clubs").notNull().default(false),
		/** For a coach: the record that the schedule names. */
		trainerId: integer("trainer_id").references(() => trainers.id),
		/** When the mail before a training is sent. */
		reminder: reminder("reminder").notNull().default("three-hours"),
		termsAcceptedAt: instant("terms_accepted_at"),
		emailVerifiedAt: instant("email_verified_at"),
		blockedAt: instant("blocked_at"),
		erasedAt: instant("erased_at"),
		/** The encrypted secret of the second factor. */
		totpCipher: text("totp_cipher"),
		/** Set up, but not confirmed with a code yet. */
		totpPendingCipher: text("totp_pending_cipher"),
		/** The interval of the last accepted code, which is not accepted again. */
		totpStep: integer("totp_step"),
		/** Wrong codes in a row. */
		totpFailures: integer("totp_failures").notNull().default(0),
		totpFailedAt: instant("totp_failed_at"),
		createdAt: instant("created_at").notNull().defaultNow(),
		/** Null before the first log-in. */
		lastLoginAt: instant("last_login_at"),
		/** When the member was warned that the inactive account will be erased. */
		inactiveNoticeAt: instant("inactive_notice_at"),
		/** The last day of the running pause of `booking_pauses`, read with every session; null or past if there is none. */
		bookingPauseUntil: date("booking_pause_until"),
		/** The day of the last check-in, in any club; null if there was none. */
		lastVisitOn: date("last_visit_on"),
		version: version(),
		words: searchVector("words").generatedAlwaysAs(
			searchWords({ texts: ["first_name", "last_name", "email", "card_id"], phone: "phone_digits" }),
		),
	},
	(table) => [
		uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
		uniqueIndex("users_phone_key").on(table.phoneDigits),
		uniqueIndex("users_jmbg_key").on(table.jmbgDigest),
		uniqueIndex("users_google_key").on(table.googleId),
		uniqueIndex("users_facebook_key").on(table.facebookId),
		index("users_words_index").using("gin", table.words),
		uniqueIndex("users_trainer_key").on(table.trainerId),
		// The orders of the office's list of members.
		index("users_name_index")
			.on(nameOrder(sql`${table.lastName}`), nameOrder(sql`${table.firstName}`), table.id)
			.where(sql`${table.role} = 'member' and ${table.erasedAt} is null`),
		index("users_visit_index")
			.on(sql`coalesce(${table.lastVisitOn}, '0001-01-01'::date)`, table.id)
			.where(sql`${table.role} = 'member' and ${table.erasedAt} is null`),
		index("users_created_index").on(table.createdAt),
		check("users_trainer_check", sql`(${table.role} = 'coach') = (${table.trainerId} is not null)`),
		check("users_jmbg_check", sql`(${table.jmbgCipher} is null) = (${table.jmbgDigest} is null)`),
	],
);

export const sessions = pgTable(
	"sessions",
	{
		id: id(),
		/** SHA-256 of the session id. */
		tokenHash: text("token_hash").notNull().unique(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		device: text("device").notNull().default(""),
		/** Keyed digest of the IP address, to tell the member's own log-in attempts from others. */
		addressDigest: text("address_digest"),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		endedAt: instant("ended_at"),
		secondFactorAt: instant("second_factor_at"),
		/** The last call of the office, to the minute; null before the first one. */
		activeAt: instant("active_at"),
		/** Locked by its owner, or by the office after a while without input. */
		lockedAt: instant("locked_at"),
		/** When the owner last proved who they are. */
		provedAt: instant("proved_at"),
	},
	(table) => [index("sessions_user_index").on(table.userId)],
);

export const mailTokenPurpose = pgEnum("mail_token_purpose", [
	"verify",
	"reset",
	"invite",
	"new_email",
	"old_email",
	"proof",
]);

export const mailTokens = pgTable(
	"mail_tokens",
	{
		id: id(),
		tokenHash: text("token_hash").notNull().unique(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		purpose: mailTokenPurpose("purpose").notNull(),
		/** The new address, for a change of it. */
		email: text("email"),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(table) => [index("mail_tokens_user_index").on(table.userId, table.purpose)],
);

/** Addresses that accounts had before. What was sent to one of them while it was theirs is erased with the account. */
export const formerAddresses = pgTable(
	"former_addresses",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** In lower case. */
		email: text("email").notNull(),
		until: instant("until").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.email] })],
);

/** The clubs of staff that does not work for all of them. */
export const staffGyms = pgTable(
	"staff_gyms",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		gymId: integer("gym_id")
			.notNull()
			.references(() => gyms.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.userId, table.gymId] })],
);

export const videoGroups = pgTable("video_groups", {
	id: id(),
	name: text("name").notNull(),
	nameEng: text("name_eng").notNull(),
	version: version(),
});

export const groupCodes = pgTable(
	"group_codes",
	{
		id: id(),
		code: text("code").notNull().unique(),
		groupId: integer("group_id")
			.notNull()
			.references(() => videoGroups.id),
		validFrom: instant("valid_from").notNull(),
		validUntil: instant("valid_until").notNull(),
		version: version(),
	},
	(table) => [check("group_codes_valid_check", sql`${table.validFrom} < ${table.validUntil}`)],
);

export const groupMembers = pgTable(
	"group_members",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		groupId: integer("group_id")
			.notNull()
			.references(() => videoGroups.id),
		joinedAt: instant("joined_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.groupId] })],
);

export const videos = pgTable("videos", {
	id: id(),
	groupId: integer("group_id")
		.notNull()
		.references(() => videoGroups.id),
	title: text("title").notNull(),
	titleEng: text("title_eng").notNull(),
	description: text("description").notNull(),
	descriptionEng: text("description_eng").notNull(),
	url: text("url").notNull(),
	published: boolean("published").notNull().default(true),
	position: integer("position").notNull(),
	version: version(),
});

export const videoViews = pgTable(
	"video_views",
	{
		id: id(),
		videoId: integer("video_id")
			.notNull()
			.references(() => videos.id, { onDelete: "cascade" }),
		/** Null once the member is erased. */
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		device: text("device").notNull(),
		viewedAt: instant("viewed_at").notNull(),
	},
	(table) => [index("video_views_video_index").on(table.videoId)],
);

/** The desk's notes on members. Injuries are shown on the roster. */
export const memberNotes = pgTable(
	"member_notes",
	{
		id: id(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		authorId: integer("author_id")
			.notNull()
			.references(() => users.id),
		kind: text("kind", { enum: ["note", "injury"] }).notNull(),
		text: text("text").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("member_notes_user_index").on(table.userId),
		check("member_notes_kind_check", sql`${table.kind} in ('note', 'injury')`),
	],
);
