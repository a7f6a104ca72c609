import { leastFreezeDays } from "@kvart/contract/memberships/freeze";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { addDays, type CalendarDate, formatDate } from "@kvart/contract/time";
import { useState } from "react";
import { markFields } from "../../lib/field-errors.ts";
import { useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";

interface FreezeSheetProps {
	membership: OwnMembership;
	today: CalendarDate;
	onClose: () => void;
	onChanged: () => Promise<void>;
}

interface Preview {
	from: CalendarDate;
	until: CalendarDate;
	endsOn: CalendarDate;
}

const isDay = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? null : "required-field");

/** Shows the new last day before anything changes; other days need another look. */
export function FreezeSheet({ membership, today, onClose, onChanged }: FreezeSheetProps) {
	const { id, freeze_days: longest } = membership;
	const { pending, request } = useRequest();
	const [preview, setPreview] = useState<Preview | null>(null);
	const tomorrow = addDays(today, 1);
	const from = membership.starts_on > tomorrow ? membership.starts_on : tomorrow;
	const form = useForm({ from, until: addDays(from, leastFreezeDays - 1) }, { from: isDay, until: isDay });

	async function send() {
		if (!form.check()) return;
		const days = form.read();
		const isSeen = preview?.from === days.from && preview.until === days.until;
		const answer = await request(
			(api) => api.freezeMembership({ params: { id }, query: { preview: isSeen ? "0" : "1" }, body: days }),
			(refusal) => {
				setPreview(null);
				if (refusal.code !== "ERR_NOT_TODAY") return markFields(form)(refusal);
				showToast({ kind: "error", text: m.memberships_freeze_days_wrong({ least: leastFreezeDays, most: longest }) });
				return true;
			},
		);
		if (!answer) return;
		if (!isSeen) return setPreview({ ...days, endsOn: answer.ends_on });
		showToast({ kind: "success", text: m.memberships_frozen_until({ date: formatDate(answer.ends_on) }) });
		await onChanged();
		onClose();
	}

	return (
		<FormSheet
			title={m.memberships_freeze()}
			text={`${m.memberships_freeze_rule()} ${m.memberships_freeze_how({ least: leastFreezeDays, most: longest })}`}
			form={form}
			send={preview ? m.memberships_freeze_confirm() : m.memberships_freeze_look()}
			pending={pending}
			onSubmit={send}
			onClose={onClose}
			answer={
				preview && (
					<Notice live title={m.memberships_freeze_new_end({ date: formatDate(preview.endsOn) })}>
						{m.memberships_freeze_preview({
							from: formatDate(preview.from),
							until: formatDate(preview.until),
							old: formatDate(membership.ends_on),
						})}
					</Notice>
				)
			}
		>
			<TextField
				{...form.control("from")}
				type="date"
				min={from}
				max={membership.ends_on}
				data-autofocus=""
				label={m.memberships_freeze_from()}
				onInput={() => setPreview(null)}
			/>
			<TextField
				{...form.control("until")}
				type="date"
				min={from}
				label={m.memberships_freeze_until()}
				onInput={() => setPreview(null)}
			/>
		</FormSheet>
	);
}
