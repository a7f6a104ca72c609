import type { Locale } from "@kvart/contract/locale";
import type { Member } from "../../../../platform/session.ts";
import { sheetOf } from "../sheet/sheet.ts";
import { sheetTexts } from "../sheet/texts.ts";
import { type DeskDeps, type DeskPlace, readRoster } from "./roster.ts";

export interface SheetFile {
	fileName: string;
	pdf: Buffer;
}

/** The roster as it is now, ready to be printed. Never kept: names and phones go only to whoever asked. */
export async function rosterSheet(deps: DeskDeps, actor: Member, place: DeskPlace, locale: Locale): Promise<SheetFile> {
	const roster = await readRoster(deps, actor, place);
	// Fonts and the library cost a start-up nothing: they come with the first sheet.
	const [{ printDocument }, { sheetDocument }] = await Promise.all([
		import("../../../../platform/print/print.ts"),
		import("../sheet/layout.ts"),
	]);
	const { gym, date, time } = roster.training;
	const hour = String(time).padStart(4, "0");
	return {
		fileName: `${sheetTexts[locale].fileName}-${gym.slug}-${date}-${hour}.pdf`,
		pdf: await printDocument(sheetDocument(sheetOf(roster, locale))),
	};
}
