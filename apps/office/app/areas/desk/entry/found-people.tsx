import type { FoundArrivals } from "@kvart/contract/staff/memberships/desk-arrival";
import type { DeskMember } from "@kvart/contract/staff/today";
import { Button, Text } from "@mantine/core";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./entry.module.css";
import { PersonDrawing } from "./person-drawing.tsx";

interface FoundPeopleProps {
	people: readonly DeskMember[];
	gymId: number;
	foundBy: string;
	onShow: (found: FoundArrivals) => void;
}

export function FoundPeople({ people, gymId, foundBy, onShow }: FoundPeopleProps) {
	const read = useChange("getArrival", { onDone: (arrival) => onShow({ people: [], arrival, guest: null }) });
	const query = { gym: String(gymId), found_by: foundBy };
	return (
		<section>
			<h2 className={styles.heading}>{m.desk_several()}</h2>
			<ul className={styles.list}>
				{people.map((person) => (
					<li key={person.id} className={styles.item}>
						<div className={styles.person}>
							<PersonDrawing person={person} />
							<div>
								<Text fw={700}>{fullName(person)}</Text>
								<Text size="sm" c="dimmed">
									{[person.phone, person.card_id && m.desk_card({ card: person.card_id })].filter(Boolean).join(" · ")}
								</Text>
							</div>
						</div>
						<Button
							aria-label={m.desk_choose_of({ name: fullName(person) })}
							loading={read.isPending && read.variables?.params.id === person.id}
							onClick={() => read.mutate({ params: { id: person.id }, query })}
						>
							{m.desk_choose()}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
