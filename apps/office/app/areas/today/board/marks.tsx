import type { DeskTraining } from "@kvart/contract/staff/today";
import { Badge } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";

/** What is out of the ordinary about a training. */
export function Marks({ training }: { training: DeskTraining }) {
	const { cancelled, substitute, promotion, taken, capacity } = training;
	return (
		<>
			{cancelled && <Badge color="danger">{m.today_cancelled()}</Badge>}
			{!cancelled && taken >= capacity && <Badge color="ink">{m.today_full()}</Badge>}
			{substitute && <Badge color="gray">{m.today_substitute()}</Badge>}
			{promotion && <Badge color="gray">{m.today_promotion()}</Badge>}
		</>
	);
}
