import type { Locale } from "@kvart/contract/locale";
import { emailRule, phoneRule, required } from "@kvart/contract/rules";
import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { useNavigate } from "react-router";
import { currentLanguage } from "../../../i18n/language.ts";
import { api } from "../../../lib/api.ts";
import { roleLabels } from "../../../lib/roles.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { FormGrid } from "../../../parts/fields/field-group.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { checkFields } from "../../../parts/record-form/field-codes.ts";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { cacheAccount } from "./accounts.ts";
import { type Rights, RightsFields } from "./rights-fields.tsx";

interface Invitation extends Rights {
	email: string;
	first_name: string;
	last_name: string;
	phone: string;
	language: Locale;
}

const blank = {
	version: 0,
	email: "",
	first_name: "",
	last_name: "",
	phone: "",
	role: "receptionist",
	all_clubs: false,
	gym_ids: [],
	coach_id: null,
} as const;

/** New people get a mail with a link; existing members only get the role. */
export function InvitePage() {
	const navigate = useNavigate();
	const form = useRecordForm<Pick<StaffAccount, keyof Invitation | "version">, Invitation>({
		draft: "invitation",
		record: { ...blank, gym_ids: [], language: currentLanguage() },
		read: ({ role, ...record }) => ({ ...record, role: role === "member" ? "receptionist" : role }),
		fields: {
			email: { label: m.administration_email },
			first_name: { label: m.administration_first_name },
			last_name: { label: m.administration_last_name },
			phone: { label: m.administration_phone },
			language: { label: m.administration_mail_language },
			role: { label: m.administration_role, show: (role) => roleLabels[role]() },
			all_clubs: { label: m.administration_all_clubs },
			gym_ids: { label: m.administration_clubs },
			coach_id: { label: m.administration_coach },
		},
		check: (values) =>
			checkFields(values, { email: emailRule, first_name: required, last_name: required, phone: phoneRule }),
		save: async ({ gym_ids, ...invitation }) => {
			const account = await api.inviteStaffAccount({ body: { ...invitation, gym_ids: [...gym_ids] } });
			cacheAccount(account);
			return account;
		},
		done: m.administration_invited,
		onSaved: () => void navigate("/administration/accounts"),
	});

	return (
		<>
			<PageHeader
				title={m.administration_invite()}
				text={m.administration_invite_text()}
				back={{ to: "/administration/accounts", label: m.administration_accounts() }}
			/>
			<RecordForm form={form} saveLabel={m.administration_invite_send()}>
				<Panel title={m.administration_person()}>
					<FormGrid>
						<TextField {...form.control("first_name")} required />
						<TextField {...form.control("last_name")} required />
						<TextField {...form.control("email")} required type="email" description={m.administration_email_text()} />
						<TextField {...form.control("phone")} required type="tel" />
						<SelectField
							{...form.control("language")}
							options={[
								{ value: "sr", label: m.parts_in_serbian() },
								{ value: "en", label: m.parts_in_english() },
							]}
							onChange={(language) => language && form.set("language", language)}
						/>
					</FormGrid>
				</Panel>
				<Panel title={m.administration_rights()}>
					<RightsFields
						role={form.control("role")}
						allClubs={form.control("all_clubs")}
						clubs={form.control("gym_ids")}
						coach={form.control("coach_id")}
					/>
				</Panel>
			</RecordForm>
		</>
	);
}
