import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { Badge, Button, Text } from "@mantine/core";
import { UserPlus, Users } from "lucide-react";
import { Link } from "react-router";
import { formatInstant } from "../../../lib/format.ts";
import { roleLabels } from "../../../lib/roles.ts";
import { fullName, useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../../parts/states/states.tsx";
import { clubsLabel, stateColors, stateLabel, stateOf, useAccounts } from "./accounts.ts";

function useColumns(): Column<StaffAccount>[] {
	const { clubs } = useStaff();
	return [
		{
			key: "name",
			label: m.administration_name(),
			sortBy: ({ first_name, last_name }) => `${last_name} ${first_name}`,
			csv: fullName,
			cell: (account) => (
				<>
					{fullName(account)}
					<Text size="sm" c="dimmed">
						{account.email}
					</Text>
				</>
			),
		},
		{
			key: "role",
			label: m.administration_role(),
			sortBy: ({ role }) => roleLabels[role](),
			cell: ({ role }) => roleLabels[role](),
		},
		{
			key: "clubs",
			label: m.administration_clubs(),
			csv: (account) => clubsLabel(account, clubs),
			cell: (account) => clubsLabel(account, clubs),
		},
		{
			key: "state",
			label: m.administration_state(),
			sortBy: stateLabel,
			cell: (account) => <Badge color={stateColors[stateOf(account)]}>{stateLabel(account)}</Badge>,
		},
		{
			key: "second_factor",
			label: m.administration_second_factor(),
			narrow: true,
			csv: ({ second_factor }) => (second_factor ? m.parts_yes() : m.parts_no()),
			cell: ({ second_factor }) => (second_factor ? m.parts_yes() : m.parts_no()),
		},
		{
			key: "last_login",
			label: m.administration_last_login(),
			sortBy: ({ last_login_at }) => last_login_at,
			cell: ({ last_login_at }) => (last_login_at ? formatInstant(last_login_at) : m.administration_never()),
		},
	];
}

export function AccountsPage() {
	return (
		<>
			<PageHeader
				title={m.administration_accounts()}
				text={m.administration_accounts_text()}
				actions={
					<Button component={Link} to="/administration/accounts/new" leftSection={<UserPlus size={20} aria-hidden />}>
						{m.administration_invite()}
					</Button>
				}
			/>
			<DataTable
				label={m.administration_accounts()}
				query={useAccounts()}
				columns={useColumns()}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `/administration/accounts/${id}`}
				textOf={(account) => `${fullName(account)} ${account.email} ${account.phone}`}
				searchPlaceholder={m.administration_search_accounts()}
				sorted="name"
				fileName={m.administration_accounts_file()}
				empty={<EmptyState icon={Users} title={m.administration_no_accounts()} />}
			/>
		</>
	);
}
