import { expect, it } from "vitest";
import type { BookingDetails } from "../booking/service.ts";
import { type BookingNews, composeNews } from "./compose-news.ts";

const now = new Date("2026-11-18T09:00:00Z");
const about = (news: BookingNews["news"], id: number, trainingDate: string): BookingNews => ({
	news,
	booking: {
		id,
		trainingDate,
		time: 1830,
		trainingName: "Joga",
		trainingNameEng: "Yoga",
		gymId: 3,
		gymName: "Zemun",
		roomName: "Mala sala",
		roomNameEng: "Small studio",
		promotion: false,
	} as BookingDetails,
});
const compose = (all: BookingNews[], language: "sr" | "en" = "sr") => composeNews(all, { language, now });

it("names the first cancelled class and counts the others", () => {
	const all = [
		about("cancelled", 2, "2026-11-20"),
		about("cancelled", 1, "2026-11-18"),
		about("cancelled", 3, "2026-11-21"),
	];
	expect(compose(all)).toEqual({
		content: {
			title: "Otkazano: Joga i još 2 treninga",
			body: "Danas u 18:30, KVART Zemun. Dodirni i nađi drugi termin.",
			path: "/find",
			lang: "sr-Latn",
			tag: "booking-1",
		},
		until: new Date("2026-11-21T17:30:00Z"),
	});
	expect(compose(all.slice(0, 2), "en")?.content).toMatchObject({
		title: "Cancelled: Yoga and 1 more class",
		body: "Today at 18:30, KVART Zemun. Tap to find another time.",
		path: "/en/find",
	});
	expect(compose(all.slice(1, 2))?.content.path).toBe("/training-schedule/3");
});

it("reports what is most urgent", () => {
	const [off, moved, again] = [
		about("cancelled", 1, "2026-11-20"),
		about("moved", 2, "2026-11-19"),
		about("restored", 3, "2026-11-18"),
	];
	expect(compose([again, moved, off])?.content.title).toBe("Otkazano: Joga");
	expect(compose([again, moved])?.content).toMatchObject({
		title: "Promena termina: Joga",
		body: "Sada je sutra u 18:30, KVART Zemun, Mala sala. Mesto ti je sačuvano.",
		path: "/account",
	});
	expect(compose([again])?.content.title).toBe("Ipak se održava: Joga");
});

it("does not ring for another coach, or for classes that have started", () => {
	expect(compose([about("coach", 1, "2026-11-19")])).toBeNull();
	expect(compose([about("cancelled", 1, "2026-11-17")])).toBeNull();
});
