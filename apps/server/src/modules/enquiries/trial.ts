import { parseHour, type TrialHour } from "@kvart/contract/enquiries/hour";
import type { SentForm } from "@kvart/contract/enquiries/schemas";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatDate, formatTime } from "@kvart/contract/time";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { bookTrial } from "../booking/service/trial.ts";
import { selectTrial, selectTrialTraining } from "./queries.ts";

interface TrialTraining {
	name: string;
	nameEng: string;
	time: number;
	date: string;
}

/** `Joga, 19.11.2026. u 18:30` */
function trialLabel(language: Locale, { name, nameEng, time, date }: TrialTraining): string {
	const [dot, at] = language === "sr" ? [".", "u"] : ["", "at"];
	return `${inLocale(language, name, nameEng)}, ${formatDate(date)}${dot} ${at} ${formatTime(time)}`;
}

export interface Trial {
	hour: TrialHour;
	/** For the stored form, in Serbian. */
	label: string;
	club: string;
}

/** The training that a form asks for; null if it leaves the hour open. */
export async function findTrial(db: Database, sent: string | undefined): Promise<Trial | null> {
	const hour = sent === undefined ? null : parseHour(sent);
	if (!hour) return null;
	const training = await selectTrialTraining(db, hour.periodId);
	if (!training) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
	return { hour, label: trialLabel("sr", { ...training, date: hour.date }), club: training.club };
}

/** The last word is the last name. */
function guestOf({ name, phone_1: phone }: SentForm) {
	const words = name.trim().split(/\s+/);
	return { first_name: words.slice(0, -1).join(" "), last_name: words.at(-1) ?? "", phone };
}

/** Stores an enquiry and books its place. */
export function storeWithPlace(
	deps: Parameters<typeof bookTrial>[0],
	{ hour }: Trial,
	sent: SentForm & { address: string },
	store: (tx: Database) => Promise<number | undefined>,
): Promise<number | undefined> {
	const { email, language, proof, address } = sent;
	return bookTrial(deps, { hour, guest: guestOf(sent), email, language, proof, address }, store);
}

/** The trial of an enquiry that has booked a place, in one language. */
export async function bookedTrial(db: Database, enquiryId: number, language: Locale): Promise<string | undefined> {
	const trial = await selectTrial(db, enquiryId);
	return trial && trialLabel(language, trial);
}
