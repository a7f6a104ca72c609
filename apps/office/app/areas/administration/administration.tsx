import type { ComponentType } from "react";
import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { AccountPage } from "./accounts/account-page.tsx";
import { AccountsPage } from "./accounts/accounts-page.tsx";
import { InvitePage } from "./accounts/invite-page.tsx";
import type { FieldsByEntity } from "./audit/audit-fields.ts";
import { AuditPage } from "./audit/audit-page.tsx";
import { RetentionPage } from "./retention/retention-page.tsx";
import { RolesPage } from "./roles/roles-page.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";

/** `fields` are those of the records, whose forms are in other areas. */
export function administrationWith(fields: FieldsByEntity): ComponentType {
	const pages: AreaPage[] = [
		{ path: "accounts", label: m.administration_accounts, element: <AccountsPage /> },
		{ path: "accounts/new", element: <InvitePage /> },
		{ path: "accounts/:id", element: <AccountPage /> },
		{ path: "roles", label: m.administration_roles, element: <RolesPage /> },
		{ path: "settings", label: m.administration_settings, element: <SettingsPage /> },
		{ path: "retention", label: m.administration_retention, element: <RetentionPage /> },
		{ path: "audit", label: m.administration_audit, element: <AuditPage fields={fields} /> },
	];
	return function Administration() {
		return <AreaPages path="/administration" label={m.shell_administration()} pages={pages} />;
	};
}
