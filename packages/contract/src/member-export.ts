import { z } from "zod";
import { favouriteKinds } from "./favourites.ts";
import { instant } from "./fields.ts";
import { roles } from "./members.ts";
import { reminders } from "./reminders.ts";

const when = instant.nullable();

/** Everything stored about a member. */
export const userExport = z
	.object({
		exported_at: instant,
		profile: z.object({
			first_name: z.string(),
			last_name: z.string(),
			email: z.string(),
			phone: z.string(),
			card_id: z.string().nullable(),
			jmbg: z.string().nullable(),
			language: z.enum(["sr", "en"]),
			role: z.enum(roles),
			reminder: z.enum(reminders),
			has_password: z.boolean(),
			google_id: z.string().nullable(),
			facebook_id: z.string().nullable(),
			registered_at: instant,
			last_login_at: when,
			email_confirmed_at: when,
			terms_accepted_at: when,
		}),
		former_addresses: z.array(z.object({ email: z.string(), until: instant })),
		sessions: z.array(z.object({ device: z.string(), created_at: instant, expires_at: instant, ended_at: when })),
		passkeys: z.array(z.object({ name: z.string(), created_at: instant, last_used_at: when })),
		notifications: z.array(z.object({ service: z.string(), language: z.enum(["sr", "en"]), created_at: instant })),
		recovery_codes: z.array(z.object({ created_at: instant, used_at: when })),
		bookings: z.array(
			z.object({
				training: z.string(),
				gym: z.string(),
				room: z.string(),
				training_date: z.iso.date(),
				time: z.int(),
				booked_at: instant,
				cancelled_at: when,
				checked_in_at: when,
			}),
		),
		waits: z.array(
			z.object({
				training: z.string(),
				gym: z.string(),
				training_date: z.iso.date(),
				time: z.int(),
				joined_at: instant,
				ended_at: when,
				outcome: z.enum(["booked", "left", "closed"]).nullable(),
			}),
		),
		booking_pauses: z.array(
			z.object({ from_date: z.iso.date(), until_date: z.iso.date(), created_at: instant, lifted_at: when }),
		),
		memberships: z.array(
			z.object({ id: z.int(), title: z.string(), starts_on: z.iso.date(), ends_on: z.iso.date(), sold_at: instant }),
		),
		orders: z.array(
			z.object({ id: z.int(), title: z.string(), price: z.int(), reference: z.string(), created_at: instant }),
		),
		ledger: z
			.array(
				z.object({
					membership_id: z.int().nullable(),
					order_id: z.int().nullable(),
					at: instant,
					kind: z.string(),
					amount_paras: z.int().nullable(),
					method: z.string().nullable(),
					receipt: z.string().nullable(),
					on_date: z.iso.date().nullable(),
					until_date: z.iso.date().nullable(),
					days: z.int().nullable(),
					reason: z.string().nullable(),
				}),
			)
			.describe("What was sold, paid, used, frozen and corrected"),
		favourites: z.array(z.object({ kind: z.enum(favouriteKinds), name: z.string(), added_at: instant })),
		notes: z.array(z.object({ kind: z.enum(["note", "injury"]), text: z.string(), created_at: instant })),
		video_groups: z.array(z.object({ name: z.string(), joined_at: instant })),
		video_views: z.array(z.object({ title: z.string(), device: z.string(), viewed_at: instant })),
		enquiries: z.array(
			z.object({
				kind: z.string(),
				status: z.string(),
				created_at: instant,
				form: z.record(z.string(), z.unknown()),
				mails: z
					.array(z.object({ kind: z.string(), text: z.string(), created_at: z.string() }))
					.describe("What staff replied, and what came back"),
			}),
		),
		opening_requests: z.array(z.object({ gym: z.string(), created_at: instant, notified_at: instant.nullable() })),
		mails: z.array(z.object({ template: z.string(), created_at: instant, sent_at: when })),
		changes: z.array(z.object({ at: instant, action: z.string(), entity: z.string(), entity_id: z.string() })),
	})
	.meta({ id: "UserExport" });
export type UserExport = z.infer<typeof userExport>;
