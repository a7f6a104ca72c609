import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { Registry } from "./registry.ts";

const resolutionMilliseconds = 10;
const nanoseconds = 1e9;

function readEventLoop(registry: Registry): void {
	const delay = monitorEventLoopDelay({ resolution: resolutionMilliseconds });
	delay.enable();
	// The timer that measures is due only so often; what is left beyond that is how late it came.
	const late = (value: number) => Math.max(0, value / nanoseconds - resolutionMilliseconds / 1000);
	registry.reading(
		"gauge",
		"nodejs_eventloop_lag_seconds",
		"How late the event loop was since the last scrape.",
		() => {
			const found = [
				[{ quantile: "0.5" }, late(delay.percentile(50))],
				[{ quantile: "0.99" }, late(delay.percentile(99))],
				[{ quantile: "1" }, late(delay.max)],
			] as [{ quantile: string }, number][];
			delay.reset();
			return found;
		},
	);
	let before = performance.eventLoopUtilization();
	registry.reading(
		"gauge",
		"nodejs_eventloop_utilization",
		"Share of the time since the last scrape spent working.",
		() => {
			const now = performance.eventLoopUtilization();
			const { utilization } = performance.eventLoopUtilization(now, before);
			before = now;
			return utilization;
		},
	);
}

/** What the process itself uses: time, memory and the event loop. */
export function readProcess(registry: Registry): void {
	readEventLoop(registry);
	registry.reading("counter", "process_cpu_seconds_total", "Processor time used.", () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1e6;
	});
	registry.reading(
		"gauge",
		"process_start_time_seconds",
		"When the process started.",
		() => performance.timeOrigin / 1000,
	);
	registry.reading("gauge", "process_resident_memory_bytes", "Memory of the whole process.", () =>
		process.memoryUsage.rss(),
	);
	registry.reading("gauge", "nodejs_memory_bytes", "Memory by its kind.", () => {
		const { heapTotal, heapUsed, external } = process.memoryUsage();
		return [
			[{ kind: "heap_total" }, heapTotal],
			[{ kind: "heap_used" }, heapUsed],
			[{ kind: "external" }, external],
		];
	});
}
