import type { ApiError } from "@kvart/contract/client";
import type { OwnBooking } from "@kvart/contract/members";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { bookAsMember, joinWaiting } from "./member-calls.ts";
import styles from "./own-bookings.module.css";
import { OwnTrainingFacts, targetOf, useTrainingNames } from "./own-training.tsx";

interface AgainProps {
	/** On the dates that can be booked. */
	trainings: readonly OwnBooking[];
	onChanged: () => Promise<void>;
}

/** Recent trainings of the member, a week later: one press books one. */
export function Again({ trainings, onChanged }: AgainProps) {
	return (
		<section aria-labelledby="own-again">
			<h3 id="own-again" className={styles.title}>
				{m.booking_again()}
			</h3>
			<ul className={styles.list}>
				{trainings.map((training) => (
					<AgainRow key={training.period_id} training={training} onChanged={onChanged} />
				))}
			</ul>
		</section>
	);
}

/** `gone`: not on the timetable of that week. */
type Obstacle = "full" | "overlap" | "gone";

/** A full training and a cancelled one are refused with the same code; only a full one is found. */
async function isFull({ period_id, training_date, training, gym }: OwnBooking): Promise<boolean> {
	const query = { date: training_date, training: String(training.id), gym: String(gym.id) };
	const { results } = await api.findPeriods({ query });
	return results.some(({ id, kind }) => id === period_id && kind === "ordinary");
}

function AgainRow({ training, onChanged }: { training: OwnBooking; onChanged: () => Promise<void> }) {
	const { pending, request } = useRequest();
	const [obstacle, setObstacle] = useState<Obstacle>();
	const { name, date } = useTrainingNames(training);
	const target = targetOf(training);

	async function send<T extends { code: string }>(call: () => Promise<T>): Promise<void> {
		let refused: ApiError | undefined;
		const known = ["ERR_TRAINING_FILLED_OR_CANCELLED", "ERR_NOT_FOUND", "ERR_OVERLAPS"];
		const answer = await request(call, (error) => {
			refused = error;
			return known.includes(error.code);
		});
		if (answer) {
			showMessage(answer.code);
			return onChanged();
		}
		if (refused?.code === "ERR_OVERLAPS") setObstacle("overlap");
		if (refused?.code === "ERR_NOT_FOUND") setObstacle("gone");
		if (refused?.code !== "ERR_TRAINING_FILLED_OR_CANCELLED") return;
		const full = await request(() => isFull(training));
		if (full !== undefined) setObstacle(full ? "full" : "gone");
	}

	const actions = {
		none: { label: m.booking_again_book(), call: () => bookAsMember(api, target, { check_overlap: true }) },
		full: { label: m.booking_wait(), call: () => joinWaiting(api, target) },
		overlap: { label: m.booking_overlap_book(), call: () => bookAsMember(api, target, {}) },
	};
	const action = obstacle === "gone" ? null : actions[obstacle ?? "none"];
	const reasons = { full: m.booking_full_text, overlap: m.booking_again_overlap, gone: m.booking_again_gone };
	return (
		<li className={styles.booking}>
			<OwnTrainingFacts own={training} level={4}>
				<output className={styles.reason}>{obstacle && reasons[obstacle]()}</output>
			</OwnTrainingFacts>
			<div className={styles.actions}>
				{action && (
					<Button
						look={obstacle ? "ghost" : "lime"}
						size="small"
						busy={pending}
						aria-label={`${action.label}: ${name}, ${date}`}
						onClick={() => void send<{ code: string }>(action.call)}
					>
						{action.label}
					</Button>
				)}
			</div>
		</li>
	);
}
