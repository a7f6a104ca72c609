import { as, cast } from "../figure/cast.ts";
import type { Person } from "../figure/person.ts";
import type { Scene } from "../figure/stage.ts";
import { posters } from "../poster/posters.ts";
import { drawRoom, type Room, roomFloor, roomSize } from "./daylight.ts";

interface Hour {
	/** The training whose poster lends poses and gear. */
	training: keyof typeof posters;
	/** In the order in which the poster draws them; others than on the poster. */
	people: readonly Person[];
	room: Room;
	alt: Scene["alt"];
	/** How much closer the camera is than on the poster. */
	closer?: number;
}

/** The people of a club in one of its classes, by day and in its own hall. */
function inRoom({ training, people, room, alt, closer = 1 }: Hour): Scene {
	const { camera, draw }: Scene = posters[training];
	const [x, y] = camera?.at ?? [500, 738];
	return {
		alt,
		backdrop: "plain",
		scheme: "bone",
		floor: roomFloor,
		size: roomSize,
		camera: { ...camera, zoom: (camera?.zoom ?? 372) * closer, at: [x + 100, y + 10] },
		ground: drawRoom(room),
		draw(stage) {
			let next = 0;
			draw({
				...stage,
				// A shape behind the people of the poster would hang in the windows.
				behind: () => undefined,
				person(who, ...rest) {
					const other = people[next];
					next += 1;
					return stage.person(other ? as(other, { mouth: who.head.mouth }) : who, ...rest);
				},
			});
		},
	};
}

const hours = {
	pionir: {
		training: "step-aerobics",
		people: [cast.vera, cast.ana, cast.olga],
		room: { wall: "white", windows: "tall", view: "park", things: "balls" },
		alt: {
			sr: "Tri žene na step klupicama u velikoj sali na Pioniru, iza visokih prozora je park",
			en: "Three women on step platforms in the large hall at Pionir, a park behind the tall windows",
		},
	},
	zvezdara: {
		training: "kettlebell",
		people: [cast.mila, cast.luka],
		room: { wall: "concrete", windows: "band", view: "hills", things: "dumbbells" },
		alt: {
			sr: "Dvoje vežba zamah girjom u teretani na Zvezdari, pred dugim prozorom ka šumi",
			en: "Two people swing kettlebells in the gym at Zvezdara, at a long window towards the woods",
		},
	},
	barajevo: {
		training: "trx",
		people: [cast.filip, cast.ana],
		room: { wall: "sand", windows: "pair", view: "hills", things: "plants" },
		alt: {
			sr: "Muškarac i žena vežbaju na TRX trakama u Barajevu, kroz prozore se vide brda",
			en: "A man and a woman train with TRX straps in Barajevo, with hills in the windows",
		},
	},
	prvomajska: {
		training: "personal-training",
		people: [cast.sara, cast.vuk],
		room: { wall: "green", windows: "tall", view: "blocks", things: "plants" },
		alt: {
			sr: "Trenerkinja čuva muškarca dok potiskuje šipku na klupi u Prvomajskoj, sala je puna sunca",
			en: "A coach spots a man at the bench press in Prvomajska, in a hall full of sunlight",
		},
	},
	banjica: {
		training: "boxing-fit",
		people: [cast.goran, cast.lena],
		room: { wall: "brick", windows: "loft", view: "blocks", things: "balls" },
		alt: {
			sr: "Bokserka udara vreću, a muškarac preskače vijaču na Banjici, po podu je sunce",
			en: "A woman hits the punch bag and a man skips rope at Banjica, sunlight on the floor",
		},
	},
	blokovi: {
		training: "functional-training",
		people: [cast.ana, cast.jovan],
		room: { wall: "concrete", windows: "pair", view: "blocks", things: "rack" },
		alt: {
			sr: "Žena dobacuje medicinku muškarcu u čučnju, kroz prozore se vide blokovi",
			en: "A woman throws a medicine ball to a squatting man, with tower blocks in the windows",
		},
	},
	usce: {
		training: "individual-training",
		people: [cast.dejan, cast.tea],
		room: { wall: "white", windows: "band", view: "river", things: "rack" },
		alt: {
			sr: "Žena diže šipku uz trenera na Ušću, kroz prozor se vide reka i most",
			en: "A woman lifts a barbell beside a coach, with the river and a bridge in the window",
		},
	},
	ustanicka: {
		training: "hatha-yoga",
		people: [cast.mila, cast.filip],
		room: { wall: "sand", windows: "arches", view: "park", things: "bars" },
		alt: {
			sr: "Dvoje u položaju drveta u jutarnjoj sali u Ustaničkoj, uz ripstol i lučne prozore",
			en: "Two people in tree pose in the morning hall, beside wall bars and arched windows",
		},
	},
	vracar: {
		training: "zumba",
		people: [cast.olga, cast.ana, cast.lena],
		room: { wall: "sand", windows: "band", view: "temple", things: "plants" },
		alt: {
			sr: "Tri žene plešu zumbu na Vračaru, kroz dugi prozor se vidi kupola hrama",
			en: "Three women dance zumba before a long window with the dome of a temple",
		},
	},
	navigator: {
		training: "gym-induction",
		people: [cast.zora, cast.luka],
		room: { wall: "concrete", windows: "loft", view: "offices", things: "dumbbells" },
		alt: {
			sr: "Trener pokazuje starijoj članici lat mašinu u Navigatoru, oko njih su poslovne zgrade",
			en: "A coach shows an older member the lat machine at Navigator, office buildings all around",
		},
	},
	zemun: {
		training: "body-pump",
		people: [cast.stefan, cast.iva],
		room: { wall: "brick", windows: "arches", view: "tower", things: "none" },
		alt: {
			sr: "Dvoje sa šipkama na BodyPumpu u Zemunu, kroz lučne prozore se vidi kula na Gardošu",
			en: "Two people with barbells at BodyPump in Zemun, with an old hilltop tower in the arched windows",
		},
	},
} as const satisfies Record<string, Hour>;

export const rooms = Object.fromEntries(
	Object.entries(hours).map(([club, hour]) => [`room-${club}`, inRoom(hour)]),
) as Record<`room-${keyof typeof hours}`, Scene>;
