import type { CalendarDate, Day } from "@kvart/contract/time";
import { useAddress, withParams } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Link } from "../../ui/link/link.tsx";
import { LinkTabs } from "../../ui/tabs/link-tabs.tsx";
import { type BoardAddress, boardAddress, hasFilters, shownWeek, weekAfter } from "./board-address.ts";
import { DaySwitcher } from "./day-switcher.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { ScheduleData } from "./schedule.server.ts";
import styles from "./toolbar.module.css";

interface ToolbarProps {
	data: ScheduleData;
	/** The chosen room, which may still be loading. */
	roomId: number | null;
	day: Day;
	today: CalendarDate;
}

/** Reset with the room, because they name trainings of the old one. */
const ofRoom = { training: undefined, coach: undefined, info: undefined, book: undefined };

/** Links and one form, so that it works without scripts. */
export function Toolbar({ data, roomId, day, today }: ToolbarProps) {
	const location = useAddress();
	const { rooms, weeks } = data;
	const address = boardAddress(location.search);
	const week = shownWeek(weeks, address);
	const unfolded = address.filters ?? hasFilters(address);
	return (
		<>
			<div data-unfolded={unfolded || undefined} className={styles.bar}>
				{rooms.length > 1 && (
					<LinkTabs
						label={m.schedule_rooms()}
						items={rooms.map(({ id, name }) => ({
							to: withParams(location, { ...ofRoom, room: String(id) }),
							label: name,
							current: id === roomId,
						}))}
					/>
				)}
				<div className={styles.line}>
					{weeks.length > 1 && (
						<LinkTabs
							label={m.schedule_weeks()}
							items={weeks.map(({ monday, label }, index) => ({
								to: withParams(location, { week: monday, day: undefined, info: undefined, book: undefined }),
								label:
									data.kind === "ordinary" ? (index === 0 ? m.schedule_this_week() : m.schedule_next_week()) : label,
								current: monday === week.monday,
							}))}
						/>
					)}
					<LinkButton
						to={withParams(location, { filters: unfolded ? "0" : "1" })}
						inPlace="replace"
						aria-expanded={unfolded}
						look={hasFilters(address) ? "lime" : "ghost"}
						size="small"
						className={styles.unfold}
					>
						{m.schedule_unfold()}
					</LinkButton>
				</div>
				<div className={styles.fold}>
					<FilterBar data={data} address={address} />
					<ModeSwitch mode={address.mode} />
				</div>
			</div>
			<DaySwitcher
				days={week.days}
				day={day}
				today={today}
				mode={address.mode}
				nextMonday={weekAfter(weeks, week)?.monday}
			/>
		</>
	);
}

interface ModeSwitchProps {
	mode: BoardAddress["mode"];
}

/** Without a choice the width of the screen decides, and CSS marks the current one. */
function ModeSwitch({ mode }: ModeSwitchProps) {
	const location = useAddress();
	return (
		<nav aria-label={m.schedule_mode()} data-mode={mode ?? "auto"} className={styles.switch}>
			{(["week", "day"] as const).map((each) => (
				<Link
					key={each}
					to={withParams(location, { mode: each })}
					inPlace="push"
					aria-current={mode === each ? "true" : undefined}
					data-for={each}
					className={styles.choice}
				>
					{each === "week" ? m.schedule_week() : m.schedule_day()}
				</Link>
			))}
		</nav>
	);
}
