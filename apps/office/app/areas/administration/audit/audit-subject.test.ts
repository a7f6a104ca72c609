import type { AuditEntry } from "@kvart/contract/staff/audit";
import { expect, it } from "vitest";
import { recordLabel, recordLink } from "./audit-subject.ts";

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
	id: 1,
	at: "2026-11-18T10:00:00.000Z",
	actor: null,
	action: "training.changed",
	entity: "training",
	entity_id: "12",
	subject: null,
	before: null,
	after: null,
	...part,
});

const yoga = { period_id: 477, name: "Joga", name_eng: "Yoga", gym: "Zemun", day: 3, date: null, time: 1830 };
const onDate = { ...yoga, date: "2026-11-18" };

it("names records by their title, before they were removed, too", () => {
	expect(recordLabel(entry({ after: { name: "Joga" } }))).toBe("Trening: Joga");
	expect(recordLabel(entry({ before: { header: "Zima" }, entity: "post" }))).toMatch(/: Zima$/);
	expect(recordLabel(entry({}))).toBe("Trening 12");
	expect(recordLabel(entry({ entity: "settings", entity_id: "switches" }))).not.toMatch(/switches/);
});

it("names people and trainings", () => {
	const period = entry({ entity: "period", entity_id: "477", subject: { name: "", training: yoga } });
	expect(recordLabel(period)).toBe("Termin: Joga, Zemun, sreda, 18:30");
	const booking = entry({ entity: "booking", subject: { name: "Ana Ilić", training: onDate } });
	expect(recordLabel(booking)).toBe("Rezervacija: Ana Ilić · Joga, Zemun, 18. nov 2026., 18:30");
});

it.each([
	[{ entity: "member", entity_id: "7" }, "/members/list/7"],
	[{ entity: "booking", subject: { name: "Ana", training: onDate } }, "/today/477/2026-11-18"],
	[{ entity: "period", entity_id: "477", after: { training_date: "2026-11-20" } }, "/today/477/2026-11-20"],
	[{ entity: "period", entity_id: "477", subject: { name: "", training: yoga } }, null],
	[{ entity: "settings", entity_id: "switches" }, "/administration/settings"],
	[{ action: "training.removed" }, null],
	[{ entity: "contact", entity_id: "none" }, null],
])("links %j to %s", (part, link) => {
	expect(recordLink(entry(part))).toBe(link);
});
