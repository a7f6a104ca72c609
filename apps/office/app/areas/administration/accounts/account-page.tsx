import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { Badge } from "@mantine/core";
import { useParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { formatInstant } from "../../../lib/format.ts";
import { roleLabels } from "../../../lib/roles.ts";
import { fullName, useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { Facts, MailLink, PhoneLink } from "../../../parts/facts/facts.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { NotFound, QueryResult } from "../../../parts/states/states.tsx";
import { AccountActions } from "./account-actions.tsx";
import styles from "./account-page.module.css";
import { cacheAccount, clubNames, stateColors, stateLabel, stateOf, useAccounts } from "./accounts.ts";
import { type Rights, RightsFields } from "./rights-fields.tsx";

function AccountFacts({ account }: { account: StaffAccount }) {
	const { email, phone, last_login_at, open_sessions, second_factor, language } = account;
	return (
		<Panel title={m.administration_account()}>
			<Facts
				facts={[
					[
						m.administration_state(),
						<Badge key="state" color={stateColors[stateOf(account)]}>
							{stateLabel(account)}
						</Badge>,
					],
					[m.administration_email(), <MailLink key="email" email={email} />],
					[m.administration_phone(), <PhoneLink key="phone" phone={phone} />],
					[m.administration_mail_language(), language === "sr" ? m.parts_in_serbian() : m.parts_in_english()],
					[m.administration_last_login(), last_login_at ? formatInstant(last_login_at) : m.administration_never()],
					[m.administration_open_sessions(), String(open_sessions)],
					[m.administration_second_factor(), second_factor ? m.administration_on() : m.administration_off()],
				]}
			/>
		</Panel>
	);
}

function AccountRights({ account }: { account: StaffAccount }) {
	const { clubs } = useStaff();
	const form = useRecordForm<StaffAccount, Rights>({
		record: account,
		draft: `account:${account.id}`,
		read: ({ role, all_clubs, gym_ids, coach_id }) => ({
			// The list has only staff.
			role: role === "member" ? "receptionist" : role,
			all_clubs,
			gym_ids,
			coach_id,
		}),
		fields: {
			role: { label: m.administration_role, show: (role) => roleLabels[role]() },
			all_clubs: { label: m.administration_all_clubs },
			gym_ids: { label: m.administration_clubs, show: (ids) => clubNames(ids, clubs) },
			coach_id: { label: m.administration_coach },
		},
		save: ({ gym_ids, ...rights }, version) =>
			api.changeStaffAccount({ params: { id: account.id }, body: { ...rights, gym_ids: [...gym_ids], version } }),
		onSaved: cacheAccount,
	});
	return (
		<RecordForm form={form}>
			<Panel title={m.administration_rights()} text={m.administration_rights_text()}>
				<RightsFields
					role={form.control("role")}
					allClubs={form.control("all_clubs")}
					clubs={form.control("gym_ids")}
					coach={form.control("coach_id")}
				/>
			</Panel>
		</RecordForm>
	);
}

export function AccountPage() {
	const { id } = useParams();
	return (
		<QueryResult query={useAccounts()}>
			{(accounts) => {
				const account = accounts.find((one) => String(one.id) === id);
				if (!account) return <NotFound />;
				return (
					<>
						<PageHeader
							title={fullName(account)}
							back={{ to: "/administration/accounts", label: m.administration_accounts() }}
						/>
						<div className={styles.columns}>
							<AccountRights key={account.id} account={account} />
							<AccountFacts account={account} />
						</div>
						<AccountActions account={account} />
					</>
				);
			}}
		</QueryResult>
	);
}
