import { CircleUser, LogIn, LogOut, Menu as MenuGlyph, Smartphone } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { LanguageSwitch } from "../../ui/language-switch/language-switch.tsx";
import styles from "./header.module.css";
import { HomeLink } from "./home-link.tsx";
import { Menu, menuId } from "./menu.tsx";
import { Person } from "./person.tsx";
import type { MenuEntry } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";
import { useMenus } from "./use-menus.ts";
import { useWords } from "./words.ts";

interface HeaderProps {
	entries: readonly MenuEntry[];
	search: ReactNode;
}

export function Header({ entries, search }: HeaderProps) {
	const header = useRef<HTMLElement>(null);
	const localePath = useLocalePath();
	const words = useWords();
	useMenus(header);
	return (
		<header ref={header} data-ground="ink" className={styles["header"]}>
			<Container className={styles["bar"]}>
				<HomeLink />
				<Menu entries={entries} />
				<div className={styles["tools"]}>
					{search}
					<ShellLink path="/application" className={classNames(styles["tool"], styles["application"])}>
						<Icon glyph={Smartphone} />
						<span className={styles["label"]}>{words.application}</span>
					</ShellLink>
					<LanguageSwitch label={words.language} />
					<Person
						className={styles["tool"]}
						logIn={<Tool glyph={LogIn} label={words.logIn} />}
						logOut={<Tool glyph={LogOut} label={words.logOut} />}
						account={
							<>
								<Icon glyph={CircleUser} />
								<span className={styles["label"]}>{words.account}</span>
							</>
						}
					/>
					<LinkButton to={localePath("/free-training")} size="small" arrow="forward" className={styles["trial"]}>
						{words.freeTrial}
					</LinkButton>
					<IconButton
						glyph={MenuGlyph}
						label={words.menu}
						look="bare"
						popoverTarget={menuId}
						className={styles["burger"]}
					/>
				</div>
			</Container>
		</header>
	);
}

function Tool({ glyph, label }: { glyph: typeof LogIn; label: string }) {
	return (
		<>
			<Icon glyph={glyph} />
			<span className={styles["personLabel"]}>{label}</span>
		</>
	);
}
