import type { DemoPadel } from "./types.ts";

export const padel: DemoPadel = {
	courts: 4,
	phone: "+381 11 4000 190",
	email: "padel@kvart.example",
	lead: {
		sr: "Četiri terena, četvoro na svakom i zid koji uvek vraća loptu.",
		en: "Four courts, four players on each and a wall that always returns the ball.",
	},
	description: {
		sr: "Padel centar je u sklopu našeg centra na Zvezdari i ima 4 terena sa veštačkom travom, staklenim zidovima i rasvetom. Rezervacije primamo svakog dana od 8 do 23 h. Tereni su radnim danima otvoreni već od 7 h, kad i centar, pa taj prvi termin rezerviši najkasnije dan ranije. Vikendom se igra od 9 do 23 h. Teren se rezerviše telefonom ili mejlom, a rekete i loptice uzimaš na recepciji, pa je za prvu partiju dovoljno da poneseš patike.",
		en: "The padel centre is part of our Zvezdara centre and has 4 courts with artificial turf, glass walls and floodlights. We take bookings daily from 8 am to 11 pm. On weekdays the courts open at 7 am, together with the centre, so book that first slot by the day before. At weekends you can play from 9 am to 11 pm. Courts are booked by phone or e-mail, and rackets and balls are waiting at reception, so all you need for your first match is a pair of trainers.",
	},
	hours: [
		{ days: { sr: "Rezervacije, svakog dana", en: "Bookings, daily" }, hours: "08:00 - 23:00" },
		{ days: { sr: "Tereni, radnim danima", en: "Courts, weekdays" }, hours: "07:00 - 23:00" },
		{ days: { sr: "Tereni, vikendom", en: "Courts, weekends" }, hours: "09:00 - 23:00" },
	],
	prices: [
		{
			title: { sr: "Radnim danima, preko dana", en: "Weekdays, daytime" },
			slot: { sr: "7–17 h, teren na sat vremena", en: "7 am to 5 pm, per court per hour" },
			price: 2700,
		},
		{
			title: { sr: "Radnim danima, uveče", en: "Weekdays, evening" },
			slot: { sr: "17–23 h, teren na sat vremena", en: "5 pm to 11 pm, per court per hour" },
			price: 3500,
		},
		{
			title: { sr: "Vikendom, ceo dan", en: "Weekends, all day" },
			slot: { sr: "9–23 h, teren na sat vremena", en: "9 am to 11 pm, per court per hour" },
			price: 3500,
		},
	],
	rental: [
		{
			title: { sr: "Reket", en: "Racket" },
			note: { sr: "Iznajmljivanje po komadu, za ceo termin", en: "Rental per racket, for your whole slot" },
			price: 400,
		},
		{
			title: { sr: "Loptice, standardna tuba", en: "Balls, standard can" },
			note: {
				sr: "Tri loptice za rekreativnu igru, ostaju tebi",
				en: "Three balls for a friendly game, yours to keep",
			},
			price: 1100,
		},
		{
			title: { sr: "Loptice, turnirska tuba", en: "Balls, tournament can" },
			note: {
				sr: "Tri brže i izdržljivije loptice, ostaju tebi",
				en: "Three faster, longer-lasting balls, yours to keep",
			},
			price: 1300,
		},
	],
	questions: [
		{
			question: { sr: "Kako se rezerviše teren?", en: "How do I book a court?" },
			answer: {
				sr: "Pozovi nas između 8 i 23 h ili pošalji mejl sa danom, satom i brojem telefona. Rezervacija važi kad je potvrdimo. Za termin u 7 h javi se najkasnije dan ranije, jer rezervacije primamo od 8 h.",
				en: "Call us between 8 am and 11 pm or e-mail us the day, the time and your phone number. Your booking stands once we confirm it. For a 7 am slot, get in touch by the day before, as we take bookings from 8 am.",
			},
		},
		{
			question: {
				sr: "Koliko košta termin i kada je najjeftinije?",
				en: "How much is a court and when is it cheapest?",
			},
			answer: {
				sr: "Radnim danima od 7 do 17 h teren košta 2.700 RSD na sat, a od 17 do 23 h 3.500 RSD. Vikendom je cena 3.500 RSD, od 9 do 23 h. Cena je za ceo teren, pa kad se podeli na četvoro, niko ne plaća više od 875 RSD.",
				en: "On weekdays a court is RSD 2,700 an hour from 7 am to 5 pm and RSD 3,500 from 5 pm to 11 pm. At weekends it’s RSD 3,500, from 9 am to 11 pm. That’s for the whole court, so split four ways nobody pays more than RSD 875.",
			},
		},
		{
			question: { sr: "Nemam reket. Mogu li da igram?", en: "I don’t own a racket. Can I still play?" },
			answer: {
				sr: "Naravno. Reket iznajmljuješ na recepciji za 400 RSD po terminu. Tuba loptica je 1.100 RSD, a turnirska, brža i izdržljivija, 1.300 RSD. Loptice posle igre nosiš kući.",
				en: "Of course. You can rent a racket at reception for RSD 400 per slot. A can of balls is RSD 1,100, or RSD 1,300 for the faster, longer-lasting tournament ones. The balls are yours to take home.",
			},
		},
		{
			question: { sr: "Padel mi je potpuno nov. Odakle da počnem?", en: "I’ve never played padel. Where do I start?" },
			answer: {
				sr: "Od prve partije. Pravila se nauče za desetak minuta: servira se odozdo, poeni se broje kao u tenisu, a lopta sme da se odbije od stakla. Na recepciji pitaj za termin sa trenerom ako želiš da savladaš osnove pre nego što pozoveš ekipu.",
				en: "With your first match. You’ll pick up the rules in ten minutes: serve underarm, score as in tennis, and let the ball come off the glass. If you’d rather learn the basics before you call your friends, ask at reception about a session with a coach.",
			},
		},
		{
			question: { sr: "Šta ako moram da otkažem termin?", en: "What if I have to cancel?" },
			answer: {
				sr: "Javi se telefonom ili mejlom čim znaš, a najkasnije dan ranije, da teren ustupimo drugima. Ako vreme ili kvar onemoguće igru, termin pomeramo bez doplate.",
				en: "Call or e-mail as soon as you know, and by the day before at the latest, so we can offer the court to someone else. If the weather or a fault stops play, we move your slot at no extra cost.",
			},
		},
	],
};
