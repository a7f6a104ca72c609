import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { classPath } from "../../lib/coming-class.ts";
import type { Slot } from "../../lib/slot.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { ShareLink } from "../../ui/share/share-link.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./info-sheet.module.css";
import type { TrainingInfo } from "./schedule.server.ts";
import type { ScheduleTexts } from "./texts.server.ts";

interface InfoSheetProps {
	slot: Slot;
	texts: ScheduleTexts;
	/** Null while it loads. */
	info: TrainingInfo | null;
	/** Replaces the text if it could not be loaded. */
	problem: ReactNode;
	when: string;
	open: boolean;
	onClose: () => void;
	closeTo: string;
	/** Missing if it cannot be booked now. */
	bookTo: string | undefined;
}

export function InfoSheet({ slot, texts, info, problem, when, open, onClose, closeTo, bookTo }: InfoSheetProps) {
	const localePath = useLocalePath();
	const { coach } = slot;
	return (
		<Sheet
			open={open}
			onClose={onClose}
			closeTo={closeTo}
			title={slot.training.name}
			picture={
				info?.picture && (
					<div className={styles.picture}>
						<Picture picture={info.picture} sizes="(width >= 768px) 576px, 92vw" fit="cover" />
					</div>
				)
			}
			footer={
				<>
					{bookTo && (
						<LinkButton to={bookTo} inPlace="push">
							{texts.infoBook}
						</LinkButton>
					)}
					{info && (
						<LinkButton to={localePath(info.programme)} look="ghost">
							{texts.infoProgramme}
						</LinkButton>
					)}
				</>
			}
		>
			<div className={styles.head}>
				<p className={styles.when}>{when}</p>
				<FavouriteButton kind="training" id={slot.training.id} name={slot.training.name} />
				<ShareLink path={classPath(slot.id, slot.trainingDate)} title={`${slot.training.name}, ${when}`} />
			</div>
			<dl className={styles.facts}>
				<div>
					<dt>{texts.infoDuration}</dt>
					<dd>{slot.duration} min</dd>
				</div>
				<div>
					<dt>{texts.infoIntensity}</dt>
					<dd>
						<Intensity value={slot.intensity} />
					</dd>
				</div>
				{info && (
					<div>
						<dt>{texts.infoCalories}</dt>
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
					<b>{texts.infoCoach}</b> <TextLink to={localePath(`/coaches?coach=${coach.id}`)}>{coach.name}</TextLink>
				</p>
			)}
		</Sheet>
	);
}
