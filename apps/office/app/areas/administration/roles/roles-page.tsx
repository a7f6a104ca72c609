import { hasRight, type Right, rightNames, staffRoles } from "@kvart/contract/staff/rights";
import { Text, VisuallyHidden } from "@mantine/core";
import { Check, Minus } from "lucide-react";
import { roleLabels, roleTexts } from "../../../lib/roles.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import styles from "./roles-page.module.css";

const rightLabels: Record<Right, () => string> = {
	ownAccount: m.administration_right_own_account,
	ownClasses: m.administration_right_own_classes,
	rosters: m.administration_right_rosters,
	desk: m.administration_right_desk,
	members: m.administration_right_members,
	blockMembers: m.administration_right_block_members,
	memberships: m.administration_right_memberships,
	corrections: m.administration_right_corrections,
	revenue: m.administration_right_revenue,
	statements: m.administration_right_statements,
	enquiries: m.administration_right_enquiries,
	replyTemplates: m.administration_right_reply_templates,
	schedule: m.administration_right_schedule,
	reports: m.administration_right_reports,
	clubPages: m.administration_right_club_pages,
	content: m.administration_right_content,
	administration: m.administration_right_administration,
};

function Mark({ allowed }: { allowed: boolean }) {
	const Icon = allowed ? Check : Minus;
	const label = allowed ? m.administration_right_yes() : m.administration_right_no();
	return (
		<>
			<Icon size={20} aria-hidden data-allowed={allowed || undefined} className={styles.mark} />
			<VisuallyHidden>{label}</VisuallyHidden>
		</>
	);
}

/** The same table that the server checks every call by. */
function RightsTable() {
	return (
		<div className={styles.frame}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{m.administration_right()}</th>
						{staffRoles.map((role) => (
							<th key={role} scope="col" className={styles.cell}>
								{roleLabels[role]()}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rightNames.map((right) => (
						<tr key={right}>
							<th scope="row">{rightLabels[right]()}</th>
							{staffRoles.map((role) => {
								const allowed = hasRight(role, right);
								return (
									<td key={role} className={styles.cell} data-allowed={allowed || undefined}>
										<Mark allowed={allowed} />
										<span className={styles.cellRole} aria-hidden>
											{roleLabels[role]()}
										</span>
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

export function RolesPage() {
	return (
		<>
			<PageHeader title={m.administration_roles()} text={m.administration_roles_text()} />
			<div className={styles.panels}>
				<Panel>
					<dl className={styles.roles}>
						{staffRoles.map((role) => (
							<div key={role}>
								<dt className={styles.name}>{roleLabels[role]()}</dt>
								<Text component="dd" c="dimmed" className={styles.text}>
									{roleTexts[role]()}
								</Text>
							</div>
						))}
					</dl>
				</Panel>
				<Panel>
					<RightsTable />
				</Panel>
			</div>
		</>
	);
}
