import { brand } from "@kvart/contract/brand";
import type { User } from "@kvart/contract/members";
import { Download } from "lucide";
import type { ReactNode } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { useLoggedIn, useUser } from "../../lib/use-user.ts";
import { Button } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";
import { Devices, LoadFailed } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Removal } from "./removal.tsx";

interface MemberAreaProps {
	texts: AccountTexts;
	bookings: ReactNode;
}

/** The server's page, and the browser's until it reads the session, has the headings and skeletons. */
export function MemberArea({ texts, bookings }: MemberAreaProps) {
	const loggedIn = useLoggedIn();
	return loggedIn ? <OwnSections texts={texts} bookings={bookings} /> : <Sections texts={texts} contents={skeletons} />;
}

type Contents = Record<"bookings" | "profile" | "password" | "passkeys" | "devices" | "data" | "removal", ReactNode>;

const skeletons: Contents = {
	// Announced once for all sections.
	bookings: (
		<Loading>
			<Skeleton shape="text" lines={6} />
		</Loading>
	),
	profile: <Skeleton shape="text" lines={10} />,
	password: <Skeleton shape="text" lines={8} />,
	passkeys: <Skeleton shape="text" lines={3} />,
	devices: <Skeleton shape="text" lines={3} />,
	data: <Skeleton shape="button" />,
	removal: <Skeleton shape="button" />,
};

function OwnSections({ texts, bookings }: MemberAreaProps) {
	const { data: user, problem, reload } = useUser();
	const { profile, password, passkeys, removal } = user
		? userSections(user, texts, reload)
		: problem
			? {
					profile: <LoadFailed texts={texts.failed} problem={problem} onRetry={reload} />,
					password: null,
					passkeys: null,
					removal: null,
				}
			: skeletons;
	const devices = <Devices texts={texts.devices} failed={texts.failed} />;
	const data = <DataExport texts={texts.data} />;
	return <Sections texts={texts} contents={{ bookings, profile, password, passkeys, devices, data, removal }} />;
}

function userSections(user: User, texts: AccountTexts, reload: () => Promise<void>) {
	return {
		profile: <ProfileForm user={user} texts={texts.profile} onSaved={reload} />,
		password: <PasswordForm user={user} texts={texts.password} />,
		passkeys: <Passkeys user={user} texts={texts.passkeys} failed={texts.failed} />,
		removal: <Removal user={user} texts={texts.removal} />,
	};
}

function Sections({ texts, contents }: { texts: AccountTexts; contents: Contents }) {
	const { profile, password, passkeys, devices, data, removal } = texts;
	const sections: { id: keyof Contents; heading: string; text?: string }[] = [
		{ id: "bookings", heading: texts.bookings },
		{ id: "profile", ...profile },
		{ id: "password", ...password },
		{ id: "passkeys", ...passkeys },
		{ id: "devices", ...devices },
		{ id: "data", ...data },
		{ id: "removal", ...removal },
	];
	return (
		<>
			<nav aria-label={texts.sections} data-ground="ink" className={styles.nav}>
				<Container>
					<ul className={styles.anchors}>
						{sections.map(({ id, heading }) => (
							<li key={id}>
								<a href={`#${id}`} className={styles.anchor}>
									{heading}
								</a>
							</li>
						))}
					</ul>
				</Container>
			</nav>
			<Container className={styles.area}>
				{sections.map(({ id, heading, text }) => (
					<section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
						<div>
							<Heading level={2} size="l" id={`${id}-heading`}>
								{heading}
							</Heading>
							{text && <p className={styles.text}>{text}</p>}
						</div>
						<div className={styles.content}>{contents[id]}</div>
					</section>
				))}
			</Container>
		</>
	);
}

/** Downloads everything that is stored about the member. */
function DataExport({ texts }: { texts: AccountTexts["data"] }) {
	const { pending, request } = useRequest();

	async function save() {
		const everything = await request((api) => api.exportUser());
		if (!everything) return;
		const file = new Blob([JSON.stringify(everything, null, "\t")], { type: "application/json" });
		saveFile(file, `${brand.name.toLowerCase()}-${texts.file}.json`);
	}

	return (
		<Button look="ghost" glyph={Download} busy={pending} onClick={() => void save()}>
			{texts.send}
		</Button>
	);
}
