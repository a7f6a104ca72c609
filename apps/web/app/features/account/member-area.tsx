import type { User } from "@kvart/contract/members";
import type { ReactNode } from "react";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import { useUser } from "../../lib/use-user.ts";
import { Container } from "../../ui/container/container.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { AccountWords } from "./account.server.ts";
import styles from "./account-page.module.css";
import { AccountSection } from "./account-section.tsx";
import { DataExport } from "./data-export.tsx";
import { Devices } from "./devices.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Removal } from "./removal.tsx";
import { SectionNav } from "./section-nav.tsx";

interface MemberAreaProps {
	words: AccountWords;
	/** The member's places in trainings, which are a feature of their own. */
	bookings: ReactNode;
}

/** What stands in the sections: nothing of the member's before the session is known. */
interface Contents {
	bookings: ReactNode;
	profile: ReactNode;
	password: ReactNode;
	devices: ReactNode;
	data: ReactNode;
	removal: ReactNode;
}

const outline: Contents = {
	// Said once for all of them.
	bookings: (
		<Loading>
			<Skeleton shape="text" lines={6} />
		</Loading>
	),
	profile: <Skeleton shape="text" lines={10} />,
	password: <Skeleton shape="text" lines={8} />,
	devices: <Skeleton shape="text" lines={3} />,
	data: <Skeleton shape="button" />,
	removal: <Skeleton shape="button" />,
};

function Sections({ words, contents }: { words: AccountWords; contents: Contents }) {
	const { profile, password, devices, data, removal } = words;
	const sections: { id: keyof Contents; heading: string; text?: string }[] = [
		{ id: "bookings", heading: words.bookings },
		{ id: "profile", ...profile },
		{ id: "password", ...password },
		{ id: "devices", ...devices },
		{ id: "data", ...data },
		{ id: "removal", ...removal },
	];
	return (
		<>
			<SectionNav label={words.sections} sections={sections} />
			<Container className={styles.area}>
				{sections.map(({ id, heading, text }) => (
					<AccountSection key={id} id={id} heading={heading} text={text}>
						{contents[id]}
					</AccountSection>
				))}
			</Container>
		</>
	);
}

/** What needs the member's data. */
function contentsOf(user: User, words: AccountWords, reload: () => Promise<void>) {
	return {
		profile: <ProfileForm user={user} words={words.profile} onSaved={reload} />,
		password: <PasswordForm user={user} words={words.password} />,
		removal: <Removal user={user} words={words.removal} />,
	};
}

function OwnSections({ words, bookings }: MemberAreaProps) {
	const { data: user, problem, reload } = useUser();
	const { profile, password, removal } = user
		? contentsOf(user, words, reload)
		: problem
			? {
					profile: <LoadFailed words={words.failed} problem={problem} onAgain={reload} />,
					password: null,
					removal: null,
				}
			: outline;
	const devices = <Devices words={words.devices} failed={words.failed} />;
	const data = <DataExport words={words.data} />;
	return <Sections words={words} contents={{ bookings, profile, password, devices, data, removal }} />;
}

/** The server's page, and the browser's until it knows the session, has the headings and outlines. */
export function MemberArea({ words, bookings }: MemberAreaProps) {
	const loggedIn = useLoggedIn();
	return loggedIn ? <OwnSections words={words} bookings={bookings} /> : <Sections words={words} contents={outline} />;
}
