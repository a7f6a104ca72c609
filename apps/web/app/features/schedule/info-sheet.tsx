import { formatTime } from "@kvart/contract/time";
import type { ReactNode } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import type { ProblemCode } from "../../lib/line-error.ts";
import type { Slot } from "../../lib/slot.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { useSheetParam, useShown } from "../../ui/sheet/use-sheet-param.ts";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { BoardEntry } from "./board.tsx";
import styles from "./info-sheet.module.css";
import type { TrainingInfo } from "./schedule.server.ts";
import type { ScheduleTexts } from "./texts.server.ts";
import type { BoardDay } from "./week.server.ts";

interface InfoSheetHostProps {
	info: TrainingInfo | null;
	/** Why the info could not be loaded, and the button to try again. */
	problem: ProblemCode | null;
	retry: ReactNode;
	entries: readonly BoardEntry[];
	days: readonly BoardDay[];
	texts: ScheduleTexts;
}

/** The info sheet in the address. It opens with the data of the board, before the texts have loaded. */
export function InfoSheetHost({ info, problem, retry, entries, days, texts }: InfoSheetHostProps) {
	const location = useAddress();
	const sheet = useSheetParam("info");
	const wanted = entries.find(({ slot }) => String(slot.id) === sheet.value);
	const shownId = useShown(wanted?.slot.id);
	const entry = entries.find(({ slot }) => slot.id === shownId);
	if (!entry) return null;
	const { slot, state } = entry;
	const day = days.find(({ date }) => date === slot.trainingDate);
	return (
		<InfoSheet
			slot={slot}
			texts={texts}
			info={info?.slotId === slot.id ? info : null}
			problem={
				problem !== null && (
					<Notice kind="error" live action={retry}>
						{problemMessage(problem)}
					</Notice>
				)
			}
			when={`${day?.full ?? ""}, ${formatTime(slot.time)}`}
			open={wanted !== undefined}
			onClose={sheet.close}
			closeTo={sheet.closeTo}
			bookTo={state === "open" ? withParams(location, { info: undefined, book: String(slot.id) }) : undefined}
		/>
	);
}

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

function InfoSheet({ slot, texts, info, problem, when, open, onClose, closeTo, bookTo }: InfoSheetProps) {
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
			{info?.picture && (
				<div className={styles.picture}>
					<Picture picture={info.picture} sizes="(width >= 768px) 576px, 92vw" fit="cover" />
				</div>
			)}
			<p className={styles.when}>{when}</p>
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
