import type { Client } from "@kvart/contract/client";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import { type BlogPost, type Event, previewOf } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatDate, wallTime } from "@kvart/contract/time";
import { clubTileFocus, clubTileOf } from "@kvart/media/galleries";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import { pictureOf } from "@kvart/media/picture";
import { freeTrainingBlock } from "@kvart/media/slots";
import { inClubOrder } from "../../lib/club-order.ts";
import { loadNextClasses } from "../../lib/next-classes.server.ts";
import { offerNames } from "../../lib/offer-names.ts";

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** Beside the newest post. */
const headlines = 5;

const about: Record<Locale, string[]> = {
	sr: [
		"Teretana u koju stvarno ideš je ona koja ti je blizu. Zato imamo centre od Zemuna do Barajeva: u soliteru preko puta, pored pijace, na putu od posla do kuće. Otvoreni smo sedam dana u sedmici, a na recepciji te posle trećeg dolaska zovu po imenu.",
		"Decenijama radimo istu stvar i u njoj postajemo sve bolji. Kod nas ćeš naći tegove i kardio zonu, 30 različitih freestyle treninga, pet Les Mills programa, personalne trenere, masažu i četiri padel terena. Treneri su školovani, a sale pune ljudi iz kraja: studenata pre predavanja, roditelja posle vrtića, penzionera koji dižu više nego što bi iko pomislio.",
		"Kad kažemo 100% uspeha, ne mislimo na vagu. Mislimo na dogovor: ti dolaziš, mi pratimo, plan menjamo dok ne upali. Dođi na probni trening i proveri da li smo tvoj kvart.",
	],
	en: [
		"The gym you actually go to is the one round the corner. That’s why we have centres from Zemun to Barajevo: under the tower block across the road, next to the market, on your way home from work. We’re open seven days a week, and by your third visit reception knows your name.",
		"We’ve been doing one thing for decades and we keep getting better at it. You’ll find weights and a cardio zone, 30 different freestyle classes, five Les Mills programmes, personal coaches, massage and four padel courts. Our coaches are qualified and the rooms are full of locals: students before lectures, parents after the nursery run, pensioners who lift more than you’d guess.",
		"When we say 100% success, we don’t mean the scales. We mean a deal: you turn up, we keep an eye on you, and we change the plan until it works. Come for a trial session and see whether this is your block.",
	],
};

function clubOf(gym: Gym, locale: Locale) {
	return {
		gymId: gym.id,
		name: gym.name,
		path: gym.fitness && gym.has_room ? `/training-schedule/${gym.id}` : `/${gym.slug}`,
		chips: offerNames(gym.offers),
		soon: isComingSoon(gym),
		picture: pictureOf(clubTileOf(gym.slug), locale),
		focus: clubTileFocus(gym.slug),
	};
}

function eventOf(event: Event, locale: Locale) {
	return {
		id: event.id,
		kicker: inLocale(locale, event.kicker, event.kicker_eng),
		title: inLocale(locale, event.header, event.header_eng),
		summary: inLocale(locale, event.summary, event.summary_eng),
		picture: pictureOfPhotoUrl(event.home_photo_url, locale, event.home_photo),
	};
}

function postOf(post: BlogPost, locale: Locale) {
	const { date } = wallTime(new Date(post.date_of_creation));
	return { id: post.id, title: inLocale(locale, post.header, post.header_eng), date: formatDate(date), isoDate: date };
}

/** The first two sentences. */
function openingOf(html: string): string {
	const text = previewOf(html);
	return /^.+?[.!?] .+?[.!?](?= )/.exec(text)?.[0] ?? text;
}

function leadOf(post: BlogPost, locale: Locale) {
	return {
		...postOf(post, locale),
		preview: openingOf(inLocale(locale, post.text, post.text_eng)),
		picture: pictureOfPhotoUrl(post.photo_url, locale, post.photo),
	};
}

export async function loadHome(api: Client, locale: Locale) {
	const [gyms, events, posts, next] = await Promise.all([
		api.listGyms(),
		api.listHomeEvents(),
		api.listBlogPosts(),
		loadNextClasses(api, locale),
	]);
	const [newest, ...others] = posts;
	return {
		events: events.map((event) => eventOf(event, locale)),
		next,
		clubs: inClubOrder(gyms).map((gym) => clubOf(gym, locale)),
		freePicture: pictureOf(freeTrainingBlock, locale),
		lead: newest ? leadOf(newest, locale) : null,
		posts: others.slice(0, headlines).map((post) => postOf(post, locale)),
		about: about[locale],
	};
}
