import type { CalendarDate, Day } from "@kvart/contract/time";
import { lazy, Suspense, useMemo } from "react";
import { useLocation } from "react-router";
import { whenTouched } from "../../lib/when-touched.ts";
import type { ScheduleData } from "./schedule-data.ts";
import styles from "./schedule-page.module.css";

const Toolbar = lazy(async () => {
	await whenTouched();
	return { default: (await import("./toolbar.tsx")).Toolbar };
});

interface LateToolbarProps {
	data: ScheduleData;
	day: Day;
	today: CalendarDate;
}

/**
 * Links and a form, which need no script before somebody reaches for them. Kept as it is between two addresses: live places must
 * not touch what still waits for its script, or React would drop it.
 */
export function LateToolbar({ data, day, today }: LateToolbarProps) {
	const { search } = useLocation();
	return useMemo(
		() => (
			<div className={styles["late"]}>
				<Suspense fallback={null}>
					<Toolbar data={data} search={search} day={day} today={today} />
				</Suspense>
			</div>
		),
		[data, search, day, today],
	);
}
