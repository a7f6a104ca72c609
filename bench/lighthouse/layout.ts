export interface TraceEvent {
	name: string;
	ph: string;
	/** Microseconds. */
	dur: number;
	args: { data?: unknown; beginData?: { frame?: string } };
}

export interface LayoutWork {
	milliseconds: number;
	/** How often the page was laid out. */
	passes: number;
}

function mainFrame(events: readonly TraceEvent[]): string | undefined {
	const start = events.find(({ name }) => name === "TracingStartedInBrowser");
	return (start?.args.data as { frames?: { frame: string }[] } | undefined)?.frames?.[0]?.frame;
}

/** The browser's work on styles and layout of the page, by its trace. */
export function layoutWork(events: readonly TraceEvent[]): LayoutWork {
	const frame = mainFrame(events);
	const work = events.filter(
		({ name, ph, args }) =>
			ph === "X" && ["UpdateLayoutTree", "Layout"].includes(name) && args.beginData?.frame === frame,
	);
	return {
		milliseconds: work.reduce((sum, { dur }) => sum + dur, 0) / 1000,
		passes: work.filter(({ name }) => name === "Layout").length,
	};
}
