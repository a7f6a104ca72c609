import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { api } from "../../../lib/api.ts";
import { useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { clubsInWords, roleWords } from "./account-words.ts";
import { type Rights, RightsFields } from "./rights-fields.tsx";
import { keepAccount } from "./use-accounts.ts";

/** Role and clubs of somebody who works here. */
export function AccountRights({ account }: { account: StaffAccount }) {
	const { clubs } = useStaff();
	const form = useRecordForm<StaffAccount, Rights>({
		record: account,
		read: ({ role, gym_ids }) => ({ role: role === "admin" ? "admin" : "staff", gym_ids }),
		fields: {
			role: { label: m.administration_role, show: (role) => roleWords[role]() },
			gym_ids: { label: m.administration_clubs, show: (ids) => clubsInWords("staff", ids, clubs) },
		},
		save: ({ role, gym_ids }, version) =>
			api.changeStaffAccount({ params: { id: account.id }, body: { role, gym_ids: [...gym_ids], version } }),
		onSaved: keepAccount,
	});
	return (
		<RecordForm form={form}>
			<Panel title={m.administration_rights()} text={m.administration_rights_text()}>
				<RightsFields role={form.control("role")} clubs={form.control("gym_ids")} />
			</Panel>
		</RecordForm>
	);
}
