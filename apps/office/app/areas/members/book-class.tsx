import type { StaffMember } from "@kvart/contract/staff/members";
import type { DeskDay, DeskTraining } from "@kvart/contract/staff/today";
import { type CalendarDate, formatTime } from "@kvart/contract/time";
import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useClub } from "../../lib/club.ts";
import { compareTexts, formatLongDate } from "../../lib/format.ts";
import { nameOf } from "../../lib/labels.ts";
import { apiQuery, invalidateQueries } from "../../lib/queries.ts";
import { fullName } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { DateField } from "../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../parts/fields/field-group.tsx";
import { OverlapAlert } from "../../parts/states/overlap-alert.tsx";
import { QueryResult } from "../../parts/states/states.tsx";
import { shownClasses } from "./bookable-classes.ts";
import styles from "./members.module.css";

interface ClassRowProps {
	training: DeskTraining;
	member: StaffMember;
	onDone: () => void;
}

function ClassRow({ training, member, onDone }: ClassRowProps) {
	const name = fullName(member);
	const finish = () => {
		invalidateQueries("getStaffMember", "getDeskDay", "getRoster");
		onDone();
	};
	const [warned, setWarned] = useState(false);
	const book = useChange("bookMemberAtDesk", {
		done: () => m.members_booked_done({ name }),
		onDone: finish,
		onRefusal: ({ code }) => {
			setWarned(code === "ERR_OVERLAPS");
			return code === "ERR_OVERLAPS";
		},
	});
	const wait = useChange("waitAtDesk", { done: () => m.members_waits_done({ name }), onDone: finish });
	const { period_id, date, time, gym, room, coach, taken, capacity, waiting_count } = training;
	const full = taken >= capacity;
	const label = `${nameOf(training.training)}, ${formatTime(time)}`;
	const params = { id: period_id };
	const send = (accept_overlap: boolean) =>
		book.mutate({ params, body: { member_id: member.id, date, arrived: false, accept_overlap } });
	return (
		<li className={styles.item}>
			<div>
				<Text fw={600}>
					{formatTime(time)} {nameOf(training.training)}
				</Text>
				<Text size="sm" c="dimmed">
					{[`${gym.name}, ${nameOf(room)}`, coach?.name].filter(Boolean).join(" · ")} ·{" "}
					{full
						? m.members_class_full({ count: waiting_count })
						: m.members_class_places({ free: capacity - taken, capacity })}
				</Text>
			</div>
			{full ? (
				<Button
					variant="default"
					aria-label={`${m.members_put_on_list()}: ${label}`}
					loading={wait.isPending}
					onClick={() => wait.mutate({ params, body: { member_id: member.id, date } })}
				>
					{m.members_put_on_list()}
				</Button>
			) : (
				<Button aria-label={`${m.members_book()}: ${label}`} loading={book.isPending} onClick={() => send(false)}>
					{m.members_book()}
				</Button>
			)}
			{warned && <OverlapAlert name={label} busy={book.isPending} onAccept={() => send(true)} />}
		</li>
	);
}

interface FoundProps extends Omit<ClassRowProps, "training"> {
	day: DeskDay;
	gymId: number | null;
}

function FoundClasses({ day, gymId, member, onDone }: FoundProps) {
	const [trainingId, setTrainingId] = useState<number | null>(null);
	const ofClub = shownClasses(day, { gymId, trainingId: null });
	const found = shownClasses(day, { gymId, trainingId });
	const names = new Map(ofClub.map(({ training }) => [training.id, nameOf(training)]));
	return (
		<Stack gap="md">
			<SelectField
				name="training"
				label={m.members_class()}
				placeholder={m.members_any_class()}
				clearable
				value={trainingId}
				onChange={setTrainingId}
				options={[...names]
					.map(([value, label]) => ({ value, label }))
					.toSorted((a, b) => compareTexts(a.label, b.label))}
			/>
			{found.length === 0 ? (
				<Text>{m.members_no_classes()}</Text>
			) : (
				<ul className={styles.list} aria-label={m.members_classes_on({ date: formatLongDate(day.date) })}>
					{found.map((training) => (
						<ClassRow key={training.period_id} training={training} member={member} onDone={onDone} />
					))}
				</ul>
			)}
		</Stack>
	);
}

function BookDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
	const { club, clubs } = useClub();
	const [gymId, setGymId] = useState<number | null>(club?.id ?? null);
	const [date, setDate] = useState<CalendarDate | null>(null);
	const query = useQuery(apiQuery("getDeskDay", { query: date ? { date } : {} }));
	return (
		<Dialog size="46rem" onClose={onClose} title={m.members_book_title({ name: fullName(member) })}>
			<div className={styles.finder}>
				<FormGrid>
					<SelectField
						name="gym"
						label={m.members_club()}
						placeholder={m.members_any_club()}
						clearable={clubs.length > 1}
						value={gymId}
						onChange={setGymId}
						options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
					/>
					<DateField
						name="date"
						label={m.members_day()}
						value={date ?? query.data?.today ?? null}
						{...(query.data && { min: query.data.today })}
						onChange={setDate}
					/>
					<WholeRow>
						<QueryResult query={query} rows={4}>
							{(day) => <FoundClasses day={day} gymId={gymId} member={member} onDone={onClose} />}
						</QueryResult>
					</WholeRow>
				</FormGrid>
			</div>
		</Dialog>
	);
}

/** Books by the same rules as the roster; a full class offers its waiting list. */
export function BookClass({ member }: { member: StaffMember }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button leftSection={<CalendarPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
				{m.members_book_class()}
			</Button>
			{open && <BookDialog member={member} onClose={() => setOpen(false)} />}
		</>
	);
}
