import { phoneRule } from "@kvart/contract/rules";
import type { StaffMember } from "@kvart/contract/staff/members";
import { api } from "../../lib/api.ts";
import { m } from "../../paraglide/messages.js";
import { FormGrid } from "../../parts/fields/field-group.tsx";
import { TextField } from "../../parts/fields/text-fields.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { checkFields } from "../../parts/record-form/field-codes.ts";
import { RecordForm } from "../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../parts/record-form/use-record-form.ts";
import { cacheMember } from "./use-member.ts";

interface ContactValues {
	phone: string;
	card_id: string;
}

/** Details that the desk may change; members change their own address, because it has to be confirmed. */
export function MemberContact({ member }: { member: StaffMember }) {
	const form = useRecordForm<StaffMember, ContactValues>({
		record: member,
		draft: `member-contact:${member.id}`,
		read: ({ phone, card_id }) => ({ phone, card_id: card_id ?? "" }),
		fields: { phone: { label: m.members_phone }, card_id: { label: m.members_card } },
		check: (values) => checkFields(values, { phone: phoneRule }),
		save: (values, version) => api.changeMemberContact({ params: { id: member.id }, body: { ...values, version } }),
		onSaved: cacheMember,
	});
	return (
		<RecordForm form={form}>
			<Panel title={m.members_contact()}>
				<FormGrid>
					<TextField {...form.control("phone")} required type="tel" />
					<TextField {...form.control("card_id")} description={m.members_card_text()} />
				</FormGrid>
			</Panel>
		</RecordForm>
	);
}
