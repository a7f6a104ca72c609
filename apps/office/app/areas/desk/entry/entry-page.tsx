import type { Arrival, FoundArrivals } from "@kvart/contract/staff/memberships/desk-arrival";
import { Button, TextInput } from "@mantine/core";
import { Camera, ScanLine, Search, UserPlus, UserSearch, Volume2, VolumeOff } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Club } from "../../../lib/club.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../../parts/states/states.tsx";
import { RegisterDialog } from "../register/register-dialog.tsx";
import { ArrivalCard } from "./arrival-card.tsx";
import { CameraDialog } from "./camera-dialog.tsx";
import styles from "./entry.module.css";
import { FoundPeople } from "./found-people.tsx";
import { GuestCard } from "./guest-card.tsx";
import { verdictOf } from "./labels.ts";
import { isMuted, playAnswer, setMuted } from "./sounds.ts";
import { usePresses } from "./use-presses.ts";

function SoundButton() {
	const [muted, set] = useState(isMuted);
	const Icon = muted ? VolumeOff : Volume2;
	return (
		<Button
			variant="default"
			aria-pressed={!muted}
			leftSection={<Icon size={18} aria-hidden />}
			onClick={() => {
				setMuted(!muted);
				set(!muted);
				if (muted) playAnswer("allow");
			}}
		>
			{muted ? m.desk_sound_on() : m.desk_sound_off()}
		</Button>
	);
}

/** Some readers send Enter twice: a second press within this time is ignored. */
const restMilliseconds = 300;

const isNobody = ({ people, arrival, guest }: FoundArrivals) => people.length === 0 && !arrival && !guest;

/** Shows the person at the desk, and whether they may come in. */
export function EntryPage({ club }: { club: Club }) {
	const [text, setText] = useState("");
	const [shownBy, setShownBy] = useState("");
	const [found, setFound] = useState<FoundArrivals | null>(null);
	const [dialog, setDialog] = useState<"camera" | "register" | null>(null);
	const field = useRef<HTMLInputElement>(null);
	const shownAt = useRef(0);

	// A reader types at once.
	useEffect(() => field.current?.focus(), []);

	function show(answer: FoundArrivals) {
		shownAt.current = performance.now();
		setFound(answer);
		if (answer.arrival) playAnswer(verdictOf(answer.arrival).answer);
		else if (isNobody(answer)) playAnswer("refuse");
	}

	const showArrival = (arrival: Arrival) => setFound({ people: [], arrival, guest: null });
	const find = useChange("findArrivals", { onDone: show });
	const presses = usePresses({ gymId: club.id, foundBy: shownBy, onChange: showArrival });

	function search(typed: string) {
		setShownBy(typed);
		setText("");
		find.mutate({ params: { id: club.id }, query: { text: typed } });
		field.current?.focus();
	}

	/** Enter finds the typed or scanned person; in the empty field it lets in the one shown. */
	function send(event: FormEvent) {
		event.preventDefault();
		const typed = text.trim();
		if (typed !== "") search(typed);
		else if (
			found?.arrival &&
			!find.isPending &&
			!presses.busy &&
			performance.now() - shownAt.current > restMilliseconds
		)
			presses.first(found.arrival)?.();
	}

	return (
		<>
			<PageHeader
				title={m.desk_entry()}
				actions={
					<>
						<SoundButton />
						<Button
							variant="default"
							leftSection={<Camera size={18} aria-hidden />}
							onClick={() => setDialog("camera")}
						>
							{m.desk_camera()}
						</Button>
						<Button leftSection={<UserPlus size={18} aria-hidden />} onClick={() => setDialog("register")}>
							{m.desk_register()}
						</Button>
					</>
				}
			/>
			<search>
				<form className={styles.search} onSubmit={send}>
					<TextInput
						ref={field}
						label={m.desk_search()}
						description={m.desk_search_text()}
						leftSection={<Search size={20} aria-hidden />}
						value={text}
						size="md"
						autoComplete="off"
						spellCheck={false}
						enterKeyHint="search"
						onChange={({ currentTarget }) => setText(currentTarget.value)}
					/>
					<Button type="submit" loading={find.isPending} className={styles.find}>
						{m.desk_find()}
					</Button>
				</form>
			</search>
			<div aria-live="assertive">
				{!found && <EmptyState icon={ScanLine} title={m.desk_waiting_title()} text={m.desk_waiting_text()} />}
				{found && isNobody(found) && (
					<EmptyState icon={UserSearch} title={m.desk_nobody()} text={m.desk_nobody_text()} />
				)}
				{found?.arrival && (
					<ArrivalCard
						key={found.arrival.id}
						arrival={found.arrival}
						place={{ gym_id: club.id, ...(shownBy && { found_by: shownBy }) }}
						presses={presses}
						onChange={showArrival}
					/>
				)}
				{found?.guest && <GuestCard booking={found.guest} onDone={(guest) => setFound({ ...found, guest })} />}
			</div>
			{found && found.people.length > 0 && (
				<FoundPeople people={found.people} gymId={club.id} foundBy={shownBy} onShow={show} />
			)}
			{dialog === "camera" && <CameraDialog onCode={search} onClose={() => setDialog(null)} />}
			{dialog === "register" && (
				<RegisterDialog
					gymId={club.id}
					onRegistered={(arrival) => {
						setShownBy(arrival.phone);
						showArrival(arrival);
						setDialog(null);
					}}
					onClose={() => setDialog(null)}
				/>
			)}
		</>
	);
}
