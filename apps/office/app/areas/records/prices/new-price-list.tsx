import { StaffApiError } from "@kvart/contract/staff/client";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { notifyError } from "../../../lib/notify.ts";
import { refreshSession } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { codesByField } from "../../../parts/record-form/field-codes.ts";
import { addRecord } from "../record-calls.ts";
import { currentDay, type PriceList } from "./price-values.ts";

interface NewPriceListProps {
	/** The new list begins as a copy of it. */
	copied: PriceList;
	onAdded: (id: number) => void;
	onClose: () => void;
}

/** Asks only for the day; prices are changed on the list's own page. */
export function NewPriceList({ copied, onAdded, onClose }: NewPriceListProps) {
	const tomorrow = addDays(currentDay(), 1);
	const [date, setDate] = useState<CalendarDate | null>(null);
	const [refusal, setRefusal] = useState<string>();
	const addition = useMutation({
		mutationFn: (valid_from: CalendarDate) => addRecord("PriceList", { valid_from, groups: copied.groups }),
		onSuccess: ({ id }) => onAdded(id),
		onError: (error) => {
			refreshSession(error);
			const code =
				error instanceof StaffApiError ? codesByField<{ valid_from: string }>(error.errors).valid_from : undefined;
			if (code) return setRefusal(fieldMessage(code));
			return notifyError(error instanceof StaffApiError ? error.code : null);
		},
	});
	const submit = () => {
		if (date === null) return setRefusal(fieldMessage("required-field"));
		return addition.mutate(date);
	};
	return (
		<Dialog title={m.records_price_list_new()} onClose={onClose}>
			<DialogForm submit={m.records_price_list_add()} busy={addition.isPending} onSubmit={submit} onClose={onClose}>
				<Text>{m.records_price_list_new_text()}</Text>
				<DateField
					name="valid_from"
					label={m.records_prices_from()}
					value={date}
					min={tomorrow}
					required
					error={refusal}
					onChange={(chosen) => {
						setRefusal(undefined);
						setDate(chosen);
					}}
				/>
			</DialogForm>
		</Dialog>
	);
}
