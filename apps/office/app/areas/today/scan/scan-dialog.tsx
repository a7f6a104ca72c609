import type { CodeAnswer, DeskTraining } from "@kvart/contract/staff/today";
import { Alert, Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { rosterAddress } from "../addresses.ts";
import { outcomeInWords, toneOf } from "./outcome.ts";
import styles from "./scan.module.css";
import { useCamera } from "./use-camera.ts";

interface ScanDialogProps {
	/** The training whose roster is open; without it any of today's. */
	training?: DeskTraining;
	onClose: () => void;
}

const forgetMilliseconds = 3000;

function Outcome({ answer, here, onGo }: { answer: CodeAnswer; here: DeskTraining | undefined; onGo: () => void }) {
	const { training, person } = answer;
	const elsewhere = training && person && training.period_id !== here?.period_id;
	return (
		<Alert color={toneOf(answer)} className={styles.outcome ?? ""}>
			<Text fw={700}>{outcomeInWords(answer)}</Text>
			{elsewhere && (
				<Anchor component={Link} to={rosterAddress(training)} onClick={onGo}>
					{m.today_open_roster()}
				</Anchor>
			)}
		</Alert>
	);
}

/** Reads the code of a booking, by camera or typed, and checks its person in. It stays open for the next one. */
export function ScanDialog({ training, onClose }: ScanDialogProps) {
	const [typed, setTyped] = useState("");
	const [answer, setAnswer] = useState<CodeAnswer | null>(null);
	const video = useRef<HTMLVideoElement>(null);
	const seen = useRef({ code: "", at: 0 });
	const send = useChange("checkInByCode", { onDone: setAnswer, refresh: ["getRoster", "getDeskDay"] });

	function check(code: string) {
		const place = training && { period_id: training.period_id, date: training.date };
		send.mutate({ body: { code, ...place } });
	}

	const camera = useCamera(video, (code) => {
		// The camera sees a code many times a second: it counts again once it was out of sight.
		const at = performance.now();
		const isNew = code !== seen.current.code || at - seen.current.at > forgetMilliseconds;
		seen.current = { code, at };
		if (isNew && !send.isPending) check(code);
	});

	function checkTyped(event: FormEvent) {
		event.preventDefault();
		if (typed.trim() === "") return;
		check(typed);
		setTyped("");
	}

	return (
		<Dialog onClose={onClose} title={m.today_scan_title()}>
			<Stack gap="md">
				<Text c="dimmed">{camera === "missing" ? m.today_scan_no_camera() : m.today_scan_text()}</Text>
				<div className={styles.view} hidden={camera === "missing"}>
					<video ref={video} className={styles.video} muted playsInline />
					{camera === "starting" && <span className={styles.starting}>{m.today_scan_starting()}</span>}
				</div>
				<output>{answer && <Outcome answer={answer} here={training} onGo={onClose} />}</output>
				<form noValidate onSubmit={checkTyped}>
					<TextInput
						data-autofocus={camera === "missing" || undefined}
						label={m.today_code()}
						description={m.today_code_text()}
						value={typed}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						onChange={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
					<Button type="submit" mt="md" fullWidth loading={send.isPending}>
						{m.today_code_confirm()}
					</Button>
				</form>
			</Stack>
		</Dialog>
	);
}
