import type { OwnWait } from "@kvart/contract/members";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { sheetOf } from "../../lib/coming-class.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { leaveWaiting } from "./member-calls.ts";
import styles from "./own-bookings.module.css";
import { OwnTrainingFacts, targetOf, useTrainingNames } from "./own-training.tsx";

interface OwnWaitsProps {
	waits: readonly OwnWait[];
	onChanged: () => Promise<void>;
}

/** The trainings that a member waits for. */
export function OwnWaits({ waits, onChanged }: OwnWaitsProps) {
	return (
		<section aria-labelledby="own-waits">
			<h3 id="own-waits" className={styles.title}>
				{m.booking_own_waits()}
			</h3>
			<ul className={styles.list}>
				{waits.map((wait) => (
					<OwnWaitRow key={`${wait.training_date} ${wait.period_id}`} wait={wait} onChanged={onChanged} />
				))}
			</ul>
		</section>
	);
}

function OwnWaitRow({ wait, onChanged }: { wait: OwnWait; onChanged: () => Promise<void> }) {
	const { pending, request } = useRequest();
	const { name, date } = useTrainingNames(wait);
	const localePath = useLocalePath();
	const sheet = sheetOf({ ...wait, ...targetOf(wait) });

	async function leave(): Promise<void> {
		const answer = await request((api) => leaveWaiting(api, targetOf(wait)));
		if (answer) showMessage(answer.code);
		await onChanged();
	}

	return (
		<li className={styles.booking}>
			<OwnTrainingFacts own={wait} level={4}>
				<p className={styles.position}>
					{wait.free_places > 0 ? m.booking_place_free() : m.booking_position({ position: wait.position })}
				</p>
			</OwnTrainingFacts>
			<div className={styles.actions}>
				{wait.free_places > 0 && (
					<LinkButton size="small" to={localePath(sheet)} aria-label={`${m.booking_book()}: ${name}, ${date}`}>
						{m.booking_book()}
					</LinkButton>
				)}
				<Button
					look="ghost"
					size="small"
					busy={pending}
					aria-label={`${m.booking_leave()}: ${name}, ${date}`}
					onClick={() => void leave()}
				>
					{m.booking_leave()}
				</Button>
			</div>
		</li>
	);
}
