import type { replyDays, StaffSettings } from "@kvart/contract/staff/settings";
import { api } from "../../../lib/api.ts";
import { m } from "../../../paraglide/messages.js";
import { FormGrid } from "../../../parts/fields/form-grid.tsx";
import { NumberField } from "../../../parts/fields/number-field.tsx";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { keepSettings } from "./keep-settings.ts";

type Window = StaffSettings["booking_window_of_server"];

interface RuleValues {
	/** `server` leaves it to the server's own setting. */
	booking_window: Window | "server";
	reply_days: number | null;
}

// Written out here because the contract's module brings its validation along; the types keep them equal.
const fewestDays: typeof replyDays.least = 1;
const mostDays: typeof replyDays.most = 14;

const windowWords: Record<Window, () => string> = {
	week: m.administration_window_week,
	today: m.administration_window_today,
};

/** How far ahead people book, and how soon an enquiry counts as late. */
export function Rules({ settings }: { settings: StaffSettings }) {
	const serverWords = m.administration_window_server({ choice: windowWords[settings.booking_window_of_server]() });
	const words = (choice: RuleValues["booking_window"]) => (choice === "server" ? serverWords : windowWords[choice]());
	const form = useRecordForm<StaffSettings, RuleValues>({
		record: settings,
		read: ({ booking_window, reply_days }) => ({ booking_window: booking_window ?? "server", reply_days }),
		fields: {
			booking_window: { label: m.administration_booking_window, show: words },
			reply_days: { label: m.administration_reply_days },
		},
		check: ({ reply_days: days }) => {
			if (days === null) return { reply_days: "required-field" };
			return days < fewestDays || days > mostDays ? { reply_days: "invalid-value" } : {};
		},
		save: ({ booking_window, reply_days }, version) =>
			api.changeStaffSettings({
				body: {
					version,
					booking_window: booking_window === "server" ? null : booking_window,
					...(reply_days !== null && { reply_days }),
				},
			}),
		onSaved: keepSettings,
	});
	return (
		<RecordForm form={form}>
			<Panel title={m.administration_rules()}>
				<FormGrid>
					<SelectField
						{...form.control("booking_window")}
						description={m.administration_booking_window_text()}
						options={(["server", "week", "today"] as const).map((value) => ({ value, label: words(value) }))}
						onChange={(value) => value && form.set("booking_window", value)}
					/>
					<NumberField
						{...form.control("reply_days")}
						required
						min={fewestDays}
						max={mostDays}
						description={m.administration_reply_days_text({ fewest: fewestDays, most: mostDays })}
					/>
				</FormGrid>
			</Panel>
		</RecordForm>
	);
}
