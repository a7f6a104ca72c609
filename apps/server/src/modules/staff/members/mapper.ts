import { formatPhone } from "@kvart/contract/phone";
import type { MemberState, StaffMember, StaffMemberSummary } from "@kvart/contract/staff/members";
import { instantOf } from "@kvart/contract/time";
import type { AuditRecord } from "../../../platform/office/audit.ts";
import type { MemberRow, SummaryRow, selectBookings, selectMails, selectOpenSessions } from "./queries.ts";

function stateOf({ blockedAt, emailVerifiedAt }: SummaryRow): MemberState {
	if (blockedAt) return "blocked";
	return emailVerifiedAt ? "active" : "unconfirmed";
}

export function toSummary(row: SummaryRow): StaffMemberSummary {
	return {
		id: row.id,
		first_name: row.firstName,
		last_name: row.lastName,
		email: row.email,
		phone: formatPhone(row.phone),
		card_id: row.cardId,
		state: stateOf(row),
		created_at: row.createdAt.toISOString(),
	};
}

type Rows<T extends (...given: never[]) => unknown> = Awaited<ReturnType<T>>;

interface Belongings {
	bookings: Rows<typeof selectBookings>;
	mails: Rows<typeof selectMails>;
	sessions: Rows<typeof selectOpenSessions>;
	blockReason: string | null;
}

function toBooking(row: Belongings["bookings"][number], now: Date): StaffMember["bookings"][number] {
	return {
		id: row.id,
		training: row.training,
		training_eng: row.trainingEng,
		gym: row.gym,
		training_date: row.trainingDate,
		time: row.time,
		booked_at: row.createdAt.toISOString(),
		cancelled_at: row.cancelledAt?.toISOString() ?? null,
		checked_in_at: row.checkedInAt?.toISOString() ?? null,
		training_cancelled: row.trainingCancelled,
		coming: instantOf(row.trainingDate, row.time) > now,
	};
}

export function toMember(
	row: MemberRow,
	{ bookings, mails, sessions, blockReason }: Belongings,
	now: Date,
): StaffMember {
	const providers = [row.hasGoogle && "google", row.hasFacebook && "facebook"] as const;
	return {
		...toSummary(row),
		language: row.language,
		version: row.version,
		confirmed_at: row.emailVerifiedAt?.toISOString() ?? null,
		terms_accepted_at: row.termsAcceptedAt?.toISOString() ?? null,
		has_password: row.hasPassword,
		providers: providers.filter((provider) => provider !== false),
		has_national_id: row.jmbgCipher !== null,
		blocked_at: row.blockedAt?.toISOString() ?? null,
		blocked_because: row.blockedAt ? blockReason : null,
		bookings: bookings.map((booking) => toBooking(booking, now)),
		mails: mails.map(({ id, template, createdAt, sentAt, failedAt }) => ({
			id,
			template,
			created_at: createdAt.toISOString(),
			sent_at: sentAt?.toISOString() ?? null,
			failed_at: failedAt?.toISOString() ?? null,
		})),
		sessions: sessions.map(({ id, device, createdAt, expiresAt }) => ({
			id,
			device,
			created_at: createdAt.toISOString(),
			expires_at: expiresAt.toISOString(),
		})),
	};
}

/** What the log keeps of a member: nothing that names a person. It outlives the account. */
export function notedMember({ state }: StaffMember): AuditRecord {
	return { state };
}
