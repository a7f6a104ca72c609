import type { StaffApiError } from "@kvart/contract/staff/client";
import type { SecondFactorSetup, SecondFactorState } from "@kvart/contract/staff/session";
import { Alert, Button, Code, CopyButton, Group, Text } from "@mantine/core";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../parts/dialog/dialog.tsx";
import { CodeField } from "../../parts/fields/text-fields.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import styles from "./second-factor.module.css";

function useCode(name: "turnOnSecondFactor" | "turnOffSecondFactor", done: () => string, onDone: () => void) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string | undefined>();
	const call = useChange(name, {
		refresh: ["getStaffSession"],
		done,
		onDone,
		onRefusal: ({ errors }: StaffApiError) => {
			if (errors.length === 0) return false;
			setError(m.shell_second_factor_wrong());
			setCode("");
			return true;
		},
	});
	return {
		field: {
			value: code,
			error,
			onChange: (typed: string) => {
				setError(undefined);
				setCode(typed);
			},
		},
		busy: call.isPending,
		send: () => {
			if (code === "") setError(fieldMessage("required-field"));
			else call.mutate({ body: { code } });
		},
	};
}

/** `ABCD EFGH …` */
function inFours(secret: string): string {
	return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

function SetupSteps({ setup, onDone }: { setup: SecondFactorSetup; onDone: () => void }) {
	const { field, busy, send } = useCode("turnOnSecondFactor", m.profile_turned_on, onDone);
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

/** Requires a code as proof that the person has the phone. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
	const { field, busy, send } = useCode("turnOffSecondFactor", m.profile_turned_off, onClose);
	return (
		<Dialog onClose={onClose} title={m.profile_turn_off_title()}>
			<DialogForm submit={m.profile_turn_off()} danger busy={busy} onSubmit={send} onClose={onClose}>
				<Text>{m.profile_turn_off_text()}</Text>
				<CodeField {...field} />
			</DialogForm>
		</Dialog>
	);
}

export function SecondFactor({ state }: { state: SecondFactorState }) {
	const on = state !== "off";
	const [turningOff, setTurningOff] = useState(false);
	const setUp = useChange("setUpSecondFactor", { refresh: ["getStaffSession"] });
	return (
		<Panel title={m.profile_second_factor()} text={m.profile_second_factor_text()}>
			<Alert
				mb="lg"
				color={on ? "booked" : "warning"}
				icon={on ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
				title={on ? m.profile_second_factor_on() : m.profile_second_factor_off()}
			>
				{on ? m.profile_second_factor_on_text() : m.profile_second_factor_off_text()}
			</Alert>
			{on && (
				<Button variant="default" onClick={() => setTurningOff(true)}>
					{m.profile_turn_off()}
				</Button>
			)}
			{!on && !setUp.data && (
				<Button loading={setUp.isPending} onClick={() => setUp.mutate(undefined)}>
					{m.profile_turn_on()}
				</Button>
			)}
			{!on && setUp.data && <SetupSteps setup={setUp.data} onDone={setUp.reset} />}
			{turningOff && <TurnOffDialog onClose={() => setTurningOff(false)} />}
		</Panel>
	);
}
