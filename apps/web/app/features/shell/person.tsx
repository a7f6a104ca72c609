import { type ReactNode, useState } from "react";
import { goTo } from "../../lib/go-to.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { endSession } from "../../lib/session.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import styles from "./person.module.css";
import { ShellLink } from "./shell-link.tsx";

interface PersonProps {
	className?: string | undefined;
	logIn: ReactNode;
	logOut: ReactNode;
	/** The face of the link to the member's own page, where there is room for it. */
	account?: ReactNode;
}

/** Log in and log out (and the own page), both in the page: an attribute on `<html>` says which one shows. */
export function Person({ className, logIn, logOut, account }: PersonProps) {
	const localePath = useLocalePath();
	const [busy, setBusy] = useState(false);

	async function leave() {
		setBusy(true);
		const { api } = await import("../../lib/api.ts");
		// The visitor wants to be out; a server that cannot be reached is no reason to stay.
		await api.logout().catch(() => undefined);
		endSession();
		setBusy(false);
		goTo(localePath("/login"));
	}

	return (
		<>
			<ShellLink path="/login" className={classNames(className, styles["visitor"])}>
				{logIn}
			</ShellLink>
			{account && (
				<ShellLink path="/account" className={classNames(className, styles["member"])}>
					{account}
				</ShellLink>
			)}
			<button
				type="button"
				className={classNames(className, styles["member"])}
				disabled={busy}
				onClick={() => void leave()}
			>
				{logOut}
			</button>
		</>
	);
}
