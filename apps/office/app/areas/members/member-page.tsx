import type { StaffMember, StaffMemberBooking, StaffMemberWait } from "@kvart/contract/staff/members";
import { formatTime } from "@kvart/contract/time";
import { Alert, Badge, Button, Text, Title } from "@mantine/core";
import { Ban, CalendarOff } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { currentLanguage } from "../../i18n/language.ts";
import { formatDate, formatInstant, formatInstantDate } from "../../lib/format.ts";
import { fullName, mayEnter, useStaff } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { QueryResult } from "../../parts/states/states.tsx";
import { BookClass } from "./book-class.tsx";
import { CancelBooking, EndWait } from "./end-booking.tsx";
import { MemberActions } from "./member-actions.tsx";
import { MemberContact } from "./member-contact.tsx";
import { MemberFacts } from "./member-facts.tsx";
import { bookingOutcome, mailLabel, mailOutcome } from "./member-labels.ts";
import { MemberNotes } from "./member-notes.tsx";
import styles from "./members.module.css";
import { MemberMemberships } from "./memberships/member-memberships.tsx";
import { cacheMember, useMember } from "./use-member.ts";

/** A no-show or late cancellation can be forgiven at the desk, and counted again. */
function Forgiveness({ booking: { id, missed, cancelled_late, forgiven } }: { booking: StaffMemberBooking }) {
	const forgive = useChange("forgiveBooking", { done: m.members_forgiven_done, onDone: cacheMember });
	const undo = useChange("undoForgiveness", { done: m.members_counted_again, onDone: cacheMember });
	if (!missed && !cancelled_late) return null;
	const change = forgiven ? undo : forgive;
	return (
		<Button variant="default" size="sm" loading={change.isPending} onClick={() => change.mutate({ params: { id } })}>
			{forgiven ? m.members_count_again() : m.members_forgive()}
		</Button>
	);
}

function Booking({ member, booking }: { member: StaffMember; booking: StaffMemberBooking }) {
	const { color, label } = bookingOutcome(booking);
	const training = currentLanguage() === "en" ? booking.training_eng : booking.training;
	return (
		<li className={styles.item}>
			<div>
				<Text fw={600}>{training}</Text>
				<Text size="sm" c="dimmed">
					{formatDate(booking.training_date)} {formatTime(booking.time)}, {booking.gym}
				</Text>
			</div>
			<div className={styles.outcome}>
				<Badge color={booking.forgiven ? "gray" : color}>{label}</Badge>
				<Forgiveness booking={booking} />
				<CancelBooking member={member} booking={booking} />
			</div>
		</li>
	);
}

interface BookingListProps {
	member: StaffMember;
	title: string;
	none: string;
	bookings: readonly StaffMemberBooking[];
}

const shownAtFirst = 10;

function BookingList({ member, title, none, bookings }: BookingListProps) {
	const [all, setAll] = useState(false);
	const shown = all ? bookings : bookings.slice(0, shownAtFirst);
	return (
		<>
			<Title order={3}>{title}</Title>
			{bookings.length === 0 ? (
				<Text c="dimmed" mt="xs" mb="lg">
					{none}
				</Text>
			) : (
				<ul className={styles.list}>
					{shown.map((booking) => (
						<Booking key={booking.id} member={member} booking={booking} />
					))}
				</ul>
			)}
			{shown.length < bookings.length && (
				<Button variant="default" onClick={() => setAll(true)}>
					{m.members_show_all({ count: bookings.length })}
				</Button>
			)}
		</>
	);
}

function Waits({ waits }: { waits: readonly StaffMemberWait[] }) {
	if (waits.length === 0) return null;
	return (
		<>
			<Title order={3}>{m.members_waits()}</Title>
			<ul className={styles.list}>
				{waits.map((wait) => (
					<li key={wait.id} className={styles.item}>
						<div>
							<Text fw={600}>{currentLanguage() === "en" ? wait.training_eng : wait.training}</Text>
							<Text size="sm" c="dimmed">
								{formatDate(wait.training_date)} {formatTime(wait.time)}, {wait.gym} ·{" "}
								{m.members_waiting_since({ when: formatInstant(wait.waiting_since) })}
							</Text>
						</div>
						<div className={styles.outcome}>
							<Badge color="gray">{m.members_wait_position({ position: wait.position })}</Badge>
							<EndWait wait={wait} />
						</div>
					</li>
				))}
			</ul>
		</>
	);
}

function MemberBookings({ member }: { member: StaffMember }) {
	const { bookings, waits, late_cancellations: late } = member;
	return (
		<Panel
			title={m.members_bookings()}
			text={late > 0 ? m.members_late_cancellations({ count: late }) : undefined}
			actions={member.blocked_at === null && <BookClass member={member} />}
		>
			<Waits waits={waits} />
			<BookingList
				member={member}
				title={m.members_coming()}
				none={m.members_no_coming()}
				bookings={bookings.filter(({ coming }) => coming).toReversed()}
			/>
			<BookingList
				member={member}
				title={m.members_past()}
				none={m.members_no_past()}
				bookings={bookings.filter(({ coming }) => !coming)}
			/>
		</Panel>
	);
}

/** Staff see which mails were sent, not their content. */
function MemberMails({ mails }: Pick<StaffMember, "mails">) {
	return (
		<Panel title={m.members_mails()}>
			{mails.length === 0 && <Text c="dimmed">{m.members_no_mails()}</Text>}
			<ul className={styles.list}>
				{mails.map((mail) => {
					const { color, label } = mailOutcome(mail);
					return (
						<li key={mail.id} className={styles.item}>
							<div>
								<Text fw={600}>{mailLabel(mail.template)}</Text>
								<Text size="sm" c="dimmed">
									{formatInstant(mail.sent_at ?? mail.created_at)}
								</Text>
							</div>
							<Badge color={color}>{label}</Badge>
						</li>
					);
				})}
			</ul>
		</Panel>
	);
}

function MemberSessions({ sessions }: Pick<StaffMember, "sessions">) {
	return (
		<Panel title={m.members_sessions()}>
			{sessions.length === 0 && <Text c="dimmed">{m.members_no_sessions()}</Text>}
			<ul className={styles.list}>
				{sessions.map(({ id, device, created_at, expires_at }) => (
					<li key={id} className={styles.item}>
						<div>
							<Text fw={600}>{device || m.members_device_unknown()}</Text>
							<Text size="sm" c="dimmed">
								{formatInstant(created_at)}, {m.members_session_until({ date: formatInstantDate(expires_at) })}
							</Text>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);
}

export function MemberPage() {
	const { id } = useParams();
	const staff = useStaff();
	return (
		<QueryResult query={useMember(Number(id))} page>
			{(member) => {
				const { blocked_at, blocked_because: reason, booking_paused_until: pausedUntil } = member;
				const date = blocked_at && formatInstantDate(blocked_at);
				return (
					<>
						<PageHeader title={fullName(member)} back={{ to: "/members/list", label: m.members_title() }} />
						{date && (
							<Alert color="danger" icon={<Ban size={20} aria-hidden />} className={styles.alert}>
								{reason ? m.members_blocked_text({ date, reason }) : m.members_blocked_no_reason({ date })}
							</Alert>
						)}
						{pausedUntil && (
							<Alert
								color="warning"
								icon={<CalendarOff size={20} aria-hidden />}
								title={m.members_paused({ date: formatDate(pausedUntil) })}
								className={styles.alert}
							>
								{m.members_paused_text()}
							</Alert>
						)}
						<div className={styles.columns}>
							<div className={styles.column}>
								<MemberFacts key={member.id} member={member} />
								<MemberContact key={`contact ${member.id}`} member={member} />
								<MemberSessions sessions={member.sessions} />
							</div>
							<div className={styles.column}>
								<MemberNotes key={`notes ${member.id}`} member={member} />
								{mayEnter(staff, "memberships") && <MemberMemberships memberId={member.id} />}
								<MemberBookings member={member} />
								<MemberMails mails={member.mails} />
								<MemberActions member={member} />
							</div>
						</div>
					</>
				);
			}}
		</QueryResult>
	);
}
