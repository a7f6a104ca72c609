import { type CoachClass, maximumAbsenceDays } from "@kvart/contract/staff/schedule-absence";
import { addDays, type CalendarDate, weekOf } from "@kvart/contract/time";
import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import { ChangePreviewForm } from "../dialogs/change-preview.tsx";
import styles from "../dialogs/dialogs.module.css";
import { doneMessage, type Made, scheduleQueries } from "../dialogs/use-schedule-change.ts";
import { useCoachOptions } from "../drawer/choices.ts";
import { type Choices, ClassChoices, firstChoices, keyOf } from "./class-choices.tsx";

interface AbsenceDialogProps {
	gymId: number;
	today: CalendarDate;
	/** Chosen already, if it starts from a request of the coach about one class, or a stored absence. */
	start: { coachId?: number; date?: CalendarDate; to?: CalendarDate; periodId?: number };
	onDone: (made: Made) => void;
	onClose: () => void;
}

/** A long absence lists the classes of its first weeks. */
function lastListed({ from, to }: { from: CalendarDate; to: CalendarDate }): CalendarDate {
	const last = addDays(from, maximumAbsenceDays);
	return to < last ? to : last;
}

/** One press for how long most absences last. */
function LastDayChoice({ from, onChoose }: { from: CalendarDate; onChoose: (to: CalendarDate) => void }) {
	const sunday = weekOf(from).at(-1) ?? from;
	const lengths: [label: string, to: CalendarDate][] = [
		[m.schedule_away_one_day(), from],
		[m.schedule_away_this_week(), sunday],
		[m.schedule_away_next_week(), addDays(sunday, 7)],
	];
	return (
		<Group gap="xs">
			{lengths.map(([label, to]) => (
				<Button key={label} size="compact-sm" variant="default" onClick={() => onChoose(to)}>
					{label}
				</Button>
			))}
		</Group>
	);
}

const itemsOf = (classes: readonly CoachClass[], choices: Choices) =>
	classes.flatMap((one) => {
		const choice = choices[keyOf(one)] ?? null;
		if (choice === "keep") return [];
		return [{ period_id: one.period_id, version: one.version, date: one.training_date, substitute_id: choice }];
	});

/** For a coach who cannot come: each class gets a substitute or is cancelled, and each person is notified once. */
export function AbsenceDialog({ gymId, today, start, onDone, onClose }: AbsenceDialogProps) {
	const coaches = useCoachOptions(gymId);
	const [coach, setCoach] = useState<number | null>(start.coachId ?? null);
	const [from, setFrom] = useState<CalendarDate | null>(start.date ?? today);
	const [to, setTo] = useState<CalendarDate | null>(start.to ?? start.date ?? today);
	// A coach who asks for a substitute for one class may be there for the next.
	const [stored, setStored] = useState(start.coachId === undefined || start.to !== undefined);
	const [note, setNote] = useState("");
	const [noteEng, setNoteEng] = useState("");
	const [chosen, setChosen] = useState<Choices>({});
	const dates = { from: from ?? today, to: to ?? from ?? today };
	const enabled = coach !== null && dates.from <= dates.to;
	const params = { id: coach ?? 0 };
	const input = { params, query: { from: dates.from, to: lastListed(dates) } };
	const classes = useQuery({ ...apiQuery("listCoachClasses", input), enabled });
	const list = (enabled && classes.data) || [];
	const choices: Choices = { ...firstChoices(list, start.periodId), ...chosen };
	const items = itemsOf(list, choices);
	const prepare = useChange("setCoachAway");
	const change = useChange("setCoachAway", { refresh: scheduleQueries, done: doneMessage, onDone });

	const store = useChange("addAbsence", { refresh: scheduleQueries, done: m.schedule_away_saved, onDone: onClose });
	const onlyStores = enabled && classes.isSuccess && list.length === 0;

	function send(options: { preview: boolean; send_at_once: boolean }) {
		const body = { items, note, note_eng: noteEng, ...(stored && { away: dates }), ...options };
		(options.preview ? prepare : change).mutate({ params, body });
	}

	const preview = prepare.data?.preview;
	return (
		<Dialog size="52rem" onClose={onClose} title={m.schedule_away()}>
			{preview && (
				<ChangePreviewForm
					preview={preview}
					submit={m.schedule_away_confirm({ count: items.length })}
					busy={change.isPending}
					back={prepare.reset}
					confirm={(atOnce) => send({ preview: false, send_at_once: atOnce })}
				/>
			)}
			<div hidden={preview !== undefined && preview !== null}>
				<DialogForm
					submit={onlyStores ? m.schedule_away_save() : m.schedule_continue()}
					busy={prepare.isPending || store.isPending}
					disabled={items.length === 0 && !onlyStores}
					onSubmit={() =>
						onlyStores ? store.mutate({ params, body: dates }) : send({ preview: true, send_at_once: false })
					}
					onClose={onClose}
				>
					<div className={styles.fields}>
						<FormGrid>
							<WholeRow>
								<SelectField
									name="coach"
									label={m.schedule_coach()}
									required
									value={coach}
									onChange={setCoach}
									options={coaches}
								/>
							</WholeRow>
							<DateField
								name="from"
								label={m.schedule_away_from()}
								required
								min={today}
								value={from}
								onChange={setFrom}
							/>
							<DateField
								name="to"
								label={m.schedule_away_to()}
								required
								min={from ?? today}
								value={to}
								onChange={setTo}
							/>
							<WholeRow>
								<LastDayChoice from={dates.from} onChoose={setTo} />
							</WholeRow>
						</FormGrid>
					</div>
					{enabled && (
						<QueryResult query={classes} rows={4}>
							{(found) =>
								found.length === 0 ? (
									<Text>{m.schedule_away_none()}</Text>
								) : (
									<>
										<Group justify="space-between" gap="sm">
											<Text fw={700}>{m.schedule_away_classes({ count: found.length })}</Text>
											<Button
												variant="default"
												size="sm"
												onClick={() => setChosen(Object.fromEntries(found.map((one) => [keyOf(one), null])))}
											>
												{m.schedule_away_cancel_all()}
											</Button>
										</Group>
										<ClassChoices
											classes={found}
											choices={choices}
											onChoose={(one, id) => setChosen({ ...chosen, [keyOf(one)]: id })}
										/>
									</>
								)
							}
						</QueryResult>
					)}
					{!onlyStores && (
						<div className={styles.fields}>
							<SwitchField
								name="stored"
								label={m.schedule_away_store()}
								description={m.schedule_away_store_text()}
								value={stored}
								onChange={setStored}
							/>
							<FormGrid>
								<TextField
									name="note"
									label={m.schedule_note_sr()}
									description={m.schedule_note_text()}
									value={note}
									onChange={setNote}
								/>
								<TextField
									name="note_eng"
									label={m.schedule_note_en()}
									description={m.schedule_note_en_text()}
									value={noteEng}
									onChange={setNoteEng}
								/>
							</FormGrid>
						</div>
					)}
				</DialogForm>
			</div>
		</Dialog>
	);
}
