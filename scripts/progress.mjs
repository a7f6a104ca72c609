// Progress of a command: one changing line on a terminal, a line every ten seconds elsewhere.
const terminalMilliseconds = 500;
const plainMilliseconds = 10_000;
const clearLine = "\r\u001b[K";

/** Shows title, state and duration. `report.now` returns the current state, `report.line` prints a message. */
export async function step(title, work, screen = process.stdout) {
	const started = Date.now();
	const seconds = (digits) => `${((Date.now() - started) / 1000).toFixed(digits)} s`;
	const report = {
		now: () => "",
		line(text) {
			screen.write(screen.isTTY ? `${clearLine}${text}\n${title} ` : `\n${text}\n${title} `);
		},
	};
	const show = () => {
		const state = [report.now(), seconds(0)].filter(Boolean).join(", ");
		screen.write(screen.isTTY ? `${clearLine}${title} ${state} ` : `\n  ${state} `);
	};
	screen.write(`${title} `);
	const timer = setInterval(show, screen.isTTY ? terminalMilliseconds : plainMilliseconds);
	try {
		const note = await work(report);
		screen.write(`${screen.isTTY ? `${clearLine}${title} ` : ""}${note ?? "done"} (${seconds(1)})\n`);
	} finally {
		clearInterval(timer);
	}
}

/** Does all parts of a step at once. Waits for all of them also if one fails, so that none runs on alone. */
export async function together(parts, report) {
	const waiting = new Set(parts.map(([title]) => title));
	report.now = () => [...waiting].join(", ");
	const results = await Promise.allSettled(parts.map(([title, work]) => work().finally(() => waiting.delete(title))));
	const failed = results.find(({ status }) => status === "rejected");
	if (failed) throw failed.reason;
	report.line(parts.map(([title], index) => `  ${title}: ${results[index].value}`).join("\n"));
}
