interface SitePage {
	path: string;
	/** Title and a sentence, and words under which people look for it. */
	sr: [title: string, text: string];
	en: [title: string, text: string];
	hidden?: string;
}

/** The pages of the site that are not about one record. What an editor can change is added by `page-entries.ts`. */
export const sitePages: readonly SitePage[] = [
	{
		path: "/clubs",
		sr: ["Centri i mapa", "Svih dvanaest centara u Beogradu na jednom mestu, sa adresama, radnim vremenom i mapom."],
		en: ["Centres and map", "All twelve centres in Belgrade in one place, with addresses, opening hours and a map."],
		hidden: "klubovi lokacije adresa radno vreme gde smo clubs locations address opening hours where",
	},
	{
		path: "/freestyle-trainings",
		sr: ["Freestyle treninzi", "Trideset grupnih treninga po meri naših trenera: snaga, kardio, joga, pilates i ples."],
		en: ["Freestyle classes", "Thirty group classes made by our coaches: strength, cardio, yoga, pilates and dance."],
		hidden: "grupni treninzi grupa fitnes group classes",
	},
	{
		path: "/les-mills-trainings",
		sr: ["Les Mills treninzi", "Pet licenciranih programa: BodyPump, BodyCombat, BodyAttack, BodyBalance i CXWorx."],
		en: ["Les Mills classes", "Five licensed programmes: BodyPump, BodyCombat, BodyAttack, BodyBalance and CXWorx."],
		hidden: "grupni treninzi licencirani group classes",
	},
	{
		path: "/gym-services#personal",
		sr: ["Personalni trening", "Trener samo za tebe: plan, tehnika i tempo po tvojoj meri."],
		en: ["Personal training", "A coach just for you: plan, technique and pace made to measure."],
		hidden: "teretana gym trainer",
	},
	{
		path: "/gym-services#individual",
		sr: ["Individualni trening", "Treniraš kad ti odgovara, po planu koji ti trener napiše i prati."],
		en: ["Individual training", "You train when it suits you, with a plan that a coach writes and follows up."],
		hidden: "teretana gym samostalno",
	},
	{
		path: "/gym-services#small",
		sr: ["Male grupe", "Trening u maloj grupi, najviše troje ili četvoro ljudi na jednog trenera."],
		en: ["Small groups", "Training in a small group, three or four people per coach at most."],
		hidden: "teretana gym mala grupa",
	},
	{
		path: "/other-services#solarium",
		sr: ["Solarijum", "Boja za nekoliko minuta, uz savet koliko je dosta."],
		en: ["Solarium", "Colour in a few minutes, with advice on how much is enough."],
		hidden: "sunčanje tanning sunbed",
	},
	{
		path: "/other-services#massage",
		sr: ["Masaža", "Sportska i relaks masaža posle treninga ili umesto njega."],
		en: ["Massage", "Sports and relaxing massage after training or instead of it."],
		hidden: "maser spa",
	},
	{
		path: "/other-services#health-bar",
		sr: ["Zdravi bar", "Šejkovi, ceđeni sokovi i obroci koje smeš posle treninga."],
		en: ["Health bar", "Shakes, fresh juices and meals that you may have after training."],
		hidden: "sok šejk protein hrana food juice shake",
	},
	{
		path: "/padel",
		sr: ["Padel", "Četiri terena na Zvezdari, reketi i loptice na licu mesta, rezervacija telefonom ili mejlom."],
		en: ["Padel", "Four courts in Zvezdara, rackets and balls on the spot, booking by phone or e-mail."],
		hidden: "teren tereni reket rezervacija court courts racket booking",
	},
	{
		path: "/coaches",
		sr: ["Naši treneri", "Tim svih naših centara: čime se bave, gde rade i kako treniraju."],
		en: ["Our coaches", "The team of all our centres: what they do, where they work and how they train."],
		hidden: "tim instruktori team trainers instructors",
	},
	{
		path: "/price-list",
		sr: ["Cenovnik", "Članarine, treninzi i usluge sa cenama u dinarima, i upit za ponudu."],
		en: ["Price list", "Memberships, classes and services with prices in dinars, and a request for an offer."],
		hidden: "cene cena članarina prices cost membership fee",
	},
	{
		path: "/training-selection",
		sr: ["Nađi svoj trening", "Odgovori na nekoliko pitanja, a mi ti predlažemo trening i centar."],
		en: ["Find your training", "Answer a few questions and we suggest a class and a centre."],
		hidden: "upitnik izbor preporuka help choose",
	},
	{
		path: "/free-training",
		sr: ["Probni trening", "Prvi trening je na nas: izaberi centar i trening, a mi te zovemo da dogovorimo termin."],
		en: ["Free trial", "The first training is on us: pick a centre and a class, and we call to fix a time."],
		hidden: "besplatno besplatan proba free trial",
	},
	{
		path: "/online-trainings",
		sr: ["Online treninzi", "Video-treninzi za članove: vežbaj kod kuće, kad god hoćeš."],
		en: ["Online training", "Video classes for members: train at home, whenever you like."],
		hidden: "video kod kuće home",
	},
	{
		path: "/become-a-member",
		sr: ["Postani član", "Napravi nalog i zakazuj treninge u dva koraka."],
		en: ["Become a member", "Make an account and book classes in two steps."],
		hidden: "registracija nalog učlanjenje register sign up account",
	},
	{
		path: "/login",
		sr: ["Prijava", "Uđi u svoj nalog: termini, podaci i online treninzi."],
		en: ["Log in", "Enter your account: bookings, your data and online training."],
		hidden: "lozinka nalog password account sign in",
	},
	{
		path: "/application",
		sr: ["Aplikacija", "Preuzmi aplikaciju za Android i nosi raspored u džepu."],
		en: ["App", "Download the Android app and carry the schedule in your pocket."],
		hidden: "mobilna telefon android apk download mobile phone",
	},
	{
		path: "/become-a-team-member",
		sr: ["Postani deo tima", "Radi sa nama: pošalji prijavu i ispričaj nam ko si."],
		en: ["Join the team", "Work with us: send an application and tell us who you are."],
		hidden: "posao zaposlenje karijera job jobs career",
	},
	{
		path: "/events",
		sr: ["Akcije i događaji", "Sve što se dešava u našim centrima: akcije, lige i otvorena vrata."],
		en: ["Offers and events", "Everything that is on in our centres: offers, leagues and open days."],
		hidden: "novosti popust promocija news discount promotion",
	},
	{
		path: "/blog",
		sr: ["Blog", "Saveti trenera o treningu, ishrani i oporavku."],
		en: ["Blog", "Our coaches on training, food and recovery."],
		hidden: "novosti saveti tekstovi news advice articles",
	},
	{ path: "/faq", sr: ["Česta pitanja", ""], en: ["Frequent questions", ""], hidden: "faq pomoć help" },
	{
		path: "/terms-and-conditions",
		sr: ["Uslovi korišćenja", ""],
		en: ["Terms and conditions", ""],
		hidden: "pravila pravilnik privatnost rules privacy",
	},
	{
		path: "/live-chat",
		sr: ["Ćaskanje uživo", "Piši nam, recepcija odgovara odmah."],
		en: ["Live chat", "Write to us, the front desk answers right away."],
		hidden: "kontakt poruka pitanje contact message",
	},
];
