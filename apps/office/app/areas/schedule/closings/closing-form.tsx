import type { ScheduleClosing } from "@kvart/contract/staff/schedule-closings";
import type { CalendarDate } from "@kvart/contract/time";
import { SegmentedControl, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useClub } from "../../../lib/club.ts";
import { nameOf } from "../../../lib/labels.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { DateField, TimeField } from "../../../parts/fields/date-fields.tsx";
import { FieldGroup, FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { BilingualField } from "../../../parts/fields/text-fields.tsx";
import { placeLabel } from "./closing-labels.ts";

/** All clubs; ids of clubs are positive. */
export const wholeChain = 0;
/** Ids of rooms are positive as well. */
const wholeClub = 0;

export interface ClosingValues {
	gym: number | null;
	room: number;
	whole_days: boolean;
	from_date: CalendarDate | null;
	from_time: number | null;
	until_date: CalendarDate | null;
	until_time: number | null;
	reason: string;
	reason_eng: string;
}

export function valuesOf(closing: ScheduleClosing): ClosingValues {
	const { gym_id, gym_room_id, from_date, from_time, until_date, until_time, reason, reason_eng } = closing;
	return {
		gym: gym_id ?? wholeChain,
		room: gym_room_id ?? wholeClub,
		whole_days: from_time === null,
		from_date,
		from_time,
		until_date,
		until_time,
		reason,
		reason_eng,
	};
}

export function newValues(gym: number | null): ClosingValues {
	return {
		gym,
		room: wholeClub,
		whole_days: true,
		from_date: null,
		from_time: null,
		until_date: null,
		until_time: null,
		reason: "",
		reason_eng: "",
	};
}

/** The body of the calls. A closing of one day needs no second date. */
export function bodyOf(values: ClosingValues) {
	const { gym, room, whole_days, from_date, until_date, reason, reason_eng } = values;
	const dates = { from_date: from_date ?? "", until_date: until_date ?? from_date ?? "" };
	const hours = whole_days
		? { from_time: null, until_time: null }
		: { from_time: values.from_time, until_time: values.until_time };
	const place = { gym_id: gym || null, gym_room_id: gym && room ? room : null };
	return { place, facts: { ...dates, ...hours, reason, reason_eng } };
}

/** Required fields that are empty. */
export function missingFields({ gym, whole_days, reason, reason_eng, ...values }: ClosingValues): string[] {
	const times = whole_days ? {} : { from_time: values.from_time, until_time: values.until_time };
	const given = { gym_id: gym, from_date: values.from_date, ...times };
	const texts = Object.entries({ reason, reason_eng }).filter(([, text]) => text.trim() === "");
	const empty = Object.entries(given).filter(([, value]) => value === null);
	return [...empty, ...texts].map(([field]) => field);
}

interface ClosingFormProps {
	values: ClosingValues;
	change: (changed: Partial<ClosingValues>) => void;
	errorOf: (field: string) => string | undefined;
	today: CalendarDate;
	/** The place of one that exists stays. */
	closing: ScheduleClosing | null;
}

function PlaceFields({ values, change, errorOf }: Omit<ClosingFormProps, "closing" | "today">) {
	const { whole_chain } = useStaff();
	const { clubs } = useClub();
	const gymId = values.gym || null;
	const rooms = useQuery({ ...apiQuery("listGymRooms", { params: { id: gymId ?? 0 } }), enabled: gymId !== null });
	const chain = whole_chain ? [{ value: wholeChain, label: m.closings_chain() }] : [];
	return (
		<>
			<SelectField
				name="gym_id"
				label={m.closings_place()}
				required
				value={values.gym}
				error={errorOf("gym_id")}
				onChange={(gym) => change({ gym, room: wholeClub })}
				options={[...chain, ...clubs.map(({ id, name }) => ({ value: id, label: name }))]}
			/>
			{gymId !== null && (rooms.data ?? []).length > 0 && (
				<SelectField
					name="gym_room_id"
					label={m.closings_room()}
					value={values.room}
					error={errorOf("gym_room_id")}
					onChange={(room) => change({ room: room ?? wholeClub })}
					options={[
						{ value: wholeClub, label: m.closings_whole_club() },
						...(rooms.data ?? []).map((room) => ({ value: room.id, label: nameOf(room) })),
					]}
				/>
			)}
		</>
	);
}

/** Where, when and why. */
export function ClosingForm({ values, change, errorOf, today, closing }: ClosingFormProps) {
	const earliest = closing && closing.from_date < today ? closing.from_date : today;
	return (
		<FormGrid>
			{closing ? (
				<WholeRow>
					<Text fw={700}>{placeLabel(closing)}</Text>
				</WholeRow>
			) : (
				<PlaceFields values={values} change={change} errorOf={errorOf} />
			)}
			<WholeRow>
				<FieldGroup label={m.closings_length()}>
					<SegmentedControl
						aria-label={m.closings_length()}
						value={values.whole_days ? "days" : "hours"}
						onChange={(length) => change({ whole_days: length === "days" })}
						data={[
							{ value: "days", label: m.closings_whole_days() },
							{ value: "hours", label: m.closings_hours() },
						]}
					/>
				</FieldGroup>
			</WholeRow>
			<DateField
				name="from_date"
				label={m.closings_from()}
				required
				min={earliest}
				value={values.from_date}
				error={errorOf("from_date")}
				onChange={(from_date) => change({ from_date })}
			/>
			{!values.whole_days && (
				<TimeField
					name="from_time"
					label={m.closings_from_time()}
					required
					value={values.from_time}
					error={errorOf("from_time")}
					onChange={(from_time) => change({ from_time })}
				/>
			)}
			<DateField
				name="until_date"
				label={m.closings_until()}
				required
				min={values.from_date ?? today}
				// Most are for one day.
				value={values.until_date ?? values.from_date}
				error={errorOf("until_date")}
				onChange={(until_date) => change({ until_date })}
			/>
			{!values.whole_days && (
				<TimeField
					name="until_time"
					label={m.closings_until_time()}
					required
					value={values.until_time}
					error={errorOf("until_time")}
					onChange={(until_time) => change({ until_time })}
				/>
			)}
			<WholeRow>
				<BilingualField
					label={m.closings_reason()}
					description={m.closings_reason_text()}
					required
					maxLength={200}
					sr={{
						name: "reason",
						value: values.reason,
						error: errorOf("reason"),
						onChange: (reason) => change({ reason }),
					}}
					en={{
						name: "reason_eng",
						value: values.reason_eng,
						error: errorOf("reason_eng"),
						onChange: (reason_eng) => change({ reason_eng }),
					}}
				/>
			</WholeRow>
		</FormGrid>
	);
}
