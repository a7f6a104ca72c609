import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { describe, expect, it } from "vitest";
import { loadClub } from "./club.server.ts";
import { loadTile } from "./clubs.server.ts";

// A fake answer of the API.
const record = {
	id: 12,
	name: "Miljakovac",
	slug: "miljakovac",
	fitness: false,
	has_room: false,
	gym: true,
	address: "uskoro",
	phone: "+381 11 4000 112",
	phone_2: null,
	weekdays: "06:30 - 22:30",
	saturday: "08:00 - 20:00",
	sunday: "zatvoreno",
	latitude: 44.748,
	longitude: 20.456,
	rating: 4.6,
	offers: ["gym"],
	massage: false,
	les_mills: false,
	schedule_button: false,
	gallery_count: 10,
	gallery: null,
	photo_url: "/media/clubs/miljakovac.jpg",
	lead: "Na ivici šume.",
	lead_eng: "On the edge of the woods.",
	description: "Prvi pasus.\n\nDrugi pasus.",
	description_eng: "One.\n\nTwo.",
	features: [],
	properties: [],
} as unknown as Gym;

const none = async () => [];

const api = (...gyms: Gym[]) =>
	({
		listGyms: async () => gyms,
		listTrainers: none,
		listTrainings: none,
		listClosings: none,
		listPriceGroups: async () => [
			{
				items: [
					{ price: 3200, months: 1 },
					{ price: 500, months: 0 },
				],
			},
			{ items: [{ price: 12_600, months: 3 }] },
		],
	}) as unknown as Client;

const load = (gym: Gym, slug = gym.slug) =>
	loadClub(api(gym), slug, "sr", { publicUrl: "https://kvart.example", mapTilesUrl: null });

describe("a club's page", () => {
	it("hides address, map and gallery until the club opens", async () => {
		expect(await load(record)).toMatchObject({ soon: true, visit: null, gallery: [], chips: [] });
	});

	it("is complete as soon as the record has an address", async () => {
		const club = await load({ ...record, address: "Borska 40, Rakovica" });
		expect(club).toMatchObject({ soon: false, visit: { address: "Borska 40, Rakovica" } });
		expect(club?.gallery).toHaveLength(10);
		expect(club?.visit?.map.center).toEqual({ lat: 44.748, lng: 20.456 });
	});

	it("shows the gallery in its order, without missing pictures", async () => {
		const gallery = ["/galleries/miljakovac/3.jpg", "/galleries/miljakovac/99.jpg", "/galleries/miljakovac/1.jpg"];
		const club = await load({ ...record, address: "Borska 40, Rakovica", gallery });
		expect(club?.gallery.map(({ full, thumbnail }) => [full, thumbnail])).toEqual([
			["/galleries/miljakovac/3.jpg", "/galleries/miljakovac_thumbnails/3_thumb.jpg"],
			["/galleries/miljakovac/1.jpg", "/galleries/miljakovac_thumbnails/1_thumb.jpg"],
		]);
	});

	it("shows a day without hours as closed", async () => {
		const club = await load({ ...record, address: "Borska 40, Rakovica" });
		expect(club?.visit?.hours.map(([, hours]) => hours)).toEqual(["06:30 – 22:30", "08:00 – 20:00", "zatvoreno"]);
	});

	it("calls the offers what the chain calls them", async () => {
		const all: Gym = { ...record, offers: ["gym", "fitness", "cardio", "padel"] };
		expect((await loadTile(api(all), all, 0, "sr")).chips).toEqual(["Teretana", "Fitnes", "Kardio zona", "Padel"]);
	});

	it("says to search engines what memberships cost", async () => {
		const club = await load({ ...record, address: "Borska 40, Rakovica" });
		expect(club?.seo.jsonLd?.[0]).toMatchObject({ "@type": "ExerciseGym", priceRange: "3200–12600 RSD" });
	});

	it("is null for an unknown slug", async () => {
		expect(await load(record, "zemun")).toBe(null);
	});
});
