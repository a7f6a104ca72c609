import { isPlan } from "@kvart/contract/memberships/plans";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { ChipsField, SelectField } from "../../../parts/fields/choice-fields.tsx";
import { NumberField } from "../../../parts/fields/text-fields.tsx";
import { clubsOptions, coveringOptions, hoursOptions } from "./plan-options.ts";
import type { PriceItem } from "./price-values.ts";

interface PlanDialogProps {
	item: PriceItem;
	title: string;
	onChange: (item: PriceItem) => void;
	onClose: () => void;
}

/** An item of the price list as a membership. Changes go into the form at once. */
export function PlanDialog({ item, title, onChange, onClose }: PlanDialogProps) {
	const { data: clubs = [] } = useQuery(apiQuery("listGyms"));
	const control = <K extends keyof PriceItem>(field: K, label: string) => ({
		name: field,
		label,
		value: item[field],
		onChange: (value: PriceItem[K]) => onChange({ ...item, [field]: value }),
	});
	return (
		<Dialog title={title} onClose={onClose}>
			<Stack gap="lg">
				<Text>{m.records_plan_text()}</Text>
				<ChipsField
					{...control("covers", m.records_plan_covers())}
					onChange={(covers) => onChange({ ...item, covers: [...covers] })}
					options={coveringOptions()}
				/>
				{isPlan(item) && (
					<>
						<SelectField
							{...control("hours", m.records_plan_hours())}
							onChange={(hours) => hours && onChange({ ...item, hours })}
							options={hoursOptions()}
						/>
						<SelectField
							{...control("clubs", m.records_plan_clubs())}
							onChange={(chosen) => chosen && onChange({ ...item, clubs: chosen })}
							options={clubsOptions()}
						/>
						<ChipsField
							{...control("gym_ids", m.records_plan_gyms())}
							description={m.records_plan_gyms_text()}
							onChange={(ids) => onChange({ ...item, gym_ids: [...ids] })}
							options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
						/>
						<NumberField
							{...control("freeze_days", m.records_plan_freeze_days())}
							description={m.records_plan_freeze_text()}
							min={0}
							max={366}
						/>
					</>
				)}
				<Group justify="end">
					<Button onClick={onClose}>{m.parts_close()}</Button>
				</Group>
			</Stack>
		</Dialog>
	);
}
