import type { Client } from "@kvart/contract/client";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import type { Slot } from "../../lib/slot.ts";
import type { TrainingInfo } from "./schedule-data.ts";

const programmes: Record<string, string> = { freestyle: "/freestyle-trainings", lesmills: "/les-mills-trainings" };

/** What the address asks about: only that one training's text travels with the board. */
export async function trainingInfo(
	api: Client,
	slots: readonly Slot[],
	asked: string | null,
	locale: Locale,
): Promise<TrainingInfo | null> {
	const slot = slots.find(({ id }) => String(id) === asked);
	if (!slot) return null;
	const training = (await api.listTrainings()).find(({ id }) => id === slot.training.id);
	if (!training) return null;
	const { calories, training_type } = training;
	return {
		slotId: slot.id,
		description: inLocale(locale, training.description, training.description_eng),
		calories,
		picture: pictureOfPhotoUrl(training.photo_url, locale, training.photo) ?? null,
		programme: programmes[training_type] ?? "/freestyle-trainings",
	};
}
