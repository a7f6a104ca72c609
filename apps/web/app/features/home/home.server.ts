import type { Client } from "@kvart/contract/client";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import { type BlogPost, type Event, previewOf } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatDate, wallTime } from "@kvart/contract/time";
import { clubKeyOf, clubTiles } from "@kvart/media/galleries";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import { pictureOf } from "@kvart/media/picture";
import { freeTrainingBlock } from "@kvart/media/slots";
import { inClubOrder } from "../../lib/club-order.ts";
import { about } from "./about.server.ts";
import type { HomeClub, HomeData, HomeEvent, HomePost } from "./home-data.ts";
import { homeWords, offerNames } from "./words.server.ts";

/** The newest one with its picture, and as many headlines as stand beside it. */
const headlines = 5;

function clubOf(gym: Gym, locale: Locale): HomeClub {
	const key = clubKeyOf(gym.slug);
	return {
		name: gym.name,
		path: gym.fitness && gym.has_room ? `/training-schedule/${gym.id}` : `/${gym.slug}`,
		offers: offerNames(gym.offers),
		soon: isComingSoon(gym),
		picture: key && pictureOf(clubTiles[key], locale),
	};
}

function eventOf(event: Event, locale: Locale): HomeEvent {
	return {
		id: event.id,
		kicker: inLocale(locale, event.kicker, event.kicker_eng),
		title: inLocale(locale, event.header, event.header_eng),
		summary: inLocale(locale, event.summary, event.summary_eng),
		picture: pictureOfPhotoUrl(event.home_photo_url, locale, event.home_photo),
	};
}

function postOf(post: BlogPost, locale: Locale): HomePost {
	const { date } = wallTime(new Date(post.date_of_creation));
	return { id: post.id, title: inLocale(locale, post.header, post.header_eng), date: formatDate(date), isoDate: date };
}

/** Its first two sentences; the list of posts shows more. */
function openingOf(html: string): string {
	const text = previewOf(html);
	return /^.+?[.!?] .+?[.!?](?= )/.exec(text)?.[0] ?? text;
}

function leadOf(post: BlogPost, locale: Locale): NonNullable<HomeData["lead"]> {
	return {
		...postOf(post, locale),
		preview: openingOf(inLocale(locale, post.text, post.text_eng)),
		picture: pictureOfPhotoUrl(post.photo_url, locale, post.photo),
	};
}

/** What the home page shows, in its language and no more. */
export async function loadHome(api: Client, locale: Locale): Promise<HomeData> {
	const [gyms, events, posts] = await Promise.all([api.listGyms(), api.listHomeEvents(), api.listBlogPosts()]);
	const [newest, ...others] = posts;
	return {
		words: homeWords(),
		events: events.map((event) => eventOf(event, locale)),
		clubs: inClubOrder(gyms).map((gym) => clubOf(gym, locale)),
		freePicture: pictureOf(freeTrainingBlock, locale),
		lead: newest ? leadOf(newest, locale) : null,
		posts: others.slice(0, headlines).map((post) => postOf(post, locale)),
		about: about[locale],
	};
}
