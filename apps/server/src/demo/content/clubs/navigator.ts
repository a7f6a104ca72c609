import type { DemoClub } from "../types.ts";

export const navigator: DemoClub = {
	id: 6,
	slug: "navigator",
	name: "Navigator",
	address: "Kompasni prolaz 7, Novi Beograd",
	phone: "+381 11 4000 106",
	phone2: null,
	weekdays: "06:00 - 22:30",
	saturday: "09:00 - 20:00",
	sunday: "10:00 - 18:00",
	latitude: 44.8,
	longitude: 20.408,
	stop: {
		sr: "Milentija Popovića, linije 71 i 72, tri minuta peške",
		en: "Milentija Popovića, lines 71 and 72, three minutes on foot",
	},
	parking: {
		sr: "Garaža u zgradi, za članove dva sata besplatno",
		en: "Garage in the building, two hours free for members",
	},
	rating: 4.5,
	ratingCount: 303,
	ratingSource: "Google",
	offers: ["gym", "cardio"],
	massage: true,
	lesMills: true,
	galleryCount: 11,
	scheduleButton: false,
	lead: {
		sr: "Od stola do stalka četiri minuta. Navigator je teretana za ljude čiji kalendar nema milosti.",
		en: "Four minutes from desk to squat rack. Navigator is the gym for people whose calendar shows no mercy.",
	},
	description: {
		sr: "Okruženi smo kancelarijama, pa smo i centar složili kao dobar sastanak: kratko, jasno i bez nepotrebnih ljudi. Sprave su poređane po mišićnim grupama, kardio zona ima ventilatore koji zaista rade, a u svlačionici te čekaju pegla i ogledalo u kome kravata izlazi prava iz prve.\n\nU smeni su i Les Mills instruktori, tako da i na treningu sa tegovima dobijaš tempo i tehniku iz velike sale. Ako te vrat boli od ekrana, a ne od treninga, masaža radi i u vreme ručka.",
		en: "We are surrounded by offices, so we built this place like a good meeting: short, clear and with nobody who needn’t be there. Machines are grouped by muscle, the fans in the cardio zone actually work, and the changing room has an iron and a mirror that gets a tie straight first time.\n\nLes Mills instructors work the floor too, so your weights session borrows the pace and technique of the big studio. And if it’s the screen rather than the training that hurts your neck, massage is open at lunchtime.",
	},
	features: [
		{
			value: { sr: "4 min", en: "4 min" },
			title: { sr: "Od kancelarije", en: "From the office" },
			text: {
				sr: "Izmereno štopericom, sa čekanjem lifta. Izgovor „nemam kad“ više ne prolazi kontrolu.",
				en: "Timed with a stopwatch, lift included. ‘I have no time’ no longer passes inspection.",
			},
		},
		{
			value: { sr: "45 min", en: "45 min" },
			title: { sr: "Trening u pauzi", en: "Lunch-break session" },
			text: {
				sr: "Trener ti složi plan uz koji stigneš i da ručaš i da se vratiš pre nego što te neko potraži.",
				en: "A coach builds you a plan that leaves time for lunch and has you back before anyone asks.",
			},
		},
		{
			value: { sr: "26", en: "26" },
			title: { sr: "Kardio sprava", en: "Cardio machines" },
			text: {
				sr: "Trake, veslači i bicikli pod ventilatorima. Jedini znoj koji šef poštuje.",
				en: "Treadmills, rowers and bikes under proper fans. The only sweat your boss respects.",
			},
		},
		{
			value: { sr: "06:00", en: "06:00" },
			title: { sr: "Otvaramo", en: "We open" },
			text: {
				sr: "Radnim danom pre prvog reda na mostu. Auto ostaviš u garaži, gužvu drugima.",
				en: "On weekdays, before the first queue on the bridge. Leave the car in the garage and the jam to others.",
			},
		},
	],
	properties: [
		{ sr: "Podzemna garaža", en: "Underground garage" },
		{ sr: "Pegla i ogledala u svlačionici", en: "Iron and mirrors in the changing room" },
		{ sr: "Tuševi i peškiri na recepciji", en: "Showers, towels at reception" },
		{ sr: "Masaža i u vreme ručka", en: "Massage, lunchtime included" },
		{ sr: "Les Mills instruktori u smeni", en: "Les Mills instructors on the floor" },
	],
	rooms: [],
};
