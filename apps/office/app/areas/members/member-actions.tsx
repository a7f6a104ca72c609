import type { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffMember } from "@kvart/contract/staff/members";
import type { Right } from "@kvart/contract/staff/rights";
import { searchForm } from "@kvart/contract/text-search";
import { Button, Text } from "@mantine/core";
import { Ban, CircleCheck, MailPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { fullName, mayEnter, useStaff } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog, Dialog, DialogForm } from "../../parts/dialog/dialog.tsx";
import { TextField } from "../../parts/fields/text-fields.tsx";
import { ActionRow, Panel } from "../../parts/panel/panel.tsx";
import { cacheMember, removeCachedMember } from "./use-member.ts";

interface EraseDialogProps {
	id: number;
	name: string;
	onErased: () => void;
	onClose: () => void;
}

/** The name must be typed, to prevent erasing the wrong person. */
function EraseDialog({ id, name, onErased, onClose }: EraseDialogProps) {
	const [typed, setTyped] = useState("");
	const erase = useChange("eraseStaffMember", { done: m.members_erased, onDone: onErased });
	const fits = searchForm(typed.trim()) === searchForm(name);
	return (
		<Dialog onClose={onClose} title={m.members_erase()}>
			<DialogForm
				submit={m.members_erase_confirm()}
				danger
				busy={erase.isPending}
				disabled={!fits}
				onSubmit={() => fits && erase.mutate({ params: { id }, body: { name: typed } })}
				onClose={onClose}
			>
				<Text>{m.members_erase_ask()}</Text>
				<TextField name="name" label={m.members_erase_name({ name })} value={typed} onChange={setTyped} />
			</DialogForm>
		</Dialog>
	);
}

type Action = "resend" | "block" | "unblock" | "erase";

const buttons = {
	resend: { icon: MailPlus, label: m.members_resend, text: m.members_resend_text },
	block: { icon: Ban, label: m.members_block, text: m.members_block_text },
	unblock: { icon: CircleCheck, label: m.members_unblock, text: m.members_unblock_text },
	erase: { icon: Trash2, label: m.members_erase, text: m.members_erase_text },
} as const satisfies Record<Action, object>;

/** A blocked member is blocked in all clubs, and an erased one is gone: not everyone may do that. */
function possibleActions({ state }: StaffMember, may: (right: Right) => boolean): Action[] {
	const actions: (Action | false)[] = [
		state === "unconfirmed" && "resend",
		may("blockMembers") && (state === "blocked" ? "unblock" : "block"),
		may("administration") && "erase",
	];
	return actions.filter((action) => action !== false);
}

/** Shows the current member if someone else changed it; the toast reports it. */
function showCurrent({ code, current }: StaffApiError): boolean {
	if (code === "ERR_CHANGED_MEANWHILE") cacheMember(current as StaffMember);
	return false;
}

function useBlocking(member: StaffMember, close: () => void) {
	const blocked = member.state !== "blocked";
	const change = useChange("blockStaffMember", {
		done: blocked ? m.members_blocked : m.members_unblocked,
		onRefusal: showCurrent,
		onDone: (changed) => {
			close();
			cacheMember(changed);
		},
	});
	const { id, version } = member;
	return {
		busy: change.isPending,
		send: (reason: string) => change.mutate({ params: { id }, body: { version, blocked, reason } }),
	};
}

export function MemberActions({ member }: { member: StaffMember }) {
	const staff = useStaff();
	const navigate = useNavigate();
	const [confirming, setConfirming] = useState<Action | null>(null);
	const close = () => setConfirming(null);
	const blocking = useBlocking(member, close);
	const resend = useChange("resendStaffMemberConfirmation", {
		done: m.members_resent,
		onRefusal: showCurrent,
		onDone: cacheMember,
	});
	const name = fullName(member);
	const actions = possibleActions(member, (right) => mayEnter(staff, right));
	if (actions.length === 0) return null;
	return (
		<Panel title={m.members_actions()}>
			{actions.map((action) => {
				const { icon: Icon, label, text } = buttons[action];
				return (
					<ActionRow key={action} title={label()} text={text()}>
						<Button
							variant="default"
							loading={action === "resend" && resend.isPending}
							leftSection={<Icon size={18} aria-hidden />}
							onClick={() =>
								action === "resend" ? resend.mutate({ params: { id: member.id } }) : setConfirming(action)
							}
						>
							{label()}
						</Button>
					</ActionRow>
				);
			})}
			{(confirming === "block" || confirming === "unblock") && (
				<ConfirmDialog
					danger={confirming === "block"}
					title={buttons[confirming].label()}
					text={confirming === "block" ? m.members_block_ask({ name }) : m.members_unblock_ask({ name })}
					reason={{ label: m.members_reason(), description: m.members_reason_text() }}
					confirm={buttons[confirming].label()}
					busy={blocking.busy}
					onConfirm={blocking.send}
					onClose={close}
				/>
			)}
			{confirming === "erase" && (
				<EraseDialog
					id={member.id}
					name={name}
					onClose={close}
					onErased={() => {
						void navigate("/members/list");
						removeCachedMember(member.id);
					}}
				/>
			)}
		</Panel>
	);
}
