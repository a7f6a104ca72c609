import type { StaffSession } from "@kvart/contract/staff/session";
import { Anchor, Button, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { fieldMessage } from "../i18n/field-message.ts";
import { goToLogin } from "../lib/api.ts";
import { useChange } from "../lib/use-change.ts";
import { m } from "../paraglide/messages.js";
import { CodeField } from "../parts/fields/code-field.tsx";
import { PageHeader } from "../parts/page-header/page-header.tsx";
import { OutsidePage } from "./outside-page.tsx";

/** Asked once a session of accounts that turned it on. */
export function SecondFactor({ session }: { session: StaffSession }) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string | undefined>();
	const confirm = useChange("confirmSecondFactor", {
		refresh: ["getStaffSession"],
		onRefusal: ({ errors }) => {
			if (errors.length === 0) return false;
			setError(m.shell_second_factor_wrong());
			setCode("");
			return true;
		},
	});

	function send(event: FormEvent) {
		event.preventDefault();
		setError(code === "" ? fieldMessage("required-field") : undefined);
		if (code !== "") confirm.mutate({ body: { code } });
	}

	return (
		<OutsidePage>
			<PageHeader title={m.shell_second_factor_title()} />
			<form noValidate onSubmit={send}>
				<Stack gap="lg">
					<Text>{m.shell_second_factor_text({ name: session.first_name })}</Text>
					<CodeField value={code} onChange={setCode} error={error} />
					<Button type="submit" loading={confirm.isPending}>
						{m.shell_second_factor_confirm()}
					</Button>
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
