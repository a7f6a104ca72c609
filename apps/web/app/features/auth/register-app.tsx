import { lazy, Suspense, useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./entrance-form.module.css";
import { EntranceFrame } from "./entrance-frame.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { RegisterData } from "./register.server.ts";
import { RegisterForm } from "./register-form.tsx";
import { ScriptsNeeded } from "./scripts-needed.tsx";

const ConfirmSheet = lazy(async () => ({ default: (await import("./confirm-sheet.tsx")).ConfirmSheet }));

export function RegisterPage({ data }: { data: RegisterData }) {
	const { words } = data;
	const localePath = useLocalePath();
	const [registered, setRegistered] = useState<string | null>(null);
	return (
		<EntranceFrame poster={data.poster} title={words.form}>
			<ScriptsNeeded text={words.scriptsNeeded} />
			<RegisterForm words={words} onRegistered={setRegistered} />
			{data.providers && <ProviderButtons providers={data.providers} words={data.social} redirect={null} />}
			<p className={styles["below"]}>
				{words.have} <TextLink to={localePath("/login")}>{words.logIn}</TextLink>
			</p>
			<Suspense>{registered !== null && <ConfirmSheet words={data.confirm} email={registered} />}</Suspense>
		</EntranceFrame>
	);
}
