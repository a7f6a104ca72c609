import type { StaffSession } from "@kvart/contract/staff/session";
import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { goToLogin } from "../lib/api.ts";
import { invalidateQueries } from "../lib/queries.ts";
import { showCodes } from "../lib/shown-codes.ts";
import { StaffContext } from "../lib/staff.ts";
import { m } from "../paraglide/messages.js";
import { CodeField } from "../parts/fields/text-fields.tsx";
import { PageHeader } from "../parts/page-header/page-header.tsx";
import { ConfirmByPasskey } from "../parts/second-factor/confirm-by-passkey.tsx";
import { RecoveryCodeField, RecoveryCodeList } from "../parts/second-factor/recovery-codes.tsx";
import { SetUp } from "../parts/second-factor/set-up.tsx";
import { useCode } from "../parts/second-factor/use-code.ts";
import { OutsidePage } from "./outside-page.tsx";

/** Required once per session if the account has a second factor. */
export function ConfirmPage({ session }: { session: StaffSession }) {
	const [recovering, setRecovering] = useState(!session.has_phone);
	const { field, busy, send } = useCode("confirmSecondFactor", () => invalidateQueries("getStaffSession"));

	function change() {
		field.onChange("");
		setRecovering(!recovering);
	}

	return (
		<OutsidePage>
			<PageHeader title={m.shell_second_factor_title()} />
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
			>
				<Stack gap="lg">
					<Text>
						{recovering
							? m.shell_second_factor_recovery_text({ name: session.first_name })
							: m.shell_second_factor_text({ name: session.first_name })}
					</Text>
					{recovering ? <RecoveryCodeField {...field} /> : <CodeField {...field} />}
					<Button type="submit" loading={busy}>
						{m.shell_second_factor_confirm()}
					</Button>
					<ConfirmByPasskey session={session} onDone={() => invalidateQueries("getStaffSession")} />
					{session.has_phone && (
						<Anchor component="button" type="button" onClick={change}>
							{recovering ? m.shell_lock_use_code() : m.shell_second_factor_recovery()}
						</Anchor>
					)}
					<Text size="sm" c="dimmed">
						{m.shell_second_factor_lost()}{" "}
						<Anchor component="button" type="button" size="sm" onClick={goToLogin}>
							{m.shell_other_account()}
						</Anchor>
					</Text>
				</Stack>
			</form>
		</OutsidePage>
	);
}

/** Where a second factor is required, nothing else opens before it is set up. */
export function SetUpPage({ session }: { session: StaffSession }) {
	return (
		<StaffContext value={session}>
			<OutsidePage>
				<PageHeader title={m.shell_set_up_title()} />
				<Stack gap="lg">
					<Text>{m.shell_set_up_text({ name: session.first_name })}</Text>
					<SetUp />
				</Stack>
			</OutsidePage>
		</StaffContext>
	);
}

function saved(): void {
	invalidateQueries("getStaffSession");
	showCodes(null);
}

/** Until they are saved. */
export function CodesPage({ codes }: { codes: readonly string[] }) {
	return (
		<OutsidePage>
			<PageHeader title={m.profile_recovery_title()} />
			<RecoveryCodeList codes={codes} onDone={saved} />
		</OutsidePage>
	);
}
