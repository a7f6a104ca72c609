import type { Offer } from "@kvart/contract/clubs";
import { m } from "../paraglide/messages.js";

const names: Record<Offer, () => string> = {
	gym: m.clubs_offer_gym,
	fitness: m.clubs_offer_fitness,
	cardio: m.clubs_offer_cardio,
	padel: m.clubs_offer_padel,
};

/** The offers of a club, as its tiles and cards name them. */
export const offerNames = (offers: readonly Offer[]): string[] => offers.map((offer) => names[offer]());
