import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { RegisterData, RegisterRefused } from "./register.server.ts";
import { RegisterForm } from "./register-form.tsx";

interface RegisterAppProps {
	data: RegisterData["app"];
	/** Of a form that was sent without scripts. */
	refused?: RegisterRefused | undefined;
}

export function RegisterApp({ data, refused }: RegisterAppProps) {
	const { words } = data;
	const localePath = useLocalePath();
	const [registered, setRegistered] = useState<string | null>(null);
	return (
		<>
			<RegisterForm words={words} refused={refused} onRegistered={setRegistered} />
			{data.providers && <ProviderButtons providers={data.providers} words={data.social} redirect={null} />}
			<p className={styles.below}>
				{words.have} <TextLink to={localePath("/login")}>{words.logIn}</TextLink>
			</p>
			{registered !== null && <ConfirmSheet words={data.confirm} email={registered} />}
		</>
	);
}
