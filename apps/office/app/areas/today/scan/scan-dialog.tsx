import type { CodeAnswer, CodeOutcome, DeskTraining } from "@kvart/contract/staff/today";
import { Alert, Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatInstantClock } from "../../../lib/format.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { CameraView } from "../../../parts/camera/camera-view.tsx";
import { useCamera } from "../../../parts/camera/use-camera.ts";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { rosterAddress } from "../addresses.ts";
import { hours, personName, roomName, trainingAt, trainingName } from "../training-labels.ts";
import styles from "./scan.module.css";

/** Green lets in, yellow needs a second look, red does not let in. */
type Tone = "booked" | "warning" | "danger";

const tones: Record<CodeOutcome, Tone> = {
	"checked-in": "booked",
	"already-checked-in": "warning",
	"other-training": "warning",
	"other-day": "danger",
	"other-club": "danger",
	"booking-cancelled": "danger",
	"training-cancelled": "danger",
	"too-early": "warning",
	"not-booked": "danger",
	"unknown-code": "danger",
};

function toneOf({ outcome }: CodeAnswer): Tone {
	return tones[outcome];
}

function outcomeMessage({ outcome, training, person }: CodeAnswer): string {
	const name = person ? personName(person) : "";
	const about = training ? trainingAt(training) : "";
	const sentences: Record<CodeOutcome, () => string> = {
		"checked-in": () => m.today_code_checked_in({ name }),
		"already-checked-in": () =>
			m.today_code_already({ name, time: person?.checked_in_at ? formatInstantClock(person.checked_in_at) : "" }),
		"other-training": () => m.today_code_other_training({ training: about }),
		"other-day": () => m.today_code_other_day({ training: about }),
		"other-club": () => m.today_code_other_club({ training: about }),
		"booking-cancelled": () => m.today_code_booking_cancelled({ training: about }),
		"training-cancelled": () => m.today_code_training_cancelled({ training: about }),
		"too-early": () => m.today_code_too_early({ name, training: about }),
		"not-booked": m.today_code_not_booked,
		"unknown-code": m.today_code_unknown,
	};
	return sentences[outcome]();
}

interface ScanDialogProps {
	/** Limits check-ins to this training. */
	training?: DeskTraining;
	onClose: () => void;
}

const repeatMilliseconds = 3000;

function Outcome({ answer, here, onGo }: { answer: CodeAnswer; here: DeskTraining | undefined; onGo: () => void }) {
	const { training, person } = answer;
	const isIn = answer.outcome === "checked-in" || answer.outcome === "already-checked-in";
	const elsewhere = training && person && training.period_id !== here?.period_id;
	return (
		<Alert color={toneOf(answer)} className={styles.outcome}>
			<Text fw={700}>{outcomeMessage(answer)}</Text>
			{isIn && training && (
				<Text>
					{hours(training)} · {trainingName(training)} · {roomName(training)}
				</Text>
			)}
			{elsewhere && (
				<Anchor component={Link} to={rosterAddress(training)} onClick={onGo}>
					{m.today_open_roster()}
				</Anchor>
			)}
		</Alert>
	);
}

/** Checks in by a scanned or typed code. Stays open for the next one. */
export function ScanDialog({ training, onClose }: ScanDialogProps) {
	const [typed, setTyped] = useState("");
	const [answer, setAnswer] = useState<CodeAnswer | null>(null);
	const video = useRef<HTMLVideoElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const seen = useRef({ code: "", at: 0 });
	const send = useChange("checkInByCode", { onDone: setAnswer, refresh: ["getRoster", "getDeskDay"] });

	function check(code: string) {
		const place = training && { period_id: training.period_id, date: training.date };
		send.mutate({ body: { code, ...place } });
	}

	const camera = useCamera(video, (code) => {
		// A code in view is read many times a second: it counts once.
		const at = performance.now();
		const isNew = code !== seen.current.code || at - seen.current.at > repeatMilliseconds;
		seen.current = { code, at };
		if (isNew && !send.isPending) check(code);
	});

	// Without a camera the code is typed, or a reader at the desk types it.
	useEffect(() => {
		if (camera === "missing") field.current?.focus();
	}, [camera]);

	function checkTyped(event: FormEvent) {
		event.preventDefault();
		if (typed.trim() === "") return;
		check(typed);
		setTyped("");
	}

	return (
		<Dialog focusHeading onClose={onClose} title={m.today_scan_title()}>
			<Stack gap="md">
				<Text c="dimmed">{camera === "missing" ? m.today_scan_no_camera() : m.today_scan_text()}</Text>
				<CameraView video={video} state={camera} />
				<output>{answer && <Outcome answer={answer} here={training} onGo={onClose} />}</output>
				<form noValidate onSubmit={checkTyped}>
					<TextInput
						ref={field}
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
