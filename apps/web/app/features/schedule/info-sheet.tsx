import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./info-sheet.module.css";
import type { TrainingInfo } from "./schedule-data.ts";

interface InfoSheetProps {
	info: TrainingInfo;
	coach: { id: number; name: string } | null;
	/** Day and hour, in words. */
	when: string;
	open: boolean;
	onClose: () => void;
	closeTo: string;
	/** Leads on to booking; absent where it is not possible now. */
	bookTo: string | undefined;
}

/** What kind of training it is. */
export function InfoSheet({ info, coach, when, open, onClose, closeTo, bookTo }: InfoSheetProps) {
	const localePath = useLocalePath();
	return (
		<Sheet
			open={open}
			onClose={onClose}
			closeTo={closeTo}
			title={info.name}
			footer={
				<>
					{bookTo && (
						<LinkButton to={bookTo} inPlace="push">
							{m.schedule_info_book()}
						</LinkButton>
					)}
					<LinkButton to={localePath(info.programme)} look="ghost">
						{m.schedule_info_programme()}
					</LinkButton>
				</>
			}
		>
			{info.picture && (
				<div className={styles["picture"]}>
					<Picture picture={info.picture} sizes="(width >= 768px) 576px, 92vw" fit="cover" />
				</div>
			)}
			<p className={styles["when"]}>{when}</p>
			<dl className={styles["facts"]}>
				<div>
					<dt>{m.schedule_info_duration()}</dt>
					<dd>{info.duration} min</dd>
				</div>
				<div>
					<dt>{m.schedule_info_intensity()}</dt>
					<dd>
						<Intensity value={info.intensity} />
					</dd>
				</div>
				<div>
					<dt>{m.schedule_info_calories()}</dt>
					<dd>{info.calories} kcal</dd>
				</div>
			</dl>
			<p>{info.description}</p>
			{coach && (
				<p className={styles["coach"]}>
					<b>{m.schedule_info_coach()}</b>{" "}
					<TextLink to={localePath(`/coaches?coach=${coach.id}`)}>{coach.name}</TextLink>
				</p>
			)}
		</Sheet>
	);
}
