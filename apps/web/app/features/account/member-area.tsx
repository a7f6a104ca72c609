import { brand } from "@kvart/contract/brand";
import type { User } from "@kvart/contract/members";
import { Download } from "lucide";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type Providers, readAnswer, readPendingLogIn } from "../../lib/providers.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useProviderAnswer } from "../../lib/use-provider-answer.ts";
import { useLoggedIn, useUser } from "../../lib/use-user.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded/not-loaded.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import { Devices } from "./devices.tsx";
import { EmailChange } from "./email-change.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { proofReturn, withProof } from "./proof.ts";
import { ProofHost } from "./proof-host.tsx";
import { ProviderLinks } from "./provider-links.tsx";
import { Removal } from "./removal.tsx";

interface MemberAreaProps {
	/** Null: none is configured, so there is no section for them. */
	providers: Providers | null;
	bookings: ReactNode;
	membership: ReactNode;
	favourites: ReactNode;
	reminders: ComponentType<{ user: User; onSaved: () => Promise<void> }>;
}

/** The server's page, and the browser's until it reads the session, has the headings and skeletons. */
export function MemberArea(props: MemberAreaProps) {
	const loggedIn = useLoggedIn();
	const { providers } = props;
	const contents = providers ? skeletons : { ...skeletons, providers: undefined };
	return loggedIn ? <OwnSections {...props} /> : <Sections contents={contents} />;
}

/** A section whose content is undefined is left out. */
type Contents = Record<
	| "bookings"
	| "membership"
	| "favourites"
	| "reminders"
	| "profile"
	| "password"
	| "passkeys"
	| "providers"
	| "devices"
	| "data"
	| "removal",
	ReactNode | undefined
>;

const skeletons: Contents = {
	// Announced once for all sections.
	bookings: (
		<Loading>
			<Skeleton shape="text" lines={6} />
		</Loading>
	),
	membership: <Skeleton shape="text" lines={5} />,
	favourites: <Skeleton shape="text" lines={4} />,
	reminders: <Skeleton shape="text" lines={8} />,
	profile: <Skeleton shape="text" lines={10} />,
	password: <Skeleton shape="text" lines={8} />,
	passkeys: <Skeleton shape="text" lines={3} />,
	providers: <Skeleton shape="text" lines={4} />,
	devices: <Skeleton shape="text" lines={3} />,
	data: <Skeleton shape="button" />,
	removal: <Skeleton shape="button" />,
};

function OwnSections({
	providers: configured,
	bookings,
	membership,
	favourites,
	reminders: Reminders,
}: MemberAreaProps) {
	const { data: user, problem, reload } = useUser();
	const reminders = user ? <Reminders user={user} onSaved={reload} /> : problem ? null : skeletons.reminders;
	const { profile, password, passkeys, removal } = user
		? userSections(user, reload)
		: problem
			? {
					profile: <NotLoaded problem={problem} reload={reload} lines={3} />,
					password: null,
					passkeys: null,
					removal: null,
				}
			: skeletons;
	const address = useProviderAnswer();
	const [started] = useState(() => (address ? readPendingLogIn() : null));
	const [answer] = useState(() => address && readAnswer(address, started));
	const failed = address !== null && !answer;
	useEffect(() => {
		if (failed) showToast({ kind: "error", text: m.account_social_failed() });
	}, [failed]);
	const isProof = started?.redirect === proofReturn;
	const links = user && configured && (
		<ProviderLinks answer={isProof ? null : answer} user={user} providers={configured} onChanged={reload} />
	);
	const providers = configured ? (links ?? skeletons.providers) : undefined;
	const devices = <Devices />;
	const data = <DataExport />;
	return (
		<>
			<Sections
				contents={{
					bookings,
					membership,
					favourites,
					reminders,
					profile,
					password,
					passkeys,
					providers,
					devices,
					data,
					removal,
				}}
			/>
			<ProofHost user={user ?? null} providers={configured} answer={isProof ? answer : null} />
		</>
	);
}

function userSections(user: User, reload: () => Promise<void>) {
	return {
		profile: (
			<>
				<ProfileForm user={user} onSaved={reload} />
				<div className={styles.after}>
					<EmailChange user={user} />
				</div>
			</>
		),
		password: <PasswordForm user={user} />,
		passkeys: <Passkeys />,
		removal: <Removal />,
	};
}

function Sections({ contents }: { contents: Contents }) {
	const all: { id: keyof Contents; heading: string; text?: string }[] = [
		{ id: "bookings", heading: m.account_bookings() },
		{ id: "membership", heading: m.memberships_heading(), text: m.memberships_text() },
		{ id: "favourites", heading: m.favourites_heading(), text: m.favourites_text() },
		{ id: "reminders", heading: m.reminders_heading(), text: m.reminders_text() },
		{ id: "profile", heading: m.account_profile(), text: m.account_profile_text() },
		{ id: "password", heading: m.account_change_password(), text: m.account_change_password_text() },
		{ id: "passkeys", heading: m.account_passkeys(), text: m.account_passkeys_text() },
		{ id: "providers", heading: m.account_providers(), text: m.account_providers_text() },
		{ id: "devices", heading: m.account_devices(), text: m.account_devices_text() },
		{ id: "data", heading: m.account_data(), text: m.account_data_text() },
		{ id: "removal", heading: m.account_delete(), text: m.account_delete_text() },
	];
	const sections = all.filter(({ id }) => contents[id] !== undefined);
	return (
		<>
			<nav aria-label={m.account_sections()} data-ground="ink" className={styles.nav}>
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
							<Heading level={2} size="l" id={`${id}-heading`} className={styles.heading}>
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
function DataExport() {
	const { pending, request } = useRequest();

	async function save() {
		const everything = await request(withProof((api) => api.exportUser()));
		if (!everything) return;
		const file = new Blob([JSON.stringify(everything, null, "\t")], { type: "application/json" });
		saveFile(file, `${brand.name.toLowerCase()}-${m.account_data_file()}.json`);
	}

	return (
		<Button look="ghost" glyph={Download} busy={pending} onClick={() => void save()}>
			{m.account_data_send()}
		</Button>
	);
}
