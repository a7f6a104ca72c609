import type { SecondFactorSetup as Setup } from "@kvart/contract/staff/session";
import { Button, Code, CopyButton, Group, Text } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import { CodeField } from "../../parts/fields/code-field.tsx";
import styles from "./second-factor-setup.module.css";
import { useCode } from "./use-code.ts";

/** `ABCD EFGH …`: easier to type from one screen to another. */
function inFours(secret: string): string {
	return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

/** Three steps: an application, the secret, and a code that shows that it arrived. */
export function SecondFactorSetup({ setup, onDone }: { setup: Setup; onDone: () => void }) {
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
							<Code className={styles.typed ?? ""}>{inFours(setup.secret)}</Code>
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
