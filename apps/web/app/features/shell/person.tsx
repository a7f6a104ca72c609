import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
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
	return (
		<>
			<ShellLink path="/login" className={classNames(className, styles.visitor)}>
				{logIn}
			</ShellLink>
			{account && (
				<ShellLink path="/account" className={classNames(className, styles.member)}>
					{account}
				</ShellLink>
			)}
			{/* Only scripts know who is logged in, so without them nobody sees it. */}
			<button type="button" data-log-out={useLocalePath()("/login")} className={classNames(className, styles.member)}>
				{logOut}
			</button>
		</>
	);
}
