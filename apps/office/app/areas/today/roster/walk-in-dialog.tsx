import { phoneRule, required } from "@kvart/contract/rules";
import type { DeskMember, DeskTraining, Roster } from "@kvart/contract/staff/today";
import { Button, SegmentedControl, Stack, Switch } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { notifyDone } from "../../../lib/notify.ts";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { checkFields, codesByField, type FieldCodes } from "../../../parts/record-form/field-codes.ts";
import { OverlapAlert } from "../../../parts/states/overlap-alert.tsx";
import { cacheRoster } from "../desk-queries.ts";
import { personName } from "../training-labels.ts";
import { MemberSearch } from "./member-search.tsx";
import type { RosterState } from "./roster-state.ts";

interface Guest {
	first_name: string;
	last_name: string;
	phone: string;
}

const emptyGuest: Guest = { first_name: "", last_name: "", phone: "" };

function GuestForm({ training, arrived, onAdded }: WalkInProps) {
	const [guest, setGuest] = useState(emptyGuest);
	const [codes, setCodes] = useState<FieldCodes<Guest>>({});
	const add = useChange("bookGuestAtDesk", {
		onDone: (roster) => onAdded(roster, personName(guest)),
		onRefusal: ({ errors }) => {
			setCodes(codesByField<Guest>(errors));
			return errors.length > 0;
		},
	});

	function submit(event: FormEvent) {
		event.preventDefault();
		const wrong = checkFields(guest, { first_name: required, last_name: required, phone: phoneRule });
		setCodes(wrong);
		if (Object.keys(wrong).length > 0) return;
		add.mutate({ params: { id: training.period_id }, body: { ...guest, date: training.date, arrived } });
	}

	const control = (name: keyof Guest) => ({
		name,
		value: guest[name],
		error: fieldMessage(codes[name]),
		required: true,
		onChange: (value: string) => setGuest({ ...guest, [name]: value }),
	});
	return (
		<form noValidate onSubmit={submit}>
			<Stack gap="md">
				<TextField {...control("first_name")} label={m.today_first_name()} />
				<TextField {...control("last_name")} label={m.today_last_name()} />
				<TextField {...control("phone")} label={m.today_phone()} type="tel" />
				<Button type="submit" loading={add.isPending}>
					{m.today_enter()}
				</Button>
			</Stack>
		</form>
	);
}

function MemberBooking({ training, arrived, onAdded }: WalkInProps) {
	const [chosen, setChosen] = useState<DeskMember | null>(null);
	/** The text by which the warned member was found. */
	const [warned, setWarned] = useState<string | null>(null);
	const add = useChange("bookMemberAtDesk", {
		onDone: (roster) => onAdded(roster, chosen ? fullName(chosen) : ""),
		onRefusal: ({ code }, { body }) => {
			if (code === "ERR_OVERLAPS") setWarned(body.found_by ?? "");
			return code === "ERR_OVERLAPS";
		},
	});

	function choose(member: DeskMember, foundBy: string, acceptOverlap = false) {
		setChosen(member);
		setWarned(null);
		const found = { member_id: member.id, found_by: foundBy };
		const body = { ...found, date: training.date, arrived, accept_overlap: acceptOverlap };
		add.mutate({ params: { id: training.period_id }, body });
	}

	return (
		<>
			{chosen && warned !== null && (
				<OverlapAlert name={fullName(chosen)} busy={add.isPending} onAccept={() => choose(chosen, warned, true)} />
			)}
			<MemberSearch
				action={m.today_enter()}
				actionOf={(name) => m.today_enter_of({ name })}
				busyId={add.isPending ? chosen?.id : undefined}
				onChoose={choose}
			/>
		</>
	);
}

interface WalkInDialogProps {
	training: DeskTraining;
	state: RosterState;
	onClose: () => void;
}

interface WalkInProps {
	training: DeskTraining;
	arrived: boolean;
	onAdded: (roster: Roster, name: string) => void;
}

/** Books a member or a guest at the desk. */
export function WalkInDialog({ training, state, onClose }: WalkInDialogProps) {
	const [kind, setKind] = useState<"member" | "guest">("member");
	const [arrived, setArrived] = useState(state.arriving);

	function close(roster: Roster, name: string) {
		cacheRoster(roster);
		notifyDone(m.today_entered({ name }));
		onClose();
	}

	const Way = kind === "member" ? MemberBooking : GuestForm;
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
