import { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffSession } from "@kvart/contract/staff/session";
import { useEffect, useRef } from "react";
import { api } from "../lib/api.ts";
import { watchIdle } from "../lib/idle.ts";
import { type LockReason, lock, unlock, useLock } from "../lib/lock.ts";
import { queryClient, sessionQuery } from "../lib/queries.ts";
import { isLoggedIn, onOtherTabUsed, onSessionChange } from "../lib/session.ts";
import { m } from "../paraglide/messages.js";
import styles from "./lock.module.css";
import { LockForm } from "./lock-form.tsx";

/** Locks the server's session too, so that the token alone is of no use. */
export function lockNow(): void {
	lock("idle");
	void api.lockStaffSession().catch(() => undefined);
}

function isOpen({ locked, second_factor }: StaffSession): boolean {
	return !locked && second_factor !== "needed";
}

function open(session: StaffSession): void {
	queryClient.setQueryData(sessionQuery.queryKey, session);
	unlock();
}

/** Another tab logged in, logged out or unlocked: nothing of another account may stay on the screen. */
async function followOtherTab(userId: number): Promise<void> {
	if (!isLoggedIn()) return window.location.reload();
	const session = await api.getStaffSession().catch((error: unknown) => error);
	if (session instanceof StaffApiError) {
		// A member logged in.
		if (session.code === "ERR_BAD_ROLE") window.location.reload();
	} else if ((session as StaffSession).user_id !== userId) window.location.reload();
	else if (isOpen(session as StaffSession)) open(session as StaffSession);
	return undefined;
}

/** In the browser's top layer: above every open dialog, and nothing below it can be reached. The page stays as it is. */
function LockScreen({ session, reason }: { session: StaffSession; reason: LockReason }) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			className={styles.screen}
			aria-label={m.shell_lock_title()}
			onCancel={(event) => event.preventDefault()}
			// Some browsers close it at the second Escape all the same.
			onClose={() => dialog.current?.showModal()}
		>
			<div className={styles.box} data-ground="bone">
				<LockForm session={session} reason={reason} onOpen={open} />
			</div>
		</dialog>
	);
}

export function Lock({ session }: { session: StaffSession }) {
	const locked = useLock();
	const { user_id: userId } = session;
	const reason = locked ?? (session.locked ? "idle" : null);

	useEffect(() => onSessionChange(() => void followOtherTab(userId)), [userId]);
	useEffect(() => {
		if (reason !== null) return onOtherTabUsed(() => void followOtherTab(userId));
		return watchIdle({ onIdle: lockNow, onActive: () => void api.getStaffSession().catch(() => undefined) });
	}, [reason, userId]);

	return reason && <LockScreen session={session} reason={reason} />;
}
