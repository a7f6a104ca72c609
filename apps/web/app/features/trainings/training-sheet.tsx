import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { AddressSheet } from "../../ui/sheet/address-sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { TrainingFacts } from "./training-facts.tsx";
import styles from "./training-sheet.module.css";
import type { TrainingCard, TrainingsData } from "./trainings-data.ts";

interface TrainingSheetProps {
	training: TrainingCard;
	data: TrainingsData;
	closeTo: string;
}

export function TrainingSheet({ training, data, closeTo }: TrainingSheetProps) {
	const localePath = useLocalePath();
	const { words, coaches } = data;
	return (
		<AddressSheet
			closeTo={closeTo}
			title={training.name}
			footer={
				<>
					<LinkButton to={localePath("/free-training")} arrow="forward">
						{words.trial}
					</LinkButton>
					<LinkButton to={localePath("/training-selection")} look="ghost">
						{words.choose}
					</LinkButton>
				</>
			}
		>
			{training.picture && (
				<div className={styles.picture}>
					<Picture picture={training.picture} sizes="(width >= 768px) 576px, 92vw" fit="cover" />
				</div>
			)}
			<div className={styles.facts}>
				<TrainingFacts training={training} words={words.facts} />
			</div>
			<p>{training.description}</p>
			{training.coachIds.length > 0 && (
				<p className={styles.coaches}>
					<b>{words.coaches} </b>
					{training.coachIds.map((id, index) => (
						<span key={id}>
							{index > 0 && ", "}
							<TextLink to={localePath(`/coaches?coach=${id}`)}>{coaches[id]}</TextLink>
						</span>
					))}
				</p>
			)}
		</AddressSheet>
	);
}
