import { noShowPolicyLimits as limits, type NoShowPolicy } from "@kvart/contract/no-show-policy";
import { Stack } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import { SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { FormGrid } from "../../../parts/fields/field-group.tsx";
import { NumberField } from "../../../parts/fields/text-fields.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import type { FieldCodes } from "../../../parts/record-form/field-codes.ts";
import type { RecordFormState } from "../../../parts/record-form/use-record-form.ts";

export interface NoShowValues {
	no_shows_count: boolean;
	count: number | null;
	days: number | null;
	pause_days: number | null;
}

const numbers = ["count", "days", "pause_days"] as const;

/** While it is off, the form proposes the usual values. */
export function readPolicy(policy: NoShowPolicy | null): NoShowValues {
	const { count, days, pause_days } = policy ?? {
		count: limits.count.usual,
		days: limits.days.usual,
		pause_days: limits.pause_days.usual,
	};
	return { no_shows_count: policy !== null, count, days, pause_days };
}

/** Undefined if a number is missing. */
export function policyOf({ no_shows_count, count, days, pause_days }: NoShowValues): NoShowPolicy | null | undefined {
	if (!no_shows_count) return null;
	return count === null || days === null || pause_days === null ? undefined : { count, days, pause_days };
}

export function checkPolicy(values: NoShowValues): FieldCodes<NoShowValues> {
	const codes: FieldCodes<NoShowValues> = {};
	for (const name of values.no_shows_count ? numbers : []) {
		const value = values[name];
		if (value === null) codes[name] = "required-field";
		else if (value < limits[name].least || value > limits[name].most) codes[name] = "invalid-value";
	}
	return codes;
}

export const policyLabels = {
	no_shows_count: { label: m.administration_no_shows_count },
	count: { label: m.administration_no_show_limit },
	days: { label: m.administration_no_show_days },
	pause_days: { label: m.administration_no_show_pause },
};

const texts = {
	count: m.administration_no_show_limit_text,
	days: m.administration_no_show_days_text,
	pause_days: m.administration_no_show_pause_text,
};

/** Off, or after how many no-shows in how many days a member books only on the day, and for how long. */
export function NoShowFields<V extends NoShowValues>({ form }: { form: RecordFormState<V> }) {
	const { no_shows_count: counted } = form.values;
	return (
		<Panel title={m.administration_no_shows()} text={m.administration_no_shows_text()}>
			<Stack gap="lg">
				<SwitchField {...form.control("no_shows_count")} description={m.administration_no_shows_count_text()} />
				{counted && (
					<FormGrid>
						{numbers.map((name) => (
							<NumberField
								key={name}
								{...form.control(name)}
								required
								min={limits[name].least}
								max={limits[name].most}
								description={texts[name]({ fewest: limits[name].least, most: limits[name].most })}
							/>
						))}
					</FormGrid>
				)}
			</Stack>
		</Panel>
	);
}
