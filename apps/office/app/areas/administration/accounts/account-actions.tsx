import type { StaffAccount } from "@kvart/contract/staff/accounts";
import type { StaffApiError } from "@kvart/contract/staff/client";
import { Button } from "@mantine/core";
import { Ban, CircleCheck, LogOut, MailPlus, ShieldOff, UserMinus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { fieldMessage } from "../../../i18n/field-message.ts";
import { forgetAnswers } from "../../../lib/ask.ts";
import { fullName, useStaff } from "../../../lib/staff.ts";
import { tellProblemInWords } from "../../../lib/tell.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/confirm/confirm-dialog.tsx";
import { DeedRow } from "../../../parts/deed-row/deed-row.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { stateOf } from "./account-words.ts";
import { keepAccount } from "./use-accounts.ts";

type Deed = "invite" | "sessions" | "factor" | "block" | "unblock" | "remove";

/** A refusal because of a field has no field here: it is said. What somebody else changed meanwhile is fetched. */
function explain({ code, errors }: StaffApiError): boolean {
	if (code === "ERR_CHANGED_MEANWHILE") forgetAnswers("listStaffAccounts");
	const words = fieldMessage(errors[0]?.code);
	if (words) tellProblemInWords(words);
	return words !== undefined;
}

function useDeeds(account: StaffAccount, close: () => void) {
	const navigate = useNavigate();
	const settled = (done: () => string) => ({
		done,
		onRefusal: explain,
		onDone: (changed: StaffAccount) => {
			close();
			keepAccount(changed);
			if (changed.role === "member") void navigate("/administration/accounts");
		},
	});
	const { id, version } = account;
	const change = useChange("changeStaffAccount", settled(m.parts_saved));
	const invite = useChange("repeatStaffInvitation", settled(m.administration_invited));
	const sessions = useChange("endStaffSessions", settled(m.administration_sessions_ended));
	const factor = useChange("resetStaffSecondFactor", settled(m.administration_factor_reset));
	const act: Record<Deed, () => void> = {
		invite: () => invite.mutate({ params: { id } }),
		sessions: () => sessions.mutate({ params: { id } }),
		factor: () => factor.mutate({ params: { id } }),
		block: () => change.mutate({ params: { id }, body: { version, blocked: true } }),
		unblock: () => change.mutate({ params: { id }, body: { version, blocked: false } }),
		remove: () => change.mutate({ params: { id }, body: { version, role: "member" } }),
	};
	return { act, busy: [change, invite, sessions, factor].some(({ isPending }) => isPending) };
}

/** Those that take something away are asked about first. */
const questions: Partial<Record<Deed, { title: () => string; text: (words: { name: string }) => string }>> = {
	sessions: { title: m.administration_end_sessions, text: m.administration_end_sessions_ask },
	factor: { title: m.administration_reset_factor, text: m.administration_reset_factor_ask },
	block: { title: m.administration_block, text: m.administration_block_ask },
	remove: { title: m.administration_remove, text: m.administration_remove_ask },
};

const looks = {
	invite: { icon: MailPlus, label: m.administration_invite_again, text: m.administration_invite_again_text },
	sessions: { icon: LogOut, label: m.administration_end_sessions, text: m.administration_end_sessions_text },
	factor: { icon: ShieldOff, label: m.administration_reset_factor, text: m.administration_reset_factor_text },
	block: { icon: Ban, label: m.administration_block, text: m.administration_block_text },
	unblock: { icon: CircleCheck, label: m.administration_unblock, text: m.administration_unblock_text },
	remove: { icon: UserMinus, label: m.administration_remove, text: m.administration_remove_text },
} as const satisfies Record<Deed, object>;

/** What makes sense for the account as it is. Nobody locks themselves out: their own account has its own page. */
function possibleDeeds(account: StaffAccount, own: boolean): Deed[] {
	const state = stateOf(account);
	const deeds: (Deed | false)[] = [
		(state === "invited" || state === "lapsed") && "invite",
		account.open_sessions > 0 && "sessions",
		account.second_factor && !own && "factor",
		!own && (account.blocked ? "unblock" : "block"),
		!own && "remove",
	];
	return deeds.filter((deed) => deed !== false);
}

export function AccountActions({ account }: { account: StaffAccount }) {
	const { user_id } = useStaff();
	const [asked, setAsked] = useState<Deed | null>(null);
	const { act, busy } = useDeeds(account, () => setAsked(null));
	const question = asked && questions[asked];
	const deeds = possibleDeeds(account, account.id === user_id);
	if (deeds.length === 0) return null;
	return (
		<Panel title={m.administration_actions()}>
			{deeds.map((deed) => {
				const { icon: Icon, label, text } = looks[deed];
				return (
					<DeedRow key={deed} title={label()} text={text()}>
						<Button
							variant="default"
							disabled={busy}
							leftSection={<Icon size={18} aria-hidden />}
							onClick={() => (questions[deed] ? setAsked(deed) : act[deed]())}
						>
							{label()}
						</Button>
					</DeedRow>
				);
			})}
			{asked && question && (
				<ConfirmDialog
					danger
					title={question.title()}
					text={question.text({ name: fullName(account) })}
					confirm={looks[asked].label()}
					busy={busy}
					onConfirm={act[asked]}
					onClose={() => setAsked(null)}
				/>
			)}
		</Panel>
	);
}
