import { Menu, Text, VisuallyHidden } from "@mantine/core";
import { ExternalLink, Lock, LogOut } from "lucide-react";
import { Link } from "react-router";
import { currentLanguage } from "../i18n/language.ts";
import { api, goToLogin } from "../lib/api.ts";
import { roleLabels } from "../lib/roles.ts";
import { publicAddress } from "../lib/session.ts";
import { fullName, useStaff } from "../lib/staff.ts";
import { m } from "../paraglide/messages.js";
import { useConfirmLeave } from "../parts/dialog/dialog.tsx";
import { lockNow } from "./lock.tsx";
import type { Area } from "./navigation.tsx";
import styles from "./shell.module.css";

async function logOut() {
	// Logs out here even if the server does not respond.
	await api.logout().catch(() => undefined);
	goToLogin();
}

export function AccountMenu({ areas }: { areas: readonly Area[] }) {
	const staff = useStaff();
	const { confirmLeave, dialog } = useConfirmLeave();
	const name = fullName(staff);
	const initials = `${staff.first_name.charAt(0)}${staff.last_name.charAt(0)}`.toUpperCase();
	return (
		<>
			<Menu position="bottom-end" width={260}>
				<Menu.Target>
					<button type="button" className={styles.person}>
						<span className={styles.personName}>{name}</span>
						<VisuallyHidden>{m.shell_account_menu()}</VisuallyHidden>
						<span className={styles.initials} aria-hidden>
							{initials}
						</span>
					</button>
				</Menu.Target>
				<Menu.Dropdown>
					<Menu.Label>
						<Text fw={700} c="ink">
							{name}
						</Text>
						<Text size="sm" c="dimmed">
							{staff.email}
						</Text>
						<Text size="sm" c="dimmed">
							{roleLabels[staff.role]()}
						</Text>
					</Menu.Label>
					<Menu.Divider />
					{areas
						.filter(({ inMenu }) => inMenu)
						.map(({ path, label, icon: Icon }) => (
							<Menu.Item key={path} component={Link} to={`/${path}`} leftSection={<Icon size={18} aria-hidden />}>
								{label()}
							</Menu.Item>
						))}
					<Menu.Item
						component="a"
						href={publicAddress("/", currentLanguage())}
						leftSection={<ExternalLink size={18} aria-hidden />}
					>
						{m.shell_public_site()}
					</Menu.Item>
					<Menu.Item leftSection={<Lock size={18} aria-hidden />} onClick={lockNow}>
						{m.shell_lock()}
					</Menu.Item>
					<Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={() => confirmLeave(() => void logOut())}>
						{m.shell_log_out()}
					</Menu.Item>
				</Menu.Dropdown>
			</Menu>
			{dialog}
		</>
	);
}
