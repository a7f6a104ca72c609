import { Menu, Text, VisuallyHidden } from "@mantine/core";
import { Check, ExternalLink, Lock, LogOut, Moon, Sun, SunMoon } from "lucide-react";
import { Link } from "react-router";
import { currentLanguage } from "../i18n/language.ts";
import { api, goToLogin } from "../lib/api.ts";
import { chooseLook, type Look, looks, useLook } from "../lib/look.ts";
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

const lookLabels: Record<Look, () => string> = {
	device: m.shell_look_device,
	light: m.shell_look_light,
	dark: m.shell_look_dark,
};
const lookIcons = { device: SunMoon, light: Sun, dark: Moon };

function LookIcon({ look }: { look: Look }) {
	const Icon = lookIcons[look];
	return <Icon size={18} aria-hidden />;
}

export function AccountMenu({ areas }: { areas: readonly Area[] }) {
	const staff = useStaff();
	const shown = useLook();
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
						<Text fw={700} c="var(--text)">
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
					<Menu.Divider />
					<Menu.Label>{m.shell_look()}</Menu.Label>
					{looks.map((look) => (
						<Menu.Item
							key={look}
							role="menuitemradio"
							aria-checked={look === shown}
							closeMenuOnClick={false}
							leftSection={<LookIcon look={look} />}
							rightSection={look === shown && <Check size={18} aria-hidden />}
							onClick={() => chooseLook(look)}
						>
							{lookLabels[look]()}
						</Menu.Item>
					))}
					<Menu.Divider />
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
