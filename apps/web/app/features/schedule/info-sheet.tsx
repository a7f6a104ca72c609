import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import type { Slot } from "../../lib/slot.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./info-sheet.module.css";
import type { ScheduleWords, TrainingInfo } from "./schedule-data.ts";

interface InfoSheetProps {
	slot: Slot;
	words: ScheduleWords;
	/** What the server adds; null while it is on its way. */
	info: TrainingInfo | null;
	/** Stands where the text would, if it did not come. */
	problem: ReactNode;
	/** Day and hour, in words. */
	when: string;
	open: boolean;
	onClose: () => void;
	closeTo: string;
	/** Leads on to booking; absent where it is not possible now. */
	bookTo: string | undefined;
}

/** What kind of training it is. */
export function InfoSheet({ slot, words, info, problem, when, open, onClose, closeTo, bookTo }: InfoSheetProps) {
	const localePath = useLocalePath();
	const { coach } = slot;
	return (
		<Sheet
			open={open}
			onClose={onClose}
			closeTo={closeTo}
			title={slot.training.name}
			footer={
				<>
					{bookTo && (
						<LinkButton to={bookTo} inPlace="push">
							{words.infoBook}
						</LinkButton>
					)}
					{info && (
						<LinkButton to={localePath(info.programme)} look="ghost">
							{words.infoProgramme}
						</LinkButton>
					)}
				</>
			}
		>
			{info?.picture && (
				<div className={styles.picture}>
					<Picture picture={info.picture} sizes="(width >= 768px) 576px, 92vw" fit="cover" />
				</div>
			)}
			<p className={styles.when}>{when}</p>
			<dl className={styles.facts}>
				<div>
					<dt>{words.infoDuration}</dt>
					<dd>{slot.duration} min</dd>
				</div>
				<div>
					<dt>{words.infoIntensity}</dt>
					<dd>
						<Intensity value={slot.intensity} />
					</dd>
				</div>
				{info && (
					<div>
						<dt>{words.infoCalories}</dt>
						<dd>{info.calories} kcal</dd>
					</div>
				)}
			</dl>
			{info ? (
				<p>{info.description}</p>
			) : (
				problem || (
					<Loading>
						<Skeleton shape="text" lines={5} />
					</Loading>
				)
			)}
			{coach && (
				<p className={styles.coach}>
					<b>{words.infoCoach}</b> <TextLink to={localePath(`/coaches?coach=${coach.id}`)}>{coach.name}</TextLink>
				</p>
			)}
		</Sheet>
	);
}
