import { Alert, List, Text } from "@mantine/core";
import { GitMerge, TriangleAlert } from "lucide-react";
import { m } from "../../../paraglide/messages.js";
import { clashInWords, coachInWords, momentInWords, nameOf } from "../words.ts";
import type { Obstacle } from "./use-deed.ts";

/** What is in the way, by name: with another room or hour it goes, or the person says that it is meant. */
export function Obstacles({ obstacle: { clashes, changed } }: { obstacle: Obstacle }) {
	if (changed) {
		return (
			<Alert
				role="alert"
				color="warning"
				icon={<GitMerge size={20} aria-hidden />}
				title={m.schedule_changed_meanwhile()}
			>
				<Text size="sm" fw={600}>
					{nameOf(changed.training)}, {momentInWords(changed.training_date, changed.time)}, {coachInWords(changed)},{" "}
					{m.schedule_places({ taken: changed.taken, capacity: changed.capacity })}
					{changed.cancelled && `, ${m.schedule_cancelled()}`}
				</Text>
				<Text size="sm">{m.schedule_changed_again()}</Text>
			</Alert>
		);
	}
	const [first] = clashes;
	if (!first) return null;
	const title = first.kind === "room" ? m.schedule_room_taken() : m.schedule_coach_taken();
	return (
		<Alert role="alert" color="danger" icon={<TriangleAlert size={20} aria-hidden />} title={title}>
			<List size="sm">
				{clashes.map((clash) => (
					<List.Item key={clash.period_id}>{clashInWords(clash)}</List.Item>
				))}
			</List>
		</Alert>
	);
}

/** A coach in two places can be meant; a room cannot hold two trainings. */
export function isCoachOnly({ clashes }: Obstacle): boolean {
	return clashes.length > 0 && clashes.every(({ kind }) => kind === "coach");
}
