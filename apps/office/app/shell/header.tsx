import { Select } from "@mantine/core";
import { MapPin } from "lucide-react";
import { useClub } from "../lib/club.ts";
import { formatList } from "../lib/format.ts";
import { useStaff } from "../lib/staff.ts";
import { m } from "../paraglide/messages.js";
import { useConfirmLeave } from "../parts/dialog/dialog.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Find } from "./find/find.tsx";
import { LanguageButtons } from "./language-buttons.tsx";
import type { Area } from "./navigation.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import styles from "./shell.module.css";

const all = "all";

/** Shows the account's clubs; a select if the open area follows one club. */
function ClubChoice({ follows }: { follows: boolean }) {
	const { whole_chain } = useStaff();
	const { club, clubs, choose } = useClub();
	if (!follows || clubs.length < 2) {
		const name = whole_chain ? m.shell_whole_chain() : formatList(clubs.map((own) => own.name));
		return (
			<div className={styles.clubName} title={name}>
				<MapPin size={18} aria-hidden />
				<span>{name}</span>
			</div>
		);
	}
	return (
		<Select
			className={styles.club}
			aria-label={m.shell_club()}
			leftSection={<MapPin size={18} aria-hidden />}
			allowDeselect={false}
			searchable={clubs.length > 8}
			data={[
				{ value: all, label: whole_chain ? m.shell_all_clubs() : m.shell_own_clubs() },
				...clubs.map(({ id, name }) => ({ value: String(id), label: name })),
			]}
			value={club ? String(club.id) : all}
			onChange={(id) => choose(clubs.find((own) => String(own.id) === id) ?? null)}
		/>
	);
}

function LanguageSwitch() {
	const { user_id } = useStaff();
	const { confirmLeave, dialog } = useConfirmLeave();
	return (
		<>
			<LanguageButtons account={user_id} before={confirmLeave} />
			{dialog}
		</>
	);
}

interface HeaderProps {
	areas: readonly Area[];
	area: Area | undefined;
}

export function Header({ areas, area }: HeaderProps) {
	return (
		<header className={styles.header}>
			<PhoneMenu areas={areas} language={<LanguageSwitch />} />
			<ClubChoice follows={area?.followsClub ?? false} />
			<div className={styles.end}>
				<Find />
				<div className={styles.wideOnly}>
					<LanguageSwitch />
				</div>
				<AccountMenu areas={areas} />
			</div>
		</header>
	);
}
