import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import type { Trainer, Training as TrainingRecord } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { loadNextClasses } from "../../lib/next-classes.server.ts";
import { questionsOf } from "../../lib/questions.server.ts";
import { m } from "../../paraglide/messages.js";

export type TrainingsData = Awaited<ReturnType<typeof loadTrainings>>;
export type Training = ReturnType<typeof trainingOf>;
type Programme = "freestyle" | "lesmills";

const programmeTexts = {
	freestyle: () => ({
		title: m.trainings_freestyle_title(),
		description: m.trainings_freestyle_description(),
		heading: m.trainings_freestyle_word(),
	}),
	lesmills: () => ({
		title: m.trainings_lesmills_title(),
		description: m.trainings_lesmills_description(),
		heading: m.trainings_lesmills_word(),
	}),
};

const programmeCopy = {
	freestyle: {
		sr: {
			lead: "Sala, muzika i trener koji zna kad da te pogura. Izaberi trening, ostalo je na nama.",
			explanation: [
				"Freestyle treninge osmišljavaju naši treneri. Nema zadate koreografije ni istog treninga dvaput: trener vidi ko je u sali i prema tome slaže vežbe, tempo i opterećenje. Ima 30 različitih freestyle treninga, od pilatesa do intervala posle kojih ne osećaš noge.",
				"Uz svaki trening piše koliko traje, koliko je jak na skali do pet i koliko kalorija otprilike potroši. Ako ti je teško da izabereš, pošalji upitnik za izbor treninga, a mi ćemo ti složiti prve sedmice.",
			],
			warning:
				"Prijavi se najkasnije 30 minuta pre početka i dođi na zagrevanje. Ako imaš povredu, hroničnu tegobu ili si u drugom stanju, pre prvog treninga se posavetuj sa lekarom i reci treneru.",
		},
		en: {
			lead: "A studio, some music and a coach who knows when to push. You pick the class, we do the rest.",
			explanation: [
				"Freestyle classes are designed by our own coaches. There’s no fixed choreography and no two classes are the same: the coach looks at who’s in the room and chooses the exercises, pace and load to match. There are 30 different freestyle classes, from Pilates to intervals that leave your legs shaking.",
				"Each class shows how long it lasts, how hard it is on a scale of five and roughly how many calories it burns. Can’t decide? Send us the training-selection form and we’ll put your first few weeks together.",
			],
			warning:
				"Book at least 30 minutes before the start and be there for the warm-up. If you have an injury or a chronic condition, or you’re pregnant, see a doctor before your first class and tell the coach.",
		},
	},
	lesmills: {
		sr: {
			lead: "Pet licenciranih programa. Isti trening na Novom Zelandu i u Zemunu.",
			explanation: [
				"Les Mills programi imaju unapred pripremljenu muziku i koreografiju, koje se redovno obnavljaju. Vode ih treneri sa sertifikatom za taj program, pa je svaki trening podjednako dobar, u kojem god centru da vežbaš.",
				"BodyPump je trening snage sa šipkom. BodyCombat pozajmljuje udarce iz borilačkih veština, bez protivnika. BodyAttack je kardio sa skokovima i sprintevima. BodyBalance spaja jogu, tai či i pilates. CXWorx za kratko vreme ojača trbuh, leđa i kukove.",
				"Programe držimo u centrima Zemun, Blokovi, Navigator i Prvomajska.",
			],
			warning:
				"BodyAttack i BodyCombat su zahtevni za kolena i srce. Prvi put uzmi lakšu varijantu i manje tegove, a ako imaš povredu, hroničnu tegobu ili si u drugom stanju, prvo se posavetuj sa lekarom. Prijavi se najkasnije 30 minuta pre početka.",
		},
		en: {
			lead: "Five licensed programmes. The same class in New Zealand and in Zemun.",
			explanation: [
				"Les Mills programmes come with prepared music and choreography that are refreshed regularly. They’re taught by coaches certified for that programme, so every class is as good as the last, whichever centre you train at.",
				"BodyPump is strength training with a barbell. BodyCombat borrows its punches and kicks from martial arts, minus the opponent. BodyAttack is cardio with jumps and sprints. BodyBalance blends yoga, tai chi and Pilates. CXWorx works your abs, back and hips in next to no time.",
				"You’ll find them at Zemun, Blokovi, Navigator and Prvomajska.",
			],
			warning:
				"BodyAttack and BodyCombat are demanding on the knees and the heart. Take the easier options and lighter weights in your first class, and if you have an injury or a chronic condition, or you’re pregnant, see a doctor first. Book at least 30 minutes before the start.",
		},
	},
} satisfies Record<Programme, Record<Locale, unknown>>;

function trainingOf(training: TrainingRecord, trainers: readonly Trainer[], locale: Locale) {
	const { id, duration, intensity, calories } = training;
	const picture = pictureOfPhotoUrl(training.photo_url, locale, training.photo);
	return {
		id,
		name: inLocale(locale, training.name, training.name_eng),
		description: inLocale(locale, training.description, training.description_eng),
		duration,
		intensity,
		calories,
		// Thirty placeholders would weigh more than the texts of the page.
		picture: picture && { ...picture, blur: "" },
		coachIds: trainers.filter(({ training_ids }) => training_ids.includes(id)).map((trainer) => trainer.id),
	};
}

/** Only clubs with rooms have a schedule, and not all of them offer Les Mills. */
function schedulesOf(gyms: readonly Gym[], programme: Programme) {
	return gyms
		.filter((gym) => gym.fitness && gym.has_room && (programme === "freestyle" || gym.les_mills))
		.map(({ id, name }) => ({ name, path: `/training-schedule/${id}` }));
}

/** `wanted` is the training whose sheet is open. */
export async function loadTrainings(api: Client, locale: Locale, programme: Programme, wanted: string | null) {
	const [trainings, trainers, gyms, questions] = await Promise.all([
		api.listTrainings(),
		api.listTrainers(),
		api.listGyms(),
		api.listQuestions(),
	]);
	const cards = trainings
		.filter(({ training_type }) => training_type === programme)
		.map((training) => trainingOf(training, trainers, locale));
	const open = cards.find(({ id }) => String(id) === wanted);
	const leading = new Set(cards.flatMap(({ coachIds }) => coachIds));
	return {
		...programmeTexts[programme](),
		picture: pictureOf(pageHeroes[programme], locale),
		...programmeCopy[programme][locale],
		trainings: cards,
		/** Names by id. */
		coaches: Object.fromEntries(trainers.filter(({ id }) => leading.has(id)).map(({ id, name }) => [id, name])),
		schedules: schedulesOf(gyms, programme),
		questions: questionsOf(questions, programme, locale),
		next: open ? await loadNextClasses(api, locale, { training: open.id }) : null,
	};
}
