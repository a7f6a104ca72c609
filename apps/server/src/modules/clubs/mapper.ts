import type { Gym, GymRoom, Offer } from "@kvart/contract/clubs";
import type { GymRow, RoomRow } from "./queries.ts";

export function toGym(row: GymRow): Gym {
	return {
		id: row.id,
		name: row.name,
		fitness: row.fitness,
		has_room: row.hasRoom,
		gym: row.gym,
		address: row.address,
		phone: row.phone,
		phone_2: row.phone2,
		weekdays: row.weekdays,
		saturday: row.saturday,
		sunday: row.sunday,
		slug: row.slug,
		latitude: row.latitude,
		longitude: row.longitude,
		rating: row.rating,
		offers: row.offers as Offer[],
		massage: row.massage,
		les_mills: row.lesMills,
		schedule_button: row.scheduleButton,
		gallery_count: row.galleryCount,
		gallery: row.gallery,
		photo_url: `/media/clubs/${row.slug}.jpg`,
		lead: row.lead,
		lead_eng: row.leadEng,
		description: row.description,
		description_eng: row.descriptionEng,
		features: row.features,
		properties: row.properties,
	};
}

export function toRoom(row: RoomRow): GymRoom {
	return { id: row.id, name: row.name, name_eng: row.nameEng };
}
