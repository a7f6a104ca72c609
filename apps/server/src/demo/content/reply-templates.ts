import type { DemoTermsBlock } from "./types.ts";

/** Replies to enquiries that the desk sends most often, with fields to fill in. */
export const replyTemplates: DemoTermsBlock[] = [
	{
		title: { sr: "Besplatan prvi trening", en: "Your free first session" },
		text: {
			sr: "Hvala na javljanju, {ime}! Prvi trening u centru {centar} je besplatan. Dođi u udobnoj odeći petnaest minuta ranije, a peškir i vodu možeš da uzmeš kod nas.\n\nKoji dan i koje vreme ti odgovaraju? Javi nam, pa ti čuvamo mesto.",
			en: "Thanks for getting in touch, {ime}! Your first session at {centar} is free. Wear something comfortable and come fifteen minutes early; you can get a towel and water from us.\n\nWhich day and time suit you? Let us know and we’ll keep you a place.",
		},
	},
	{
		title: { sr: "Cene članarina", en: "Membership prices" },
		text: {
			sr: "Sve cene su na sajtu, na stranici Cenovnik, i važe i u centru {centar}. Mesečna članarina nema pristupnicu ni ugovornu obavezu.\n\nAko nam napišeš koliko puta nedeljno želiš da treniraš, predložićemo ti šta se najviše isplati.",
			en: "All prices are on the site, on the Price list page, and apply at {centar}, too. A monthly membership has no joining fee and no contract.\n\nTell us how many times a week you’d like to train, and we’ll suggest what pays off most.",
		},
	},
	{
		title: { sr: "Zvali smo te", en: "We tried to call you" },
		text: {
			sr: "Zvali smo te povodom upita, ali te nismo dobili. Kada ti odgovara da te pozovemo ponovo?\n\nAko ti je lakše, odgovori na ovu poruku.\n\n{zaposleni}",
			en: "We called you about your enquiry but couldn’t reach you. When would it suit you for us to call again?\n\nIf it’s easier, just reply to this message.\n\n{zaposleni}",
		},
	},
];
