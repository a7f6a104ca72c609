import type { MasterName } from "./masters.ts";
import { pageHeroes } from "./slots.ts";

export interface OpenGraphPage {
	picture: MasterName;
	sr: string;
	en: string;
}

const page = (picture: MasterName, sr: string, en: string): OpenGraphPage => ({ picture, sr, en });

/** Link previews of static pages. The home page's title is the slogan. */
export const openGraphPages = {
	clubs: page(pageHeroes.clubs, "Dvanaest centara u Beogradu", "Twelve centres in Belgrade"),
	schedule: page("common/spin-wide-1", "Raspored treninga", "Training schedule"),
	"freestyle-trainings": page(pageHeroes.freestyle, "Grupni treninzi", "Group trainings"),
	"les-mills-trainings": page(pageHeroes.lesmills, "Les Mills treninzi", "Les Mills trainings"),
	"gym-services": page(
		pageHeroes["gym-services"],
		"Personalni i individualni treninzi",
		"Personal and individual training",
	),
	"other-services": page(
		pageHeroes["other-services"],
		"Solarijum, masaža, zdravi bar",
		"Solarium, massage, health bar",
	),
	padel: page(pageHeroes.padel, "Padel pod reflektorima", "Padel under floodlights"),
	coaches: page(pageHeroes.team, "Naši treneri", "Our coaches"),
	"become-a-member": page(pageHeroes.register, "Postani član", "Become a member"),
	"become-a-team-member": page(pageHeroes["become-a-team-member"], "Radi sa nama", "Work with us"),
	"online-trainings": page(pageHeroes["online-trainings"], "Online treninzi", "Online trainings"),
	"price-list": page(pageHeroes["price-list"], "Cenovnik", "Price list"),
	"training-selection": page(pageHeroes["training-selection"], "Nađi svoj trening", "Find your training"),
	"free-training": page(pageHeroes["free-training"], "Prvi trening je na nas", "The first training is on us"),
	landing: page(pageHeroes.landing, "Probaj besplatno", "Try it for free"),
	"sign-up": page(pageHeroes["sign-up"], "Prijavi se danas", "Sign up today"),
	application: page(pageHeroes.application, "Aplikacija za telefon", "The app for your phone"),
	blog: page("common/kettlebells-over-1", "Blog", "Blog"),
	events: page("common/medals-near-1", "Akcije i događaji", "Offers and events"),
	faq: page(pageHeroes.faq, "Česta pitanja", "Frequent questions"),
	terms: page("common/plan-low-1", "Uslovi korišćenja", "Terms and conditions"),
} as const satisfies Record<string, OpenGraphPage>;
