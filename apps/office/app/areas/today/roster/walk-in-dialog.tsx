import type { DeskTraining, Roster } from "@kvart/contract/staff/today";
import { SegmentedControl, Stack, Switch } from "@mantine/core";
import { useState } from "react";
import { tellDone } from "../../../lib/tell.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { keepRoster } from "../desk-queries.ts";
import { GuestForm } from "./guest-form.tsx";
import { MemberSearch } from "./member-search.tsx";
import type { RosterState } from "./roster-state.ts";

interface WalkInDialogProps {
	training: DeskTraining;
	state: RosterState;
	onClose: () => void;
}

export interface WalkInProps {
	training: DeskTraining;
	arrived: boolean;
	onAdded: (roster: Roster, name: string) => void;
}

/** Gives a place to somebody at the desk: a member who is found, or a guest with name and phone. */
export function WalkInDialog({ training, state, onClose }: WalkInDialogProps) {
	const [kind, setKind] = useState<"member" | "guest">("member");
	const [arrived, setArrived] = useState(state.arriving);

	function close(roster: Roster, name: string) {
		keepRoster(roster);
		tellDone(m.today_entered({ name }));
		onClose();
	}

	const Way = kind === "member" ? MemberSearch : GuestForm;
	return (
		<Dialog onClose={onClose} title={m.today_walk_in()}>
			<Stack gap="lg">
				<SegmentedControl
					aria-label={m.today_walk_in_kind()}
					fullWidth
					size="md"
					value={kind}
					data={[
						{ value: "member", label: m.today_member() },
						{ value: "guest", label: m.today_guest() },
					]}
					onChange={(chosen) => setKind(chosen === "guest" ? "guest" : "member")}
				/>
				{state.mayArrive && (
					<Switch
						label={m.today_arrived()}
						description={m.today_arrived_text()}
						checked={arrived}
						onChange={({ currentTarget }) => setArrived(currentTarget.checked)}
					/>
				)}
				<Way training={training} arrived={arrived && state.mayArrive} onAdded={close} />
			</Stack>
		</Dialog>
	);
}
