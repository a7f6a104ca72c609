import { clubTiles } from "./galleries.ts";
import type { MasterName } from "./masters.ts";

type Slots = Record<string, MasterName>;

/** By the `picture` field of trainings: all different, with different compositions per page. */
export const trainingPictures = {
	"functional-training": "common/functional-wide-9",
	hiit: "common/functional-ropes-1",
	tabata: "common/timer-clock-1",
	bootcamp: "common/functional-rope-1",
	"total-body": "common/handweights-near-1",
	kettlebell: "common/kettlebells-row-1",
	trx: "common/functional-trx-1",
	"legs-and-glutes": "blokovi/steps-top-1",
	"core-30": "common/medballs-ball-1",
	"strength-for-runners": "common/treadmills-console-1",
	"boxing-fit": "common/boxing-gloves-1",
	kickbox: "common/boxing-bag-1",
	"indoor-cycling": "common/spin-row-1",
	"step-aerobics": "common/steps-row-1",
	"retro-aerobics": "blokovi/studio-diag-1",
	zumba: "common/studio-low-1",
	"latin-dance": "zemun/studio-left-1",
	"hip-hop-cardio": "banjica/studio-high-1",
	barre: "pionir/studio-diag-1",
	pilates: "common/yoga-wide-1",
	"pilates-with-props": "ustanicka/studio-low-2",
	"hatha-yoga": "common/yoga-corner-1",
	"vinyasa-yoga": "common/yoga-blocks-1",
	"yin-yoga": "common/yoga-rolls-1",
	stretching: "common/handweights-top-1",
	mobility: "ustanicka/handweights-side-1",
	"healthy-back": "common/kit-bag-low-1",
	"second-wind-60-plus": "common/steps-near-1",
	"mums-and-babies": "ustanicka/studio-axis-1",
	"prenatal-moves": "vracar/studio-diag-2",
	"body-pump": "common/barbell-plate-1",
	"body-combat": "common/boxing-bags-1",
	"body-attack": "common/kit-bag-rope-1",
	"body-balance": "banjica/yoga-corner-1",
	cxworx: "vracar/handweights-near-1",
	"gym-on-your-own": "common/hall-low-1",
	"individual-training": "common/plan-board-1",
	"personal-training": "common/bench-seat-1",
	"small-group-training": "common/kettlebells-end-1",
	"gym-induction": "common/cable-tower-1",
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
	"event-miljakovac-is-next": "miljakovac/barbell-wide-7",
	"event-studio-marathon": "common/medals-near-1",
	"event-bring-a-neighbour": "common/bar-glasses-1",
} as const satisfies Slots;

/** The same events in the home banner: wide masters. */
export const eventBanners = {
	"event-non-stop-month": "common/hall-axis-9",
	"event-doors-wide-open": "common/reception-front-9",
	"event-zvezdara-padel-league": "common/padel-net-9",
	"event-miljakovac-is-next": "miljakovac/hall-low-1",
	"event-studio-marathon": "common/spin-stage-9",
	"event-bring-a-neighbour": "common/treadmills-row-9",
} as const satisfies Record<keyof typeof eventPictures, MasterName>;

/** Sections of /gym-services and /other-services; the first is the big one, the others are details. */
export const servicePictures = {
	personal: ["common/plan-low-1", "common/bench-row-1"],
	individual: ["common/barbell-wide-1", "common/cable-handle-1"],
	"small-group": ["common/timer-kettlebell-1", "common/medballs-rack-1"],
	solarium: ["common/solarium-bed-1", "common/solarium-tubes-1"],
	massage: ["common/massage-room-1", "common/massage-stones-1", "common/massage-towels-1"],
	"health-bar": ["common/bar-counter-1", "common/bar-glasses-1", "common/bar-fruit-1"],
} as const satisfies Record<string, readonly MasterName[]>;

/** The main picture of static pages; wide for poster heroes. */
export const pageHeroes = {
	freestyle: "common/spin-stage-9",
	lesmills: "common/studio-diag-9",
	"gym-services": "common/platform-front-9",
	"other-services": "common/sauna-bench-1",
	padel: "common/padel-net-9",
	landing: "common/functional-wide-9",
	"sign-up": "common/spin-stage-9",
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
	account: "common/spin-wheel-1",
	faq: "common/rowers-fly-1",
	"not-found": "common/spin-bars-1",
	maintenance: "common/cable-handle-1",
	schedule: "common/spin-wide-1",
	blog: "common/kettlebells-over-1",
	events: "common/medals-near-1",
	terms: "common/plan-low-1",
} as const satisfies Slots;

/** The home page's link to /free-training. */
export const freeTrainingBlock: MasterName = "common/studio-diag-9";

export const padelPictures = [
	"common/padel-racket-1",
	"common/padel-corner-1",
	"common/padel-balls-1",
	"zvezdara/padel-wide-1",
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
	individual: "common/barbell-wide-1",
	personal: "common/plan-low-1",
	group: "common/studio-axis-1",
} as const satisfies Slots;

/** What each page shows besides records; a test checks for duplicates. */
export const pages: Record<string, readonly MasterName[]> = {
	home: [
		...Object.values(eventBanners).slice(0, 3),
		...Object.values(clubTiles),
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
	padel: [pageHeroes.padel, ...padelPictures],
	blog: Object.values(blogPictures),
	events: Object.values(eventPictures),
	clubs: [pageHeroes.clubs, ...Object.values(clubTiles)],
	landing: [pageHeroes.landing, ...Object.values(clubTiles)],
	"sign-up": [pageHeroes["sign-up"], ...Object.values(clubTiles), ...Object.values(signUpCards)],
};
