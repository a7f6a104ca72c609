import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { NextClasses } from "../../ui/next-classes/next-classes.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { AddressSheet } from "../../ui/sheet/address-sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { TrainingFacts } from "./training-card.tsx";
import styles from "./training-sheet.module.css";
import type { Training, TrainingsData } from "./trainings.server.ts";

interface TrainingSheetProps {
	training: Training;
	data: TrainingsData;
	closeTo: string;
}

export function TrainingSheet({ training, data, closeTo }: TrainingSheetProps) {
	const localePath = useLocalePath();
	return (
		<AddressSheet
			closeTo={closeTo}
			title={training.name}
			next={data.next?.classes.length ? <NextClasses next={data.next} /> : undefined}
			picture={
				<>
					{training.picture && (
						<div className={styles.picture}>
							<Picture picture={training.picture} sizes="(width >= 768px) 576px, 92vw" fit="cover" />
						</div>
					)}
					<div className={styles.facts}>
						<TrainingFacts training={training} />
						<FavouriteButton kind="training" id={training.id} name={training.name} />
					</div>
				</>
			}
			footer={
				<>
					<LinkButton to={localePath("/free-training")} arrow="forward">
						{m.trainings_trial()}
					</LinkButton>
					<LinkButton to={localePath("/training-selection")} look="ghost">
						{m.trainings_choose()}
					</LinkButton>
				</>
			}
		>
			<p>{training.description}</p>
			{training.coachIds.length > 0 && (
				<p className={styles.coaches}>
					<b>{m.trainings_coaches()} </b>
					{training.coachIds.map((id, index) => (
						<span key={id}>
							{index > 0 && ", "}
							<TextLink to={localePath(`/coaches?coach=${id}`)}>{data.coaches[id]}</TextLink>
						</span>
					))}
				</p>
			)}
		</AddressSheet>
	);
}
