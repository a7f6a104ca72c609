import type { StaffAccount } from "@kvart/contract/staff/accounts";
import type { StaffApiError } from "@kvart/contract/staff/client";
import { Button } from "@mantine/core";
import { Ban, CircleCheck, LogOut, MailPlus, ShieldOff, UserMinus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { notifyErrorText } from "../../../lib/notify.ts";
import { invalidateQueries } from "../../../lib/queries.ts";
import { fullName, useStaff } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/dialog/dialog.tsx";
import { ActionRow, Panel } from "../../../parts/panel/panel.tsx";
import { cacheAccount, stateOf } from "./accounts.ts";

type Action = "invite" | "sessions" | "factor" | "block" | "unblock" | "remove";

/** There is no form here: field errors are shown as a toast. Reloads the list if someone else changed the account. */
function explain({ code, errors }: StaffApiError): boolean {
	if (code === "ERR_CHANGED_MEANWHILE") invalidateQueries("listStaffAccounts");
	const message = fieldMessage(errors[0]?.code);
	if (message) notifyErrorText(message);
	return message !== undefined;
}

function useActions(account: StaffAccount, close: () => void) {
	const navigate = useNavigate();
	const settled = (done: () => string) => ({
		done,
		onRefusal: explain,
		onDone: (changed: StaffAccount) => {
			close();
			cacheAccount(changed);
			if (changed.role === "member") void navigate("/administration/accounts");
		},
	});
	const { id, version } = account;
	const change = useChange("changeStaffAccount", settled(m.parts_saved));
	const invite = useChange("repeatStaffInvitation", settled(m.administration_invited));
	const sessions = useChange("endStaffSessions", settled(m.administration_sessions_ended));
	const factor = useChange("resetStaffSecondFactor", settled(m.administration_factor_reset));
	const run: Record<Action, () => void> = {
		invite: () => invite.mutate({ params: { id } }),
		sessions: () => sessions.mutate({ params: { id } }),
		factor: () => factor.mutate({ params: { id } }),
		block: () => change.mutate({ params: { id }, body: { version, blocked: true } }),
		unblock: () => change.mutate({ params: { id }, body: { version, blocked: false } }),
		remove: () => change.mutate({ params: { id }, body: { version, role: "member" } }),
	};
	return { run, busy: [change, invite, sessions, factor].some(({ isPending }) => isPending) };
}

/** Actions that need a confirmation. */
const questions: Partial<Record<Action, { title: () => string; text: (inputs: { name: string }) => string }>> = {
	sessions: { title: m.administration_end_sessions, text: m.administration_end_sessions_ask },
	factor: { title: m.administration_reset_factor, text: m.administration_reset_factor_ask },
	block: { title: m.administration_block, text: m.administration_block_ask },
	remove: { title: m.administration_remove, text: m.administration_remove_ask },
};

const buttons = {
	invite: { icon: MailPlus, label: m.administration_invite_again, text: m.administration_invite_again_text },
	sessions: { icon: LogOut, label: m.administration_end_sessions, text: m.administration_end_sessions_text },
	factor: { icon: ShieldOff, label: m.administration_reset_factor, text: m.administration_reset_factor_text },
	block: { icon: Ban, label: m.administration_block, text: m.administration_block_text },
	unblock: { icon: CircleCheck, label: m.administration_unblock, text: m.administration_unblock_text },
	remove: { icon: UserMinus, label: m.administration_remove, text: m.administration_remove_text },
} as const satisfies Record<Action, object>;

/** An account cannot be locked out by its owner. */
function possibleActions(account: StaffAccount, own: boolean): Action[] {
	const state = stateOf(account);
	const actions: (Action | false)[] = [
		(state === "invited" || state === "lapsed") && "invite",
		account.open_sessions > 0 && "sessions",
		account.second_factor && !own && "factor",
		!own && (account.blocked ? "unblock" : "block"),
		!own && "remove",
	];
	return actions.filter((action) => action !== false);
}

export function AccountActions({ account }: { account: StaffAccount }) {
	const { user_id } = useStaff();
	const [confirming, setConfirming] = useState<Action | null>(null);
	const { run, busy } = useActions(account, () => setConfirming(null));
	const question = confirming && questions[confirming];
	const actions = possibleActions(account, account.id === user_id);
	if (actions.length === 0) return null;
	return (
		<Panel title={m.administration_actions()}>
			{actions.map((action) => {
				const { icon: Icon, label, text } = buttons[action];
				return (
					<ActionRow key={action} title={label()} text={text()}>
						<Button
							variant="default"
							disabled={busy}
							leftSection={<Icon size={18} aria-hidden />}
							onClick={() => (questions[action] ? setConfirming(action) : run[action]())}
						>
							{label()}
						</Button>
					</ActionRow>
				);
			})}
			{confirming && question && (
				<ConfirmDialog
					danger
					title={question.title()}
					text={question.text({ name: fullName(account) })}
					confirm={buttons[confirming].label()}
					busy={busy}
					onConfirm={run[confirming]}
					onClose={() => setConfirming(null)}
				/>
			)}
		</Panel>
	);
}
