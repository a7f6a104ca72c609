import type { Locale } from "@kvart/contract/locale";

/** The about-us text of the home page, a paragraph each. On the server only: a page carries one language. */
export const about: Record<Locale, string[]> = {
	sr: [
		"Teretana u koju stvarno ideš je ona koja ti je blizu. Zato imamo dvanaest centara, od Zemuna do Barajeva: u soliteru preko puta, pored pijace, na putu od posla do kuće. Otvoreni smo sedam dana u nedelji, a na recepciji te posle trećeg dolaska zovu po imenu.",
		"Decenijama radimo istu stvar i u njoj postajemo sve bolji. Kod nas ćeš naći tegove i kardio zonu, 30 različitih grupnih treninga, pet Les Mills programa, personalne trenere, masažu i četiri padel terena. Treneri su školovani, a sale pune ljudi iz kraja: studenata pre predavanja, roditelja posle vrtića, penzionera koji dižu više nego što bi iko pomislio.",
		"Kad kažemo 100% uspeha, ne mislimo na vagu. Mislimo na dogovor: ti dolaziš, mi pratimo, plan menjamo dok ne upali. Dođi na probni trening i proveri da li smo tvoj kvart.",
	],
	en: [
		"The gym you actually go to is the one round the corner. That’s why we have twelve centres, from Zemun to Barajevo: under the tower block across the road, next to the market, on your way home from work. We’re open seven days a week, and by your third visit reception knows your name.",
		"We’ve been doing one thing for decades and we keep getting better at it. You’ll find weights and a cardio zone, 30 different group sessions, five Les Mills programmes, personal trainers, massage and four padel courts. Our coaches are qualified and the rooms are full of locals: students before lectures, parents after the nursery run, pensioners who lift more than you’d guess.",
		"When we say 100% success, we don’t mean the scales. We mean a deal: you turn up, we keep an eye on you, and we change the plan until it works. Come for a trial session and see whether this is your block.",
	],
};
