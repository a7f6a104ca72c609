import type { AccountRole, StaffRole } from "@kvart/contract/staff/rights";
import { m } from "../paraglide/messages.js";

export const roleLabels: Record<AccountRole, () => string> = {
	member: m.shell_role_member,
	receptionist: m.shell_role_receptionist,
	coach: m.shell_role_coach,
	manager: m.shell_role_manager,
	editor: m.shell_role_editor,
	admin: m.shell_role_admin,
};

/** The work of each role, in one sentence. */
export const roleTexts: Record<StaffRole, () => string> = {
	receptionist: m.shell_role_receptionist_text,
	coach: m.shell_role_coach_text,
	manager: m.shell_role_manager_text,
	editor: m.shell_role_editor_text,
	admin: m.shell_role_admin_text,
};
