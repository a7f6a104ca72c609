import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { classPath } from "../../lib/coming-class.ts";
import type { Slot } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";
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

interface InfoSheetProps {
	slot: Slot;
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

export function InfoSheet({ slot, info, problem, when, open, onClose, closeTo, bookTo }: InfoSheetProps) {
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
							{m.schedule_info_book()}
						</LinkButton>
					)}
					{info && (
						<LinkButton to={localePath(info.programme)} look="ghost">
							{m.schedule_info_programme()}
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
					<dt>{m.schedule_info_duration()}</dt>
					<dd>{slot.duration} min</dd>
				</div>
				<div>
					<dt>{m.schedule_info_intensity()}</dt>
					<dd>
						<Intensity value={slot.intensity} />
					</dd>
				</div>
				{info && (
					<div>
						<dt>{m.schedule_info_calories()}</dt>
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
					<b>{m.schedule_info_coach()}</b>{" "}
					<TextLink to={localePath(`/coaches?coach=${coach.id}`)}>{coach.name}</TextLink>
				</p>
			)}
		</Sheet>
	);
}
