import { expect, it } from "vitest";
import { formatDate } from "../lib/format.ts";
import { m } from "../paraglide/messages.js";

// Serbian dates end with a full stop.
it("ends no sentence with two full stops", () => {
	const date = formatDate("2026-11-20");
	const sentences = [
		m.members_blocked_text({ date, reason: "Kartica" }),
		m.members_blocked_no_reason({ date }),
		m.schedule_substitute_text({ date }),
		m.schedule_series_from({ date }),
	];
	for (const sentence of sentences) expect(sentence).toMatch(/20\. nov 2026\.(?!\.)/);
});
