import type { ReactNode } from "react";
import { useUser } from "../../lib/use-user.ts";
import { Button } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { AccountWords } from "./account.server.ts";
import styles from "./account-page.module.css";
import { AccountSection } from "./account-section.tsx";
import { DataExport } from "./data-export.tsx";
import { Devices } from "./devices.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Removal } from "./removal.tsx";

interface MemberAreaProps {
	words: AccountWords;
	bookings: ReactNode;
}

export function MemberArea({ words, bookings }: MemberAreaProps) {
	const { data: user, problem, reload } = useUser();
	const sections = [
		["bookings", words.bookings],
		["profile", words.profile.heading],
		["password", words.password.heading],
		["devices", words.devices.heading],
		["data", words.data.heading],
		["removal", words.removal.heading],
	] as const;
	return (
		<>
			<nav aria-label={words.sections} data-ground="ink" className={styles["nav"]}>
				<Container>
					<ul className={styles["anchors"]}>
						{sections.map(([id, name]) => (
							<li key={id}>
								<a href={`#${id}`} className={styles["anchor"]}>
									{name}
								</a>
							</li>
						))}
					</ul>
				</Container>
			</nav>
			<Container>
				<AccountSection id="bookings" heading={words.bookings}>
					{bookings}
				</AccountSection>
				<AccountSection id="profile" heading={words.profile.heading} text={words.profile.text}>
					{user && <ProfileForm user={user} words={words.profile} onSaved={reload} />}
					{!user && !problem && (
						<Loading>
							<Skeleton shape="text" lines={10} />
						</Loading>
					)}
					{!user && problem && (
						<Notice
							kind="error"
							live
							action={
								<Button look="ghost" size="small" onClick={() => void reload()}>
									{words.failed.again}
								</Button>
							}
						>
							{words.failed.text}
						</Notice>
					)}
				</AccountSection>
				<AccountSection id="password" heading={words.password.heading} text={words.password.text}>
					{user && <PasswordForm user={user} words={words.password} />}
				</AccountSection>
				<AccountSection id="devices" heading={words.devices.heading} text={words.devices.text}>
					<Devices words={words.devices} />
				</AccountSection>
				<AccountSection id="data" heading={words.data.heading} text={words.data.text}>
					<DataExport words={words.data} />
				</AccountSection>
				<AccountSection id="removal" heading={words.removal.heading} text={words.removal.text}>
					{user && <Removal user={user} words={words.removal} />}
				</AccountSection>
			</Container>
		</>
	);
}
