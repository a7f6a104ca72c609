import type { CoachClass } from "@kvart/contract/staff/schedule-absence";
import type { CalendarDate } from "@kvart/contract/time";
import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import { ChangePreviewForm } from "../dialogs/change-preview.tsx";
import styles from "../dialogs/dialogs.module.css";
import { doneMessage, type Made, scheduleQueries } from "../dialogs/use-schedule-change.ts";
import { useCoachOptions } from "../drawer/choices.ts";
import { type Choices, ClassChoices, firstChoice, keyOf } from "./class-choices.tsx";

interface AbsenceDialogProps {
	gymId: number;
	today: CalendarDate;
	/** Chosen already, if it starts from a request of the coach. */
	start: { coachId?: number; date?: CalendarDate };
	onDone: (made: Made) => void;
	onClose: () => void;
}

const itemsOf = (classes: readonly CoachClass[], choices: Choices) =>
	classes.map((one) => ({
		period_id: one.period_id,
		version: one.version,
		date: one.training_date,
		substitute_id: choices[keyOf(one)] ?? null,
	}));

/** A coach cannot come: a substitute for each class, or it is cancelled, and everybody is notified once. */
export function AbsenceDialog({ gymId, today, start, onDone, onClose }: AbsenceDialogProps) {
	const coaches = useCoachOptions(gymId);
	const [coach, setCoach] = useState<number | null>(start.coachId ?? null);
	const [from, setFrom] = useState<CalendarDate | null>(start.date ?? today);
	const [to, setTo] = useState<CalendarDate | null>(start.date ?? today);
	const [note, setNote] = useState("");
	const [noteEng, setNoteEng] = useState("");
	const [chosen, setChosen] = useState<Choices>({});
	const dates = { from: from ?? today, to: to ?? from ?? today };
	const enabled = coach !== null && dates.from <= dates.to;
	const input = { params: { id: coach ?? 0 }, query: dates };
	const classes = useQuery({ ...apiQuery("listCoachClasses", input), enabled });
	const list = (enabled && classes.data) || [];
	const choices: Choices = { ...Object.fromEntries(list.map((one) => [keyOf(one), firstChoice(one)])), ...chosen };
	const prepare = useChange("setCoachAway");
	const change = useChange("setCoachAway", { refresh: scheduleQueries, done: doneMessage, onDone });

	function send(options: { preview: boolean; send_at_once: boolean }) {
		const body = { items: itemsOf(list, choices), note, note_eng: noteEng, ...options };
		(options.preview ? prepare : change).mutate({ params: { id: coach ?? 0 }, body });
	}

	const preview = prepare.data?.preview;
	return (
		<Dialog size="52rem" onClose={onClose} title={m.schedule_away()}>
			{preview && (
				<ChangePreviewForm
					preview={preview}
					submit={m.schedule_away_confirm({ count: list.length })}
					busy={change.isPending}
					back={prepare.reset}
					confirm={(atOnce) => send({ preview: false, send_at_once: atOnce })}
				/>
			)}
			<div hidden={preview !== undefined && preview !== null}>
				<DialogForm
					submit={m.schedule_continue()}
					busy={prepare.isPending}
					disabled={list.length === 0}
					onSubmit={() => send({ preview: true, send_at_once: false })}
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
					<div className={styles.fields}>
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
				</DialogForm>
			</div>
		</Dialog>
	);
}
