import { CircleUser, LogIn, LogOut, Menu as MenuGlyph, Smartphone } from "lucide";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { LanguageSwitch } from "../../ui/language-switch/language-switch.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./header.module.css";
import { HomeLink, SessionLinks, ShellLink } from "./links.tsx";
import { Menu, menuId } from "./menu.tsx";
import type { MenuEntry } from "./shell.server.ts";

interface HeaderProps {
	entries: readonly MenuEntry[];
	search: ReactNode;
}

export function Header({ entries, search }: HeaderProps) {
	const localePath = useLocalePath();
	return (
		<header data-menus="" data-ground="ink" className={styles.header}>
			<Container className={styles.bar}>
				<HomeLink />
				<Menu entries={entries} />
				<div className={styles.tools}>
					{search}
					<ShellLink path="/application" className={styles.tool}>
						<Icon glyph={Smartphone} />
						<VisuallyHidden>{m.shell_application()}</VisuallyHidden>
					</ShellLink>
					<LanguageSwitch label={m.shell_language()} />
					<SessionLinks
						className={styles.tool}
						logIn={<Tool glyph={LogIn} label={m.shell_log_in()} />}
						logOut={<Tool glyph={LogOut} label={m.shell_log_out()} />}
						account={
							<>
								<Icon glyph={CircleUser} />
								<VisuallyHidden>{m.shell_account()}</VisuallyHidden>
							</>
						}
					/>
					<LinkButton to={localePath("/free-training")} size="small" arrow="forward" className={styles.trial}>
						{m.shell_free_trial()}
					</LinkButton>
					<IconButton
						glyph={MenuGlyph}
						label={m.shell_menu()}
						look="bare"
						popoverTarget={menuId}
						className={styles.burger}
					/>
				</div>
			</Container>
		</header>
	);
}

function Tool({ glyph, label }: { glyph: typeof LogIn; label: string }) {
	return (
		<>
			<span className={styles.personGlyph}>
				<Icon glyph={glyph} />
			</span>
			{label}
		</>
	);
}
