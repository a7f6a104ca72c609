import { brand } from "@kvart/contract/brand";
import type { ReactNode } from "react";
import { barePath } from "../../i18n/locale.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Link } from "../../ui/link/link.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import styles from "./links.module.css";

/** `aria-current` of a link to a bare path. Anchors are never marked: all sections of the page would be. */
export function currentOf(path: string, shown: string): "page" | "true" | undefined {
	if (path.includes("#")) return undefined;
	if (path === shown) return "page";
	return path !== "/" && shown.startsWith(`${path}/`) ? "true" : undefined;
}

/** Whether the page shown is among these, anchors included. */
export function holdsCurrent(paths: readonly string[], shown: string): boolean {
	return paths.some((path) => currentOf(path.split("#", 1)[0] ?? path, shown));
}

export function useBarePath(): string {
	return barePath(useAddress().pathname);
}

interface ShellLinkProps {
	/** Without the language. */
	path: string;
	children: ReactNode;
	className?: string | undefined;
	"aria-label"?: string;
}

/** A link in the language of the page, marked if it leads to the page shown. */
export function ShellLink({ path, children, className, "aria-label": label }: ShellLinkProps) {
	const localePath = useLocalePath();
	return (
		<Link to={localePath(path)} className={className} aria-label={label} aria-current={currentOf(path, useBarePath())}>
			{children}
		</Link>
	);
}

export function HomeLink() {
	return (
		<ShellLink path="/" className={styles.home} aria-label={m.shell_home_link({ name: brand.name })}>
			<Wordmark />
		</ShellLink>
	);
}

const logOutId = "log-out";

/** The form of the log-out buttons: sent if one is pressed before the script has loaded. */
export function LogOutForm() {
	return <form id={logOutId} method="post" action={useLocalePath()("/login")} hidden />;
}

interface SessionLinksProps {
	className?: string | undefined;
	logIn: ReactNode;
	account: ReactNode;
	logOut: ReactNode;
}

/**
 * Log-in, log-out and account are all in the page; an attribute on `<html>` decides which ones are shown. Without
 * stylesheets all are, so a word says for whom.
 */
export function SessionLinks({ className, logIn, account, logOut }: SessionLinksProps) {
	return (
		<>
			<ShellLink path="/login" className={classNames(className, styles.visitor)}>
				{logIn}
			</ShellLink>
			<span className={styles.textOnly}> {m.shell_for_members()} </span>
			<ShellLink path="/account" className={classNames(className, styles.member)}>
				{account}
			</ShellLink>{" "}
			<button
				type="submit"
				form={logOutId}
				name="intent"
				value="log-out"
				data-log-out=""
				className={classNames(className, styles.member)}
			>
				{logOut}
			</button>
		</>
	);
}
