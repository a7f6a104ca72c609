import type { CalendarDate, Day } from "@kvart/contract/time";
import { useAddress, withParams } from "../../lib/address.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { LinkTabs } from "../../ui/tabs/link-tabs.tsx";
import { boardAddress } from "./board-address.ts";
import { DaySwitcher } from "./day-switcher.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import type { ScheduleData } from "./schedule-data.ts";
import styles from "./toolbar.module.css";
import { shownWeek } from "./weeks.ts";

interface ToolbarProps {
	data: ScheduleData;
	/** The chosen room, also while its trainings are on their way. */
	roomId: number | null;
	day: Day;
	today: CalendarDate;
}

/** A new room brings other trainings: what named one of the old does not go along. */
const ofRoom = { training: undefined, coach: undefined, info: undefined, book: undefined };

/** Everything that decides what the board shows. All of it is links and one form: it works without scripts. */
export function Toolbar({ data, roomId, day, today }: ToolbarProps) {
	const location = useAddress();
	const { words, rooms, weeks, files } = data;
	const address = boardAddress(location.search);
	const week = shownWeek(weeks, address);
	return (
		<>
			<div className={styles.bar}>
				{rooms.length > 1 && (
					<LinkTabs
						label={words.rooms}
						items={rooms.map(([id, name]) => ({
							to: withParams(location, { ...ofRoom, room: String(id) }),
							label: name,
							current: id === roomId,
						}))}
					/>
				)}
				{weeks.length > 1 && (
					<LinkTabs
						label={words.weeks}
						items={weeks.map(({ monday, label }) => ({
							to: withParams(location, { week: monday, day: undefined, info: undefined, book: undefined }),
							label,
							current: monday === week.monday,
						}))}
					/>
				)}
				<FilterBar data={data} address={address} />
				<div className={styles.side}>
					<ModeSwitch words={words} mode={address.mode} />
					{files && (
						<>
							<LinkButton to={files.pdf} download="" look="ghost" size="small" aria-label={words.pdfLong}>
								{words.pdf}
							</LinkButton>
							{files.calendar && (
								<a href={files.calendar} download="" className={styles.calendar}>
									{words.calendar}
								</a>
							)}
						</>
					)}
				</div>
			</div>
			<DaySwitcher days={week.days} day={day} today={today} mode={address.mode} words={words} />
		</>
	);
}
