import type { DemoQuestion } from "./types.ts";

/** The questions of the padel centre are in padel.ts. */
export const questions: Record<"freestyle" | "lesmills" | "landing" | "general", DemoQuestion[]> = {
	freestyle: [
		{
			question: { sr: "Da li mi treba kondicija za prvi trening?", en: "Do I need to be fit before my first class?" },
			answer: {
				sr: "Ne treba, po nju i dolaziš. Uz svaki trening piše jačina od nula do pet. Kreni od dvojke ili trojke, stani gde dobro vidiš trenera i reci mu da ti je prvi put, pa će ti pokazati lakšu varijantu svake vežbe.",
				en: "No, that’s what you come for. Every class has an intensity mark from zero to five. Start with a two or a three, stand where you can see the coach and say it’s your first time; you’ll be shown an easier version of every move.",
			},
		},
		{
			question: {
				sr: "Kako da od 30 freestyle treninga izaberem pravi?",
				en: "How do I choose from 30 freestyle classes?",
			},
			answer: {
				sr: "Pođi od cilja: za snagu i oblik biraj treninge sa tegovima, za kondiciju intervale i step, a za leđa i pokretljivost pilates i istezanje. Ako se i dalje dvoumiš, pošalji nam upitnik za izbor treninga i predložićemo ti prve tri nedelje.",
				en: "Start from your goal: weights for strength and shape, intervals and step for fitness, Pilates and stretching for your back and mobility. Still undecided? Send us the training-selection form and we’ll suggest your first three weeks.",
			},
		},
		{
			question: { sr: "Šta da ponesem?", en: "What should I bring?" },
			answer: {
				sr: "Čiste patike za salu, peškir i vodu. Prostirke, tegove, step klupice i trake imamo mi.",
				en: "Clean indoor trainers, a towel and some water. We have the mats, weights, steps and bands.",
			},
		},
		{
			question: {
				sr: "Do kada mogu da se prijavim i šta ako kasnim?",
				en: "How late can I book, and what if I’m running late?",
			},
			answer: {
				sr: "Prijavi se najkasnije 30 minuta pre početka, jer se mesta u popularnim terminima brzo popune. Ako zakasniš na zagrevanje, trener zbog tvoje bezbednosti može da te zamoli da sačekaš sledeći trening.",
				en: "Book at least 30 minutes before the start, because popular slots fill quickly. If you miss the warm-up, the coach may ask you to wait for the next class, for your own safety.",
			},
		},
	],
	lesmills: [
		{
			question: { sr: "Šta je zapravo Les Mills?", en: "What exactly is Les Mills?" },
			answer: {
				sr: "Licencirani programi sa Novog Zelanda, koji se rade širom sveta. Muzika i koreografija su unapred pripremljene i redovno se menjaju, a programe drže samo treneri sa sertifikatom.",
				en: "Licensed programmes from New Zealand, taught all over the world. The music and choreography are prepared in advance and refreshed regularly, and only coaches certified for a programme may teach it.",
			},
		},
		{
			question: {
				sr: "Po čemu se razlikuje od freestyle treninga?",
				en: "How is it different from a freestyle class?",
			},
			answer: {
				sr: "Freestyle trening osmišljava trener i svaki put može da izgleda drugačije. Les Mills trening ima isti redosled u svakom centru, pa brzo naučiš pokrete i lako pratiš koliko napreduješ: ista pesma, veći teg.",
				en: "A freestyle class is designed by the coach and can change every time. A Les Mills class follows the same order at every centre, so you learn the moves quickly and see your progress clearly: same track, heavier bar.",
			},
		},
		{
			question: {
				sr: "Koji od pet programa je dobar za početak?",
				en: "Which of the five programmes should I start with?",
			},
			answer: {
				sr: "BodyPump ako želiš snagu, sa lakim tegovima za prvi put. BodyBalance ako ti treba pokretljivost i mir u glavi. CXWorx ako imaš malo vremena, a hoćeš jak trup. BodyCombat i BodyAttack su najzahtevniji, ali i u njima uvek postoji varijanta bez skokova.",
				en: "BodyPump if you’re after strength, with light weights the first time. BodyBalance if you need mobility and a clear head. CXWorx if time is short and you want a strong core. BodyCombat and BodyAttack are the toughest, but there’s always an option without jumps.",
			},
		},
		{
			question: { sr: "U kojim centrima se održava?", en: "Which centres offer it?" },
			answer: {
				sr: "U Zemunu i Blokovima drži se svih pet programa: termine vidiš u rasporedu na sajtu i tu se i prijavljuješ. Navigator ima BodyCombat i BodyAttack, a Prvomajska BodyBalance: za termine u ta dva centra pozovi recepciju.",
				en: "Zemun and Blokovi run all five: check the schedule on this site and book there. Navigator runs BodyCombat and BodyAttack, Prvomajska BodyBalance; call reception there for the times.",
			},
		},
	],
	landing: [
		{
			question: { sr: "Da li je probni trening stvarno besplatan?", en: "Is the trial session really free?" },
			answer: {
				sr: "Jeste. Probni trening koji zakažeš preko sajta ne plaćaš, a svako ima pravo na jedan. Ako ti se dopadne i učlaniš se istog dana, i taj prvi trening ostaje besplatan: članarina se računa tek od sledećeg.",
				en: "It is. A trial session booked through this site costs nothing, one per person. If you like it and join the same day, that first session stays free: your membership only counts from the next one.",
			},
		},
		{
			question: { sr: "Imam li posle obavezu da platim članarinu?", en: "Do I have to pay for anything afterwards?" },
			answer: {
				sr: "Nemaš. Posle treninga ćemo te pitati kako ti je bilo i pokazati cenovnik, a odluka je tvoja. Ne tražimo broj kartice i ništa ne potpisuješ unapred.",
				en: "No. We’ll ask how it went and show you the prices, and the decision is yours. We don’t ask for card details and there’s nothing to sign beforehand.",
			},
		},
		{
			question: { sr: "Koja oprema mi je potrebna?", en: "What do I need to bring?" },
			answer: {
				sr: "Udobna odeća, čiste patike koje ne nosiš napolju, peškir i flašica vode. Sve ostalo, od prostirke do tegova, čeka te u sali.",
				en: "Comfortable clothes, clean trainers you don’t wear outside, a towel and a bottle of water. Everything else, from mats to weights, is waiting for you.",
			},
		},
		{
			question: { sr: "Kada se održavaju grupni programi?", en: "When do the group classes run?" },
			answer: {
				sr: "Svih sedam dana u sedmici, od jutra do večeri. Raspored svakog centra je na sajtu. Izaberi termin i prijavi se najkasnije 30 minuta pre početka. Bez naloga možeš da se prijaviš za današnje treninge, a članovi sa nalogom i za narednih 7 dana.",
				en: "Seven days a week, from morning to evening. Each centre’s schedule is on this site. Pick a slot and book at least 30 minutes before the start. Without an account you can book today’s classes; members who are logged in can also book the next 7 days.",
			},
		},
		{
			question: {
				sr: "U teretani ću biti prvi put. Ko će mi pokazati kako se vežba?",
				en: "I’ve never used a gym. Who will show me what to do?",
			},
			answer: {
				sr: "Dežurni trener. Provešće te kroz centar, podesiti sprave prema tebi i pokazati osnovne vežbe. Ako želiš da neko bude uz tebe od prve do poslednje serije, uzmi personalni trening ili malu grupu.",
				en: "The coach on duty, who’ll show you round, set the machines up for you and go through the basic exercises. If you’d like someone with you from the first set to the last, choose personal training or a small group.",
			},
		},
		{
			question: { sr: "Imate li svlačionice i tuševe?", en: "Are there changing rooms and showers?" },
			answer: {
				sr: "Imamo, odvojene muške i ženske svlačionice sa tuševima i ormarićima. Ormarić je tvoj dok traje trening. Ako nema bravu, ponesi katanac ili ga potraži na recepciji.",
				en: "Yes, separate men’s and women’s changing rooms with showers and lockers. A locker is yours while you train. If it has no lock, bring a padlock or ask for one at reception.",
			},
		},
		{
			question: { sr: "Gde mogu da parkiram?", en: "Where can I park?" },
			answer: {
				sr: "Zavisi od kvarta. Neki centri imaju svoja mesta, kod drugih je u blizini javni parking ili zona. Šta te gde čeka, piše na kartici svakog centra, a recepcija zna i gde se u špicu najlakše nađe mesto.",
				en: "It depends on the neighbourhood. Some centres have their own spaces, others have a public car park or zoned street parking nearby. Each centre’s card tells you what to expect, and reception knows where to look at rush hour.",
			},
		},
	],
	general: [
		{
			question: { sr: "Kako da se prijavim za grupni trening?", en: "How do I book a group class?" },
			answer: {
				sr: "Otvori raspored svog centra, izaberi salu i dan, pa se prijavi na kartici treninga. Ako imaš nalog, prijava je gotova odmah. Bez naloga ostavljaš ime, prezime i telefon. Prijavi se najkasnije 30 minuta pre početka.",
				en: "Open your centre’s schedule, choose the room and the day, then book on the class card. With an account that’s all there is to it. Without one you leave your first name, last name and phone number. Please book at least 30 minutes before the start.",
			},
		},
		{
			question: { sr: "Kako da otkažem prijavu?", en: "How do I cancel a booking?" },
			answer: {
				sr: "Uloguj se i otkaži u rasporedu ili na stranici svog naloga, sve do početka treninga. Što pre otkažeš, veće su šanse da neko drugi uzme mesto. Ako imaš prijavu bez naloga, pozovi recepciju centra.",
				en: "Log in and cancel in the schedule or on your account page, right up to the start. The sooner you cancel, the better the chance that someone else gets the place. If you booked without an account, call the centre’s reception.",
			},
		},
		{
			question: {
				sr: "Zašto bez naloga mogu da se prijavim samo za danas?",
				en: "Why can I only book for today without an account?",
			},
			answer: {
				sr: "Zato što prijava bez naloga ne može da se otkaže preko sajta, pa bi mesta danima ostajala zauzeta. Nalog napraviš za minut, a sa njim se prijavljuješ i za narednih 7 dana.",
				en: "Because a booking without an account can’t be cancelled online, and places would stay blocked days ahead. Creating an account takes a minute and lets you book the next 7 days as well.",
			},
		},
		{
			question: { sr: "Mogu li da zamrznem članarinu?", en: "Can I freeze my membership?" },
			answer: {
				sr: "Možeš, na svom nalogu ili na recepciji. Članarina može da se zamrzne najviše dvaput u kalendarskoj godini, i samo dok ti je ostalo više od 6 treninga. Zamrzavanje počinje najranije sutra, traje najmanje 7 dana, a najviše koliko piše uz članarinu, i pomera poslednji dan tačno za toliko. Unazad ne može, jer se propušteni treninzi ne vraćaju.",
				en: "Yes, in your account or at reception. A membership can be frozen at most twice in a calendar year, and only while more than 6 sessions are left. A freeze begins tomorrow at the earliest, lasts at least 7 days and at most as many as your membership says, and moves the last day by exactly as many. It can’t be done after the fact, as missed sessions aren’t given back.",
			},
		},
		{
			question: { sr: "Kako mogu da platim?", en: "How can I pay?" },
			answer: {
				sr: "Na recepciji, u dinarima, karticama Visa, MasterCard, Maestro i Dina ili u gotovini. Članarinu poručuješ i na sajtu, a platiš je sa svog računa, NBS IPS QR kodom ili uplatnicom.",
				en: "At reception, in Serbian dinars, by Visa, MasterCard, Maestro or Dina card, or in cash. You can also order a membership on this site and pay it from your bank account, with the NBS IPS QR code or a payment slip.",
			},
		},
		{
			question: { sr: "Da li vraćate novac ako prestanem da dolazim?", en: "Do I get a refund if I stop coming?" },
			answer: {
				sr: "Uplaćena članarina se ne vraća, ali možeš da je zamrzneš. Ako mi otkažemo uslugu ili zakon nalaže povraćaj, novac uplaćen karticom vraćamo na tu istu karticu.",
				en: "Memberships aren’t refunded, but you can freeze yours. If we cancel a service, or the law requires a refund, a card payment goes back to the card that was used.",
			},
		},
		{
			question: {
				sr: "Mogu li stvari da ostavim u ormariću preko noći?",
				en: "Can I leave my things in a locker overnight?",
			},
			answer: {
				sr: "Ormarići su za vreme treninga. Na zauzet ormarić ostavljamo pisano obaveštenje i posle 7 dana ga praznimo, a stvari čuvamo na recepciji. Dragocenosti ostavi kod kuće.",
				en: "Lockers are for while you train. We leave a written notice on any that stay locked, and after 7 days we empty them and keep the contents at reception. Please leave valuables at home.",
			},
		},
		{
			question: { sr: "Šta ako izgubim člansku kartu?", en: "What if I lose my membership card?" },
			answer: {
				sr: "Javi se bilo kojoj recepciji. Staru kartu odmah blokiramo, a novu dobijaš uz lični dokument. Preostali treninzi se prenose.",
				en: "Tell any reception. We’ll block the old card straight away and give you a new one when you show ID. Your remaining sessions carry over.",
			},
		},
		{
			question: { sr: "Od koliko godina može da se trenira?", en: "What is the minimum age?" },
			answer: {
				sr: "Samostalno od 18 godina, a sa 16 i 17 uz pisanu saglasnost roditelja ili staratelja. Sa 14 i 15 godina vežba se uz personalnog trenera i istu saglasnost. Solarijum je samo za punoletne.",
				en: "You can train on your own from 18, or at 16 and 17 with written consent from a parent or guardian. At 14 and 15 you train with a coach of your own and the same consent. The solarium is for over-18s only.",
			},
		},
		{
			question: { sr: "Gde da nađem kod za online treninge?", en: "Where do I get the code for online training?" },
			answer: {
				sr: "Kod dobijaš na recepciji svog centra. Uloguj se, otvori online treninge, prihvati uslove i unesi kod. Unosiš ga samo jednom. Ako sajt javi da kod ne važi, istekao je ili njegov datum još nije stigao, pa pitaj za novi.",
				en: "From your centre’s reception. Log in, open online training, accept the terms and enter the code. You only do this once. If the site says the code isn’t valid, it has expired or its date hasn’t come yet, so ask for a new one.",
			},
		},
		{
			question: { sr: "Postoji li aplikacija?", en: "Is there an app?" },
			answer: {
				sr: "Postoji, za Android. Preuzmi je sa stranice Aplikacija. Na drugim telefonima sve isto radi i preko sajta, u pregledaču.",
				en: "Yes, for Android. Download it from the App page. On other phones everything works just as well in your browser.",
			},
		},
		{
			question: {
				sr: "Mejl za potvrdu registracije nije stigao. Šta sad?",
				en: "My confirmation e-mail hasn’t arrived. What now?",
			},
			answer: {
				sr: "Pogledaj neželjenu poštu. Ako ga ni tamo nema, pokušaj da se uloguješ i sajt će ti ponuditi da ga pošalje ponovo. Link važi 48 sati.",
				en: "Check your spam folder. If it isn’t there, try to log in and the site will offer to send it again. The link works for 48 hours.",
			},
		},
		{
			question: { sr: "Važi li članarina u svim centrima?", en: "Does my membership work at every centre?" },
			answer: {
				sr: "Članarina važi u centru u kojem je kupljena, i kad je kupljena u akciji, osim ako u cenovniku piše drugačije. Ako se preseliš ili promeniš posao, recepcija ti preostale treninge prebacuje u drugi centar.",
				en: "It works at the centre where you bought it, offers included, unless the price list says otherwise. If you move house or change jobs, reception can transfer your remaining sessions to another centre.",
			},
		},
		{
			question: { sr: "Kako da uložim prigovor?", en: "How do I make a complaint?" },
			answer: {
				sr: "Na recepciji ili mejlom, sa kratkim opisom onoga što se dogodilo. Odgovaramo u roku od 7 dana, a slučaj rešavamo u roku od 14.",
				en: "At reception or by e-mail, with a short account of what happened. We reply within 7 days and settle the matter within 14.",
			},
		},
	],
};
