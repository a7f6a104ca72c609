import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { useShown } from "../../ui/sheet/use-shown.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { TrainingFacts } from "./training-facts.tsx";
import styles from "./training-sheet.module.css";
import type { TrainingCard, TrainingsData } from "./trainings-data.ts";

interface TrainingSheetProps {
	training: TrainingCard | undefined;
	data: TrainingsData;
	onClose: () => void;
	closeTo: string;
}

export function TrainingSheet({ training, data, onClose, closeTo }: TrainingSheetProps) {
	const shown = useShown(training);
	const localePath = useLocalePath();
	if (!shown) return null;
	const { words, coaches } = data;
	return (
		<Sheet
			open={training !== undefined}
			onClose={onClose}
			closeTo={closeTo}
			title={shown.name}
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
			{shown.picture && (
				<div className={styles["picture"]}>
					<Picture picture={shown.picture} sizes="(width >= 768px) 576px, 92vw" fit="cover" />
				</div>
			)}
			<div className={styles["facts"]}>
				<TrainingFacts training={shown} words={words.facts} />
			</div>
			<p>{shown.description}</p>
			{shown.coachIds.length > 0 && (
				<p className={styles["coaches"]}>
					<b>{words.coaches} </b>
					{shown.coachIds.map((id, index) => (
						<span key={id}>
							{index > 0 && ", "}
							<TextLink to={localePath(`/coaches?coach=${id}`)}>{coaches[id]}</TextLink>
						</span>
					))}
				</p>
			)}
		</Sheet>
	);
}
