import type { SecondFactorState } from "@kvart/contract/staff/session";
import { Alert, Button, Group, Text } from "@mantine/core";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { notifyDone } from "../../lib/notify.ts";
import { invalidateQueries } from "../../lib/queries.ts";
import { showCodes } from "../../lib/shown-codes.ts";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../parts/dialog/dialog.tsx";
import { CodeField } from "../../parts/fields/text-fields.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { OwnPasswordField } from "../../parts/second-factor/password-field.tsx";
import { SetUp } from "../../parts/second-factor/set-up.tsx";
import { useCode } from "../../parts/second-factor/use-code.ts";
import { usePassword } from "../../parts/second-factor/use-password.ts";

/** Requires a code as proof that the person has the phone. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
	const { field, busy, send } = useCode("turnOffSecondFactor", () => {
		invalidateQueries("getStaffSession");
		notifyDone(m.profile_turned_off());
		onClose();
	});
	return (
		<Dialog onClose={onClose} title={m.profile_turn_off_title()}>
			<DialogForm submit={m.profile_turn_off()} danger busy={busy} onSubmit={send} onClose={onClose}>
				<Text>{m.profile_turn_off_text()}</Text>
				<CodeField {...field} />
			</DialogForm>
		</Dialog>
	);
}

function RenewDialog({ onClose }: { onClose: () => void }) {
	const { needed, field, busy, send } = usePassword(
		() => api.renewRecoveryCodes(),
		(answer) => showCodes(answer.recovery_codes),
	);
	return (
		<Dialog onClose={onClose} title={m.profile_recovery_title()}>
			<DialogForm submit={m.profile_recovery_renew()} busy={busy} onSubmit={send} onClose={onClose}>
				<Text>{m.profile_recovery_renew_text()}</Text>
				{needed && <OwnPasswordField {...field} />}
			</DialogForm>
		</Dialog>
	);
}

export function SecondFactor({ state }: { state: SecondFactorState }) {
	const { recovery_codes_left: left, has_phone: hasPhone } = useStaff();
	const on = state === "confirmed";
	const [open, setOpen] = useState<"off" | "codes" | null>(null);
	const close = () => setOpen(null);
	return (
		<Panel title={m.profile_second_factor()} text={m.profile_second_factor_text()}>
			<Alert
				mb="lg"
				color={on ? "booked" : "warning"}
				icon={on ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
				title={on ? m.profile_second_factor_on() : m.profile_second_factor_off()}
			>
				{on ? m.profile_second_factor_on_text() : m.profile_second_factor_off_text()}{" "}
				{on && m.profile_recovery_left({ count: left })}
			</Alert>
			{on ? (
				<Group gap="sm">
					<Button variant="default" onClick={() => setOpen("codes")}>
						{m.profile_recovery_renew()}
					</Button>
					{hasPhone && (
						<Button variant="default" onClick={() => setOpen("off")}>
							{m.profile_turn_off()}
						</Button>
					)}
				</Group>
			) : (
				<SetUp />
			)}
			{open === "off" && <TurnOffDialog onClose={close} />}
			{open === "codes" && <RenewDialog onClose={close} />}
		</Panel>
	);
}
