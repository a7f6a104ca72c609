import { clubHeroes } from "./galleries.ts";
import type { MasterName } from "./masters.ts";
import type { PictureName } from "./picture.ts";

type Slots = Record<string, PictureName>;

/** By the `picture` field of trainings: each has its own drawing. */
export const trainingPictures = {
	"functional-training": "drawn/functional-training",
	hiit: "drawn/hiit",
	tabata: "drawn/tabata",
	bootcamp: "drawn/bootcamp",
	"total-body": "drawn/total-body",
	kettlebell: "drawn/kettlebell",
	trx: "drawn/trx",
	"legs-and-glutes": "drawn/legs-and-glutes",
	"core-30": "drawn/core-30",
	"strength-for-runners": "drawn/strength-for-runners",
	"boxing-fit": "drawn/boxing-fit",
	kickbox: "drawn/kickbox",
	"indoor-cycling": "drawn/indoor-cycling",
	"step-aerobics": "drawn/step-aerobics",
	"retro-aerobics": "drawn/retro-aerobics",
	zumba: "drawn/zumba",
	"latin-dance": "drawn/latin-dance",
	"hip-hop-cardio": "drawn/hip-hop-cardio",
	barre: "drawn/barre",
	pilates: "drawn/pilates",
	"pilates-with-props": "drawn/pilates-with-props",
	"hatha-yoga": "drawn/hatha-yoga",
	"vinyasa-yoga": "drawn/vinyasa-yoga",
	"yin-yoga": "drawn/yin-yoga",
	stretching: "drawn/stretching",
	mobility: "drawn/mobility",
	"healthy-back": "drawn/healthy-back",
	"second-wind-60-plus": "drawn/second-wind-60-plus",
	"mums-and-babies": "drawn/mums-and-babies",
	"prenatal-moves": "drawn/prenatal-moves",
	"body-pump": "drawn/body-pump",
	"body-combat": "drawn/body-combat",
	"body-attack": "drawn/body-attack",
	"body-balance": "drawn/body-balance",
	cxworx: "drawn/cxworx",
	"gym-on-your-own": "drawn/gym-on-your-own",
	"individual-training": "drawn/individual-training",
	"personal-training": "drawn/personal-training",
	"small-group-training": "drawn/small-group-training",
	"gym-induction": "drawn/gym-induction",
} as const satisfies Slots;

/** By the `picture` field of blog posts. */
export const blogPictures = {
	"blog-first-kettlebell-training": "common/kettlebells-over-1",
	"blog-before-morning-training": "common/bar-fruit-1",
	"blog-bodypump-or-bodycombat": "common/boxing-low-1",
	"blog-back-after-office": "ustanicka/yoga-rolls-1",
	"blog-padel-for-beginners": "common/padel-racket-1",
	"blog-coming-back-after-a-break": "common/lockers-bench-1",
	"blog-gym-etiquette": "common/dumbbells-diag-1",
	"blog-walks-through-belgrade": "vracar/treadmills-back-1",
	"blog-sleep-and-recovery": "common/sauna-bench-1",
	"blog-training-plateau": "common/plates-near-1",
} as const satisfies Slots;

/** By the `picture` field of events: card and page. */
export const eventPictures = {
	"event-non-stop-month": "common/dumbbells-low-1",
	"event-doors-wide-open": "common/reception-sign-1",
	"event-zvezdara-padel-league": "common/padel-corner-1",
	"event-miljakovac-is-next": "miljakovac/facade-street-1",
	"event-studio-marathon": "common/medals-near-1",
	"event-bring-a-neighbour": "common/bar-glasses-1",
} as const satisfies Slots;

/** The same events in the home banner: wide. */
export const eventBanners = {
	"event-non-stop-month": "drawn/hero-night",
	"event-doors-wide-open": "drawn/hero-welcome",
	"event-zvezdara-padel-league": "drawn/hero-padel",
	"event-miljakovac-is-next": "miljakovac/facade-street-1",
	"event-studio-marathon": "common/spin-stage-9",
	"event-bring-a-neighbour": "common/treadmills-row-9",
} as const satisfies Record<keyof typeof eventPictures, PictureName>;

/** Details of the sections of /gym-services and /other-services, beside the people drawn for each. */
export const servicePictures = {
	personal: ["common/bench-row-1"],
	individual: ["common/cable-handle-1"],
	"small-group": ["common/medballs-rack-1"],
	solarium: ["common/solarium-tubes-1"],
	massage: ["common/massage-stones-1", "common/massage-towels-1"],
	"health-bar": ["common/bar-glasses-1", "common/bar-fruit-1"],
} as const satisfies Record<string, readonly MasterName[]>;

/** The main picture of static pages; wide for poster heroes. */
export const pageHeroes = {
	freestyle: "drawn/hero-group",
	lesmills: "drawn/hero-les-mills",
	"gym-services": "drawn/hero-personal",
	"other-services": "common/bar-shaker-1",
	padel: "drawn/hero-padel",
	landing: "drawn/hero-start",
	"sign-up": "drawn/hero-welcome",
	clubs: "common/hall-axis-9",
	team: "common/platform-low-1",
	"become-a-team-member": "common/plan-board-1",
	"price-list": "common/barbell-sleeve-1",
	"training-selection": "common/dumbbells-along-1",
	"free-training": "common/studio-axis-1",
	"online-trainings": "common/kit-bag-top-1",
	application: "common/crosstrainers-line-1",
	login: "common/lockers-aisle-1",
	register: "common/rowers-row-1",
	faq: "common/rowers-fly-1",
	"not-found": "common/spin-bars-1",
	maintenance: "common/cable-handle-1",
	schedule: "common/spin-wide-1",
	blog: "common/kettlebells-over-1",
	events: "common/medals-near-1",
	terms: "common/plan-low-1",
} as const satisfies Slots;

/** The home page's link to /free-training. */
export const freeTrainingBlock: PictureName = "drawn/hero-start";

/** In front of the word on /padel. */
export const padelFront: PictureName = "drawn/hero-padel-front";

export const padelPictures = [
	"common/padel-racket-1",
	"common/padel-corner-1",
	"common/padel-balls-1",
	"common/padel-net-9",
] as const satisfies readonly MasterName[];

/** Promotional block of the Zemun page: group programmes, cardio, massage, health bar. */
export const zemunPromotion = [
	"common/spin-row-1",
	"common/rowers-row-1",
	"common/massage-towels-1",
	"common/bar-shaker-1",
] as const satisfies readonly MasterName[];

/** The three cards of /sign-up. */
export const signUpCards = {
	individual: "drawn/individual-training",
	personal: "drawn/personal-training",
	group: "drawn/step-aerobics",
} as const satisfies Slots;

/** The pictures of each page besides records; a test checks for duplicates. */
export const pages: Record<string, readonly PictureName[]> = {
	home: [
		...Object.values(eventBanners).slice(0, 3),
		...Object.values(clubHeroes),
		freeTrainingBlock,
		...Object.values(blogPictures).slice(0, 5),
	],
	freestyle: [pageHeroes.freestyle, ...Object.values(trainingPictures).slice(0, 30)],
	lesmills: [pageHeroes.lesmills, ...Object.values(trainingPictures).slice(30, 35)],
	"gym-services": [
		pageHeroes["gym-services"],
		...servicePictures.personal,
		...servicePictures.individual,
		...servicePictures["small-group"],
	],
	"other-services": [
		pageHeroes["other-services"],
		...servicePictures.solarium,
		...servicePictures.massage,
		...servicePictures["health-bar"],
	],
	padel: [padelFront, ...padelPictures],
	blog: Object.values(blogPictures),
	events: Object.values(eventPictures),
	clubs: [pageHeroes.clubs, ...Object.values(clubHeroes)],
	landing: [pageHeroes.landing, ...Object.values(clubHeroes)],
	"sign-up": [pageHeroes["sign-up"], ...Object.values(clubHeroes), ...Object.values(signUpCards)],
};
