import type { Page, SitemapEntry } from "./page.ts";

interface ListedRecord {
	id: number;
	date_of_creation?: string;
}

async function recordEntries(list: string, records: Promise<ListedRecord[]>): Promise<SitemapEntry[]> {
	return (await records).map(({ id, date_of_creation }) => ({
		path: `${list}/${id}`,
		...(date_of_creation && { changed: date_of_creation }),
	}));
}

const trainingParams = ["training", "intensity", "duration"];
const boardParams = ["day", "mode", "week", "room", "training", "coach", "part", "free", "info", "book"];

/** Every page of the site, in the order of the menus: routes, menus, search, link previews and the sitemap are made from it. */
export const pages: readonly Page[] = [
	{ path: "/", route: "home.tsx" },
	{
		path: "/freestyle-trainings",
		route: "trainings.tsx",
		params: trainingParams,
		preview: { picture: "freestyle", sr: "Grupni treninzi", en: "Group classes" },
		link: {
			sr: [
				"Freestyle treninzi",
				"Trideset grupnih treninga po meri naših trenera: snaga, kardio, joga, pilates i ples.",
			],
			en: ["Freestyle classes", "Thirty group classes made by our coaches: strength, cardio, yoga, Pilates and dance."],
			keywords: "grupni treninzi grupa fitnes group classes",
			menus: ["group-trainings", "footer-services"],
		},
	},
	{
		path: "/les-mills-trainings",
		route: "trainings.tsx",
		params: trainingParams,
		preview: { picture: "lesmills", sr: "Les Mills treninzi", en: "Les Mills classes" },
		link: {
			sr: ["Les Mills treninzi", "Pet licenciranih programa: BodyPump, BodyCombat, BodyAttack, BodyBalance i CXWorx."],
			en: ["Les Mills classes", "Five licensed programmes: BodyPump, BodyCombat, BodyAttack, BodyBalance and CXWorx."],
			keywords: "grupni treninzi licencirani group classes",
			menus: ["group-trainings", "footer-services"],
		},
	},
	{
		path: "/gym-services",
		route: "gym-services.tsx",
		preview: {
			picture: "gym-services",
			sr: "Personalni i individualni treninzi",
			en: "Personal and individual training",
		},
		sections: [
			{
				anchor: "personal",
				sr: ["Personalni trening", "Trener samo za tebe: plan, tehnika i tempo po tvojoj meri."],
				en: ["Personal training", "A coach just for you: plan, technique and pace made to measure."],
				keywords: "teretana gym trainer",
				menus: ["gym-services", "footer-services"],
			},
			{
				anchor: "individual",
				sr: ["Individualni trening", "Treniraš samostalno i kad ti odgovara, po planu koji ti dežurni trener napiše."],
				en: [
					"Individual training",
					"You train on your own, when it suits you, with a plan that the coach on duty writes.",
				],
				keywords: "teretana gym samostalno",
				menus: ["gym-services", "footer-services"],
			},
			{
				anchor: "small",
				sr: ["Male grupe", "Trening u maloj grupi, najviše troje ili četvoro ljudi na jednog trenera."],
				en: ["Small groups", "Training in a small group, three or four people per coach at most."],
				keywords: "teretana gym mala grupa",
				menus: ["gym-services", "footer-services"],
			},
		],
	},
	{
		path: "/other-services",
		route: "other-services.tsx",
		preview: { picture: "other-services", sr: "Solarijum, masaža, zdravi bar", en: "Solarium, massage, health bar" },
		sections: [
			{
				anchor: "solarium",
				sr: ["Solarijum", "Boja za nekoliko minuta, uz savet koliko je dosta."],
				en: ["Solarium", "Colour in a few minutes, with advice on how much is enough."],
				keywords: "sunčanje tanning sunbed",
				menus: ["other-services", "footer-services"],
			},
			{
				anchor: "massage",
				sr: ["Masaža", "Sportska i relaks masaža posle treninga ili umesto njega."],
				en: ["Massage", "Sports and relaxing massage after training or instead of it."],
				keywords: "maser spa",
				menus: ["other-services", "footer-services"],
			},
			{
				anchor: "health-bar",
				sr: ["Zdravi bar", "Šejkovi, ceđeni sokovi i obroci koje smeš posle treninga."],
				en: ["Health bar", "Shakes, fresh juices and meals that you may have after training."],
				keywords: "sok šejk protein hrana food juice shake",
				menus: ["other-services", "footer-services"],
			},
		],
	},
	{
		path: "/clubs",
		route: "clubs.tsx",
		preview: { picture: "clubs", sr: "Centri u Beogradu", en: "Centres in Belgrade" },
		link: {
			sr: ["Centri i mapa", "Svi centri u Beogradu na jednom mestu, sa adresama, radnim vremenom i mapom."],
			en: ["Centres and map", "All our Belgrade centres in one place, with addresses, opening hours and a map."],
			label: { sr: "Centri", en: "Centres" },
			keywords: "klubovi lokacije adresa radno vreme gde smo clubs locations address opening hours where",
			menus: ["bar"],
		},
	},
	{
		path: "/:slug",
		route: "club.tsx",
		sitemap: async (api) => (await api.listGyms()).map(({ slug }) => ({ path: `/${slug}` })),
	},
	{
		path: "/find",
		route: "find.tsx",
		params: ["when", "training", "coach", "gym", "free", "all"],
		preview: { picture: "schedule", sr: "Nađi termin", en: "Find a class" },
		link: {
			sr: ["Nađi termin", "Slobodni termini u svim centrima: kad možeš, šta voliš, kod koga i gde."],
			en: ["Find a class", "Classes with places at all centres: when you can, what you like, with whom and where."],
			keywords:
				"raspored slobodna mesta danas večeras sutra prijava schedule free places today tonight tomorrow booking",
			menus: ["schedule", "footer-services"],
		},
	},
	{
		path: "/training-schedule/:id",
		route: "training-schedule.tsx",
		params: boardParams,
		sitemap: async (api) =>
			recordEntries(
				"/training-schedule",
				api.listGyms().then((gyms) => gyms.filter(({ fitness, has_room }) => fitness && has_room)),
			),
		preview: { picture: "schedule", sr: "Raspored treninga", en: "Training schedule" },
	},
	// One class on its date, as people share it: `/class/7-2026-11-18`.
	{ path: "/class/:id", route: "class.tsx", sitemap: false },
	{
		path: "/promotions/:id",
		route: "promotions.tsx",
		params: boardParams,
		sitemap: async (api) =>
			recordEntries(
				"/promotions",
				api.getActivePromotion().then(({ promotions }) => promotions.flatMap(({ gyms }) => gyms)),
			),
	},
	{
		path: "/price-list",
		route: "price-list.tsx",
		preview: { picture: "price-list", sr: "Cenovnik", en: "Price list" },
		link: {
			sr: ["Cenovnik", "Članarine, treninzi i usluge sa cenama u dinarima, i upit za ponudu."],
			en: ["Price list", "Memberships, classes and services with prices in dinars, and a request for an offer."],
			keywords: "cene cena članarina prices cost membership fee",
			menus: ["contact", "footer-more"],
		},
	},
	// The choice stays in the address: `/order?plan=3&gym=1&from=2026-11-20`.
	{ path: "/order", route: "order.tsx", sitemap: false },
	{ path: "/order/:id", route: "own-order.tsx", sitemap: false },
	{
		path: "/training-selection",
		route: "training-selection.tsx",
		preview: { picture: "training-selection", sr: "Nađi svoj trening", en: "Find your training" },
		link: {
			sr: ["Nađi svoj trening", "Odgovori na nekoliko pitanja, a mi ti predlažemo trening i centar."],
			en: ["Find your training", "Answer a few questions and we suggest a class and a centre."],
			keywords: "upitnik izbor preporuka help choose",
			menus: ["contact", "footer-more"],
		},
	},
	{
		path: "/free-training",
		route: "free-training.tsx",
		params: ["gym"],
		preview: { picture: "free-training", sr: "Prvi trening je na nas", en: "Your first session is on us" },
		link: {
			sr: ["Probni trening", "Prvi trening je na nas: izaberi centar i trening, a mi te zovemo da dogovorimo termin."],
			en: ["Free trial", "Your first session is on us: pick a centre and a class, and we’ll call to arrange a time."],
			keywords: "besplatno besplatan proba free trial",
			menus: ["contact"],
		},
	},
	{
		path: "/landing",
		route: "landing.tsx",
		params: ["gym"],
		preview: { picture: "landing", sr: "Probaj besplatno", en: "Try it for free" },
	},
	{
		path: "/sign-up",
		route: "sign-up.tsx",
		params: ["gym", "plan"],
		preview: { picture: "sign-up", sr: "Kreni danas", en: "Start today" },
	},
	{
		path: "/coaches",
		route: "coaches.tsx",
		params: ["club", "coach"],
		preview: { picture: "team", sr: "Naši treneri", en: "Our coaches" },
		link: {
			sr: ["Naši treneri", "Tim svih naših centara: čime se bave, gde rade i kako treniraju."],
			en: ["Our coaches", "The team of all our centres: what they do, where they work and how they train."],
			label: { sr: "Tim", en: "Team" },
			keywords: "tim instruktori team trainers instructors",
			menus: ["bar", "footer-more"],
		},
	},
	{
		path: "/padel",
		route: "padel.tsx",
		preview: { picture: "padel", sr: "Padel pod reflektorima", en: "Padel under floodlights" },
		link: {
			sr: ["Padel", "Četiri terena na Zvezdari, reketi i loptice na licu mesta, rezervacija telefonom ili mejlom."],
			en: ["Padel", "Four courts at Zvezdara, rackets and balls on the spot, booking by phone or e-mail."],
			keywords: "teren tereni reket rezervacija court courts racket booking",
			menus: ["bar", "footer-services"],
		},
	},
	{
		path: "/online-trainings",
		route: "online-trainings.tsx",
		preview: { picture: "online-trainings", sr: "Online treninzi", en: "Online training" },
		link: {
			sr: ["Online treninzi", "Video-treninzi za članove: vežbaj kod kuće, kad god hoćeš."],
			en: ["Online training", "Video classes for members: train at home, whenever you like."],
			short: { sr: "Online", en: "Online" },
			keywords: "video kod kuće home",
			menus: ["bar"],
		},
	},
	{
		path: "/become-a-team-member",
		route: "become-a-team-member.tsx",
		preview: { picture: "become-a-team-member", sr: "Radi sa nama", en: "Work with us" },
		link: {
			sr: ["Postani deo tima", "Radi sa nama: pošalji prijavu i ispričaj nam ko si."],
			en: ["Join the team", "Work with us: send an application and tell us who you are."],
			keywords: "posao zaposlenje karijera job jobs career",
			menus: ["contact", "footer-more"],
		},
	},
	{
		path: "/events",
		route: "events.tsx",
		preview: { picture: "events", sr: "Akcije i događaji", en: "Offers and events" },
		link: {
			sr: ["Akcije i događaji", "Sve što se dešava u našim centrima: akcije, lige i otvorena vrata."],
			en: ["Offers and events", "Everything that is on at our centres: offers, leagues and open days."],
			keywords: "novosti popust promocija news discount promotion",
			menus: ["news", "footer-more"],
		},
	},
	{ path: "/events/:id", route: "event.tsx", sitemap: (api) => recordEntries("/events", api.listEvents()) },
	{
		path: "/blog",
		route: "blog.tsx",
		params: ["page"],
		preview: { picture: "blog", sr: "Blog", en: "Blog" },
		link: {
			sr: ["Blog", "Saveti trenera o treningu, ishrani i oporavku."],
			en: ["Blog", "Our coaches on training, food and recovery."],
			keywords: "novosti saveti tekstovi news advice articles",
			menus: ["news", "footer-more"],
		},
	},
	{ path: "/blog/feed.xml", route: "blog-feed.ts", bare: true, sitemap: false },
	{ path: "/blog/:id", route: "blog-post.tsx", sitemap: (api) => recordEntries("/blog", api.listBlogPosts()) },
	{
		path: "/application",
		route: "application.tsx",
		preview: { picture: "application", sr: "Aplikacija za telefon", en: "The app for your phone" },
		link: {
			sr: ["Aplikacija", "Preuzmi aplikaciju za Android i nosi raspored u džepu."],
			en: ["App", "Download the Android app and carry the schedule in your pocket."],
			keywords: "mobilna telefon android apk download mobile phone",
			menus: ["footer-more"],
		},
	},
	{
		path: "/faq",
		route: "faq.tsx",
		preview: { picture: "faq", sr: "Česta pitanja", en: "Questions and answers" },
		link: { sr: ["Česta pitanja"], en: ["Questions and answers"], keywords: "faq pomoć help", menus: ["footer-more"] },
	},
	{
		path: "/terms-and-conditions",
		route: "terms-and-conditions.tsx",
		preview: { picture: "terms", sr: "Uslovi korišćenja", en: "Terms and conditions" },
		link: {
			sr: ["Uslovi korišćenja"],
			en: ["Terms and conditions"],
			keywords: "pravila pravilnik rules",
			menus: ["footer-more"],
		},
	},
	{
		path: "/privacy",
		route: "privacy.tsx",
		preview: { picture: "terms", sr: "Privatnost", en: "Privacy" },
		link: {
			sr: ["Privatnost", "Koje podatke čuvamo, zašto, koliko dugo i kako da ih preuzmeš ili obrišeš."],
			en: ["Privacy", "Which data we store, why, for how long, and how to download or delete it."],
			keywords: "lični podaci kolačići gdpr zzpl brisanje personal data cookies erasure",
			menus: ["footer-more"],
		},
	},
	{
		path: "/live-chat",
		route: "live-chat.tsx",
		bare: true,
		sitemap: false,
		link: {
			sr: ["Ćaskanje uživo", "Piši nam, recepcija odgovara odmah."],
			en: ["Live chat", "Write to us, the front desk answers right away."],
			keywords: "kontakt poruka pitanje contact message",
			menus: ["footer-more"],
		},
	},
	{
		path: "/become-a-member",
		route: "become-a-member.tsx",
		preview: { picture: "register", sr: "Napravi nalog", en: "Create an account" },
		link: {
			sr: ["Napravi nalog", "Jedan nalog za sve centre: prijavljuj se za treninge u dva dodira."],
			en: ["Create an account", "One account for all centres: book classes in two taps."],
			keywords: "registracija registruj se postani član učlanjenje register sign up become a member",
		},
	},
	{
		path: "/login",
		route: "login.tsx",
		sitemap: false,
		params: ["changed", "ended", "ahead"],
		link: {
			sr: ["Uloguj se", "Otvori svoj nalog: termini, podaci i online treninzi."],
			en: ["Log in", "Open your account: bookings, your details and online training."],
			keywords: "prijava ulaz logovanje lozinka nalog password account sign in",
		},
	},
	{ path: "/search", route: "search.tsx", sitemap: false },
	{ path: "/forgot-password", route: "forgot-password.tsx", sitemap: false },
	{ path: "/reset-password", route: "reset-password.tsx", sitemap: false },
	{ path: "/verify-email", route: "verify-email.tsx", sitemap: false },
	{ path: "/confirm-booking", route: "confirm-booking.tsx", sitemap: false },
	{ path: "/price-preview", route: "price-preview.tsx", sitemap: false },
	{ path: "/cancel-booking", route: "cancel-booking.tsx", sitemap: false },
	{ path: "/account", route: "account.tsx", sitemap: false },
	{ path: "/maintenance", route: "maintenance.tsx", bare: true, sitemap: false },
	{ path: "/offline", route: "offline.tsx", bare: true, sitemap: false },
	{ path: "/404", route: "not-found.tsx", bare: true, sitemap: false },
	{ path: "/*", route: "unknown.tsx", sitemap: false },
];

/** Files with one address in all languages. */
export const siteFiles: readonly Page[] = [
	{ path: "/sitemap.xml", route: "sitemap.ts" },
	{ path: "/robots.txt", route: "robots.ts" },
	{ path: "/site.webmanifest", route: "manifest.ts" },
];

/** Links in search and menus, with the path of each. */
export const pageLinks = pages.flatMap(({ path, link, sections = link ? [link] : [] }) =>
	sections.map((each) => ({ ...each, path: each.anchor ? `${path}#${each.anchor}` : path })),
);

/** The chat page is linked and found only where a chat is configured. */
export const isLinked = (path: string, hasChat: boolean): boolean => hasChat || path !== "/live-chat";

/** The name of a page's link preview in its address: `clubs`, `training-schedule`. */
export const previewName = ({ path }: Page): string => path.slice(1).replace(/\/:\w+$/, "");
