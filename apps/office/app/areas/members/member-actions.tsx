import type { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffMember } from "@kvart/contract/staff/members";
import { Button } from "@mantine/core";
import { Ban, CircleCheck, MailPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { fullName, useStaff } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../parts/confirm/confirm-dialog.tsx";
import { DeedRow } from "../../parts/deed-row/deed-row.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { forgetMember, keepMember } from "./use-member.ts";

type Deed = "resend" | "block" | "unblock" | "erase";

const looks = {
	resend: { icon: MailPlus, label: m.members_resend, text: m.members_resend_text },
	block: { icon: Ban, label: m.members_block, text: m.members_block_text },
	unblock: { icon: CircleCheck, label: m.members_unblock, text: m.members_unblock_text },
	erase: { icon: Trash2, label: m.members_erase, text: m.members_erase_text },
} as const satisfies Record<Deed, object>;

/** What makes sense for the member as they are; only administrators erase. */
function possibleDeeds({ state }: StaffMember, isAdmin: boolean): Deed[] {
	const deeds: (Deed | false)[] = [
		state === "unconfirmed" && "resend",
		state === "blocked" ? "unblock" : "block",
		isAdmin && "erase",
	];
	return deeds.filter((deed) => deed !== false);
}

/** What somebody else did meanwhile is shown; the catalogue's own words tell that it happened. */
function showCurrent({ code, current }: StaffApiError): boolean {
	if (code === "ERR_CHANGED_MEANWHILE") keepMember(current as StaffMember);
	return false;
}

function useBlocking(member: StaffMember, close: () => void) {
	const blocked = member.state !== "blocked";
	const change = useChange("blockStaffMember", {
		done: blocked ? m.members_blocked : m.members_unblocked,
		onRefusal: showCurrent,
		onDone: (changed) => {
			close();
			keepMember(changed);
		},
	});
	const { id, version } = member;
	return {
		busy: change.isPending,
		send: (reason: string) => change.mutate({ params: { id }, body: { version, blocked, reason } }),
	};
}

export function MemberActions({ member }: { member: StaffMember }) {
	const { role } = useStaff();
	const navigate = useNavigate();
	const [asked, setAsked] = useState<Deed | null>(null);
	const close = () => setAsked(null);
	const blocking = useBlocking(member, close);
	const resend = useChange("resendStaffMemberConfirmation", {
		done: m.members_resent,
		onRefusal: showCurrent,
		onDone: keepMember,
	});
	const name = fullName(member);
	return (
		<Panel title={m.members_actions()}>
			{possibleDeeds(member, role === "admin").map((deed) => {
				const { icon: Icon, label, text } = looks[deed];
				return (
					<DeedRow key={deed} title={label()} text={text()}>
						<Button
							variant="default"
							loading={deed === "resend" && resend.isPending}
							leftSection={<Icon size={18} aria-hidden />}
							onClick={() => (deed === "resend" ? resend.mutate({ params: { id: member.id } }) : setAsked(deed))}
						>
							{label()}
						</Button>
					</DeedRow>
				);
			})}
			{(asked === "block" || asked === "unblock") && (
				<ConfirmDialog
					danger={asked === "block"}
					title={looks[asked].label()}
					text={asked === "block" ? m.members_block_ask({ name }) : m.members_unblock_ask({ name })}
					reason={{ label: m.members_reason(), description: m.members_reason_text() }}
					confirm={looks[asked].label()}
					busy={blocking.busy}
					onConfirm={blocking.send}
					onClose={close}
				/>
			)}
			{asked === "erase" && (
				<EraseDialog
					id={member.id}
					name={name}
					onClose={close}
					onErased={() => {
						void navigate("/members/list");
						forgetMember(member.id);
					}}
				/>
			)}
		</Panel>
	);
}
