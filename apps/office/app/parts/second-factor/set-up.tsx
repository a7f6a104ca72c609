import type { SecondFactorSetup } from "@kvart/contract/staff/session";
import { Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { notifyDone } from "../../lib/notify.ts";
import { showCodes } from "../../lib/shown-codes.ts";
import { m } from "../../paraglide/messages.js";
import { CodeField } from "../fields/text-fields.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { OwnPasswordField } from "./password-field.tsx";
import styles from "./second-factor.module.css";
import { useCode } from "./use-code.ts";
import { usePassword } from "./use-password.ts";

/** `ABCD EFGH …` */
function inFours(secret: string): string {
	return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

interface SetupStepsProps {
	setup: SecondFactorSetup;
	onDone: (codes: readonly string[]) => void;
}

function SetupSteps({ setup, onDone }: SetupStepsProps) {
	const { field, busy, send } = useCode("turnOnSecondFactor", (answer) => onDone(answer.recovery_codes));
	return (
		<ol className={styles.steps}>
			<li>
				<Text fw={700}>{m.profile_step_app()}</Text>
				<Text c="dimmed">{m.profile_step_app_text()}</Text>
			</li>
			<li>
				<Text fw={700}>{m.profile_step_scan()}</Text>
				<div className={styles.secret}>
					<img
						className={styles.qr}
						src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
						alt={m.profile_qr()}
						width={208}
						height={208}
					/>
					<div>
						<Text c="dimmed">{m.profile_step_scan_text()}</Text>
						<Group gap="sm" mt="sm">
							<Code className={styles.typed}>{inFours(setup.secret)}</Code>
							<CopyButton value={setup.secret}>
								{({ copied, copy }) => (
									<Button variant="default" onClick={copy}>
										{copied ? m.profile_copied() : m.profile_copy()}
									</Button>
								)}
							</CopyButton>
						</Group>
					</div>
				</div>
			</li>
			<li>
				<Text fw={700}>{m.profile_step_code()}</Text>
				<form
					noValidate
					className={styles.form}
					onSubmit={(event) => {
						event.preventDefault();
						send();
					}}
				>
					<CodeField {...field} />
					<Button type="submit" loading={busy}>
						{m.profile_turn_on()}
					</Button>
				</form>
			</li>
		</ol>
	);
}

function turnedOn(codes: readonly string[]): void {
	notifyDone(m.profile_turned_on());
	showCodes(codes);
}

/** The password, then the phone. The shell shows the recovery codes. */
export function SetUp() {
	const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
	const { needed, field, busy, prove, send } = usePassword(() => api.setUpSecondFactor(), setSetup);

	if (setup) return <SetupSteps setup={setup} onDone={turnedOn} />;
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<Stack gap="lg" align="start">
				{needed && <OwnPasswordField {...field} />}
				<Group gap="sm">
					<Button type="submit" loading={busy}>
						{m.profile_turn_on()}
					</Button>
					<AddPasskey busy={busy} prove={prove} />
				</Group>
			</Stack>
		</form>
	);
}
