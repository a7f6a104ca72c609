import { brand } from "@kvart/contract/brand";
import { Button, Code, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { saveFile } from "../../lib/download.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./second-factor.module.css";

/** The only time that the codes can be read. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const text = `${codes.join("\n")}\n`;
	const file = () => new Blob([`${brand.name}\n\n${text}`], { type: "text/plain;charset=utf-8" });
	return (
		<Stack gap="lg">
			<Text>{m.profile_recovery_shown_once()}</Text>
			<ul className={styles.codes}>
				{codes.map((code) => (
					<li key={code}>
						<Code className={styles.typed}>{code}</Code>
					</li>
				))}
			</ul>
			<Group gap="sm">
				<CopyButton value={text}>
					{({ copied, copy }) => (
						<Button variant="default" onClick={copy}>
							{copied ? m.profile_copied() : m.profile_copy()}
						</Button>
					)}
				</CopyButton>
				<Button variant="default" onClick={() => saveFile(file(), "kvart-rezervni-kodovi.txt")}>
					{m.profile_recovery_download()}
				</Button>
				<Button onClick={onDone}>{m.profile_recovery_saved()}</Button>
			</Group>
		</Stack>
	);
}

interface RecoveryCodeFieldProps {
	value: string;
	error: string | undefined;
	onChange: (code: string) => void;
}

export function RecoveryCodeField({ onChange, ...field }: RecoveryCodeFieldProps) {
	return (
		<TextInput
			{...field}
			name="recovery-code"
			label={m.profile_recovery_code()}
			placeholder="ABCD-EFGH-IJKL-MNOP"
			autoComplete="off"
			autoCapitalize="characters"
			spellCheck={false}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		/>
	);
}
