import type { DemoClub } from "../types.ts";

export const prvomajska: DemoClub = {
	id: 9,
	slug: "prvomajska",
	name: "Prvomajska",
	address: "Majskog uranka 62, Zemun",
	phone: "+381 11 4000 109",
	phone2: "+381 11 4000 117",
	weekdays: "06:30 - 22:00",
	saturday: "08:00 - 19:00",
	sunday: "09:00 - 17:00",
	latitude: 44.848,
	longitude: 20.376,
	stop: {
		sr: "Prvomajska, linije 17, 73 i 83, jedan minut peške",
		en: "Prvomajska, lines 17, 73 and 83, one minute on foot",
	},
	parking: { sr: "Naš parking, 50 mesta, besplatno", en: "Our own car park, 50 spaces, free" },
	rating: 4.6,
	ratingCount: 276,
	ratingSource: "Google",
	offers: ["gym", "cardio"],
	massage: true,
	lesMills: true,
	galleryCount: 16,
	scheduleButton: false,
	lead: {
		sr: "Praznik rada 365 dana godišnje. Roštilj je tradicija, mrtvo dizanje navika.",
		en: "Named after May Day, and here it’s Labour Day all year round. Barbecue is tradition; deadlifts are a habit.",
	},
	description: {
		sr: "Prvomajska je teretana starog kova sa novim spravama. Dolaze porodični ljudi iz gornjeg Zemuna, majstori posle smene, studenti sa pola plate i celim planom. Nema dres-koda i nema pogleda ispod oka: ako vratiš tegove na mesto, pripadaš ekipi.\n\nKardio zona je odvojena staklom, pa se trči bez zveckanja i diže bez ventilatora u lice. Tu su masaža, da se i ramena obraduju, i treneri koji vode Les Mills programe, pa znaju kako se održava tempo kad noge glasaju protiv.",
		en: "Prvomajska is an old-school gym with new machines. Families from upper Zemun come here, tradesmen after a shift, students with half a wage and a whole plan. There is no dress code and no side-eye: put your plates back and you’re one of us.\n\nThe cardio zone is behind glass, so you can run without the clatter and lift without a fan in your face. There’s massage to cheer up your shoulders, and coaches who teach Les Mills and know how to keep a pace when the legs vote against it.",
	},
	features: [
		{
			value: { sr: "2.400 kg", en: "2,400 kg" },
			title: { sr: "Slobodnih tegova", en: "Of free weights" },
			text: {
				sr: "Od bučice od jednog kilograma do one koju niko ne dira utorkom.",
				en: "From the one-kilo dumbbell to the one nobody touches on a Tuesday.",
			},
		},
		{
			value: { sr: "22", en: "22" },
			title: { sr: "Kardio sprave iza stakla", en: "Cardio machines behind glass" },
			text: {
				sr: "Svoja muzika, svoj tempo i svoj mir, sa pogledom na one koji dižu.",
				en: "Your music, your pace and your peace, with a view of the lifters.",
			},
		},
		{
			value: { sr: "50", en: "50" },
			title: { sr: "Mesta za parkiranje", en: "Parking spaces" },
			text: {
				sr: "Ispred vrata, bez zona i bez kruženja. Krugove ostavi za traku.",
				en: "At the door, no zones and no circling. Save your laps for the treadmill.",
			},
		},
	],
	properties: [
		{ sr: "Besplatan parking za 50 automobila", en: "Free parking for 50 cars" },
		{ sr: "Odvojena kardio zona", en: "Separate cardio zone" },
		{ sr: "Masaža po dogovoru", en: "Massage by appointment" },
		{ sr: "Les Mills instruktori u smeni", en: "Les Mills instructors on the floor" },
		{ sr: "Tuševi i klima", en: "Showers and air conditioning" },
	],
	rooms: [],
};
