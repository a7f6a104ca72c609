import { clubsWithClasses } from "./clubs-with-classes.ts";
import type { DemoClub } from "./types.ts";

const otherClubs: DemoClub[] = [
	{
		id: 2,
		slug: "usce-sc",
		name: "Ušće",
		address: "Obala tri mosta 4, Novi Beograd",
		phone: "+381 11 4000 102",
		phone2: null,
		weekdays: "07:00 - 23:00",
		saturday: "08:00 - 22:00",
		sunday: "09:00 - 22:00",
		latitude: 44.816,
		longitude: 20.437,
		rating: 4.8,
		offers: ["gym", "cardio"],
		massage: true,
		lesMills: false,
		galleryCount: 15,
		scheduleButton: false,
		lead: {
			sr: "Dve reke, tri mosta i red traka za trčanje okrenut ka vodi. Ovde se kilometri broje lakše.",
			en: "Two rivers, three bridges and a row of treadmills facing the water. Kilometres are easier to count here.",
		},
		description: {
			sr: "Teretana na Ušću živi u ritmu tržnog centra: dolaziš pre posla, u pauzi za ručak ili dok neko tvoj već drugi sat bira patike. Kardio zona gleda na park i ušće, pa ćeš od svih ekrana u prostoriji najmanje gledati onaj na traci.\n\nU zadnjem delu su slobodni tegovi, gumena podloga koja prašta bučna spuštanja i treneri koji će ti ispraviti leđa pre nego što stigneš da slikaš seriju. Posle treninga te čekaju masaža i garaža u kojoj auto ne kisne.",
			en: "The Ušće gym keeps shopping-centre hours: come before work, in your lunch break, or while someone you love spends a second hour choosing trainers. The cardio zone looks out on the park and the confluence, so of all the screens in the room the one on your treadmill will get the least attention.\n\nAt the back you’ll find free weights, rubber flooring that forgives a noisy set-down, and coaches who correct your back before you can film the set. Afterwards there is massage, and a garage where the car stays dry.",
		},
		features: [
			{
				value: { sr: "32", en: "32" },
				title: { sr: "Kardio sprave", en: "Cardio machines" },
				text: {
					sr: "Trake, veslači, bicikli i stepenice. Za razliku od bioskopa, ovde je prvi red najbolji.",
					en: "Treadmills, rowers, bikes and stair climbers. Unlike at the cinema, the front row is the one to get.",
				},
			},
			{
				value: { sr: "2", en: "2" },
				title: { sr: "Reke na prozoru", en: "Rivers in the window" },
				text: {
					sr: "Sava sa jedne strane, Dunav sa druge. Zalazak sunca je u ceni.",
					en: "The Sava on one side, the Danube on the other. Sunset is included.",
				},
			},
			{
				value: { sr: "23:00", en: "23:00" },
				title: { sr: "Radnim danom do", en: "Weekdays until" },
				text: {
					sr: "Kad se radnje spuste, kod nas se još dižu tegovi. Gužva tada staje u jednu klupu.",
					en: "When the shutters come down, the weights still go up, and the crowd fits on one bench.",
				},
			},
			{
				value: { sr: "60 min", en: "60 min" },
				title: { sr: "Masaža", en: "Massage" },
				text: {
					sr: "Sportska ili opuštajuća, na istom spratu. Od poslednje serije do stola je dvadeset koraka.",
					en: "Sports or relaxing, on the same floor. It is twenty steps from your last set to the table.",
				},
			},
		],
		properties: [
			{ sr: "Garaža tržnog centra", en: "Shopping centre garage" },
			{ sr: "Kardio zona sa pogledom na park", en: "Cardio zone overlooking the park" },
			{ sr: "Tuševi, fenovi, peškiri na recepciji", en: "Showers, hairdryers, towels at reception" },
			{ sr: "Masaža u klubu", en: "Massage in the club" },
			{ sr: "Prilaz bez stepenika", en: "Step-free access" },
		],
		rooms: [],
	},
	{
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
		rating: 4.5,
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
			sr: "Okruženi smo kancelarijama, pa smo i klub složili kao dobar sastanak: kratko, jasno i bez nepotrebnih ljudi. Sprave su poređane po mišićnim grupama, kardio zona ima ventilatore koji zaista rade, a u svlačionici te čekaju pegla i ogledalo u kome kravata izlazi prava iz prve.\n\nU smeni su i Les Mills instruktori, tako da i na treningu sa tegovima dobijaš tempo i tehniku iz velike sale. Ako te vrat boli od ekrana, a ne od treninga, masaža radi i u vreme ručka.",
			en: "We are surrounded by offices, so we built the club like a good meeting: short, clear and with nobody who needn’t be there. Machines are grouped by muscle, the fans in the cardio zone actually work, and the changing room has an iron and a mirror that gets a tie straight first time.\n\nLes Mills instructors work the floor too, so your weights session borrows the pace and technique of the big studio. And if it’s the screen rather than the training that hurts your neck, massage is open at lunchtime.",
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
	},
	{
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
		rating: 4.6,
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
	},
	{
		id: 10,
		slug: "barajevo",
		name: "Barajevo",
		address: "Barajevskih lipa 5, Barajevo",
		phone: "+381 11 4000 110",
		phone2: null,
		weekdays: "07:00 - 22:00",
		saturday: "08:00 - 18:00",
		sunday: "09:00 - 14:00",
		latitude: 44.579,
		longitude: 20.416,
		rating: 4.6,
		offers: ["gym"],
		massage: false,
		lesMills: false,
		galleryCount: 15,
		scheduleButton: false,
		lead: {
			sr: "Trideset kilometara od Trga i nijedan semafor do tega. Barajevo ima svoju teretanu i ne mora u grad.",
			en: "Thirty kilometres from the main square and not one traffic light before the first weight. Barajevo has its own gym and no need to go to town.",
		},
		description: {
			sr: "U Barajevu se svi znaju, pa teretana liči na kafanu u kojoj se, umesto pića, naručuje još jedna serija. Prostor je jednostavan i pošten: slobodni tegovi, sprave za celo telo, vijača na ekseru i vrata koja leti stoje otvorena ka voćnjaku.\n\nTrener je tu od prvog dana: pokaže, zapiše, proveri. Ako ti leđa više stradaju u bašti nego na treningu, krećemo od leđa. U vreme berbe ti oprostimo i poneku seriju, jer razumemo.",
			en: "Everyone knows everyone in Barajevo, so the gym feels like a local where the next round is another set. It’s simple and honest: free weights, machines for the whole body, a skipping rope on a nail and doors that stand open to the orchard in summer.\n\nThe coach is with you from day one: shows you, writes it down, checks. If gardening is harder on your back than training, start with the back. At harvest time we’ll let you off a set, because we understand.",
		},
		features: [
			{
				value: { sr: "450 m²", en: "450 m²" },
				title: { sr: "Teretana po meri mesta", en: "A gym to fit the town" },
				text: {
					sr: "Dovoljno za svaku spravu koja ti treba, premalo da se izgubiš.",
					en: "Enough for every machine you need, too small to get lost in.",
				},
			},
			{
				value: { sr: "0", en: "0" },
				title: { sr: "Semafora na putu", en: "Traffic lights on the way" },
				text: {
					sr: "Jedino čekanje je minut odmora između serija.",
					en: "The only waiting is the minute between sets.",
				},
			},
			{
				value: { sr: "1 : 1", en: "1 : 1" },
				title: { sr: "Početak sa trenerom", en: "A start with a coach" },
				text: {
					sr: "Prvi trening prolaziš sa trenerom, spravu po spravu, bez žurbe.",
					en: "You go through your first session with a coach, machine by machine, no rush.",
				},
			},
		],
		properties: [
			{ sr: "Parking ispred teretane", en: "Parking outside the gym" },
			{ sr: "Slobodni tegovi i sprave", en: "Free weights and machines" },
			{ sr: "Trener u svakoj smeni", en: "A coach on every shift" },
			{ sr: "Tuševi i ormarići", en: "Showers and lockers" },
		],
		rooms: [],
	},
	{
		id: 11,
		slug: "zvezdara",
		name: "Zvezdara",
		address: "Put ka opservatoriji 12, Zvezdara",
		phone: "+381 11 4000 111",
		phone2: "+381 11 4000 118",
		weekdays: "07:00 - 23:00",
		saturday: "08:00 - 23:00",
		sunday: "08:00 - 23:00",
		latitude: 44.797,
		longitude: 20.518,
		rating: 4.7,
		offers: ["gym", "padel"],
		massage: false,
		lesMills: false,
		galleryCount: 15,
		scheduleButton: false,
		lead: {
			sr: "Tegovi pod krovom, loptice pod reflektorima. Na Zvezdari se zvezde gledaju sa četiri padel terena.",
			en: "Weights under the roof, balls under the floodlights. Zvezdara takes its name from the stars; watch them from four padel courts.",
		},
		description: {
			sr: "Jedini naš klub u kome se čuje i zveket tega i onaj tupi, zarazni zvuk padel reketa. Teretana je kompaktna i usmerena na snagu: stalci, klupe, veslači i dovoljno prostora za skokove koji ti trebaju na mreži.\n\nIza staklenih vrata su četiri terena. Ako nemaš partnera, ostavi ime na recepciji, četvrti se ovde brzo nađe. Plan „sat tegova, sat padela“ smislili su članovi, a naš posao je samo da sledećeg dana pitamo kako su listovi.",
			en: "Our only club where the clang of plates meets the dull, addictive thud of a padel racket. The gym is compact and all about strength: racks, benches, rowers and enough space for the jumps you need at the net.\n\nBeyond the glass doors are four courts. No partner? Leave your name at reception; a fourth player turns up fast here. The ‘hour of weights, hour of padel’ plan was the members’ own idea. Our job is merely to ask about their calves the next day.",
		},
		features: [
			{
				value: { sr: "4", en: "4" },
				title: { sr: "Padel terena", en: "Padel courts" },
				text: {
					sr: "Sa reflektorima i staklom koje vraća loptice bolje od tvog prijatelja.",
					en: "With floodlights, and glass that returns balls better than your mate does.",
				},
			},
			{
				value: { sr: "600 m²", en: "600 m²" },
				title: { sr: "Teretane", en: "Of gym" },
				text: {
					sr: "Snaga, eksplozivnost, stabilno rame. Sve što se na terenu vidi tek kad nedostaje.",
					en: "Strength, power, a stable shoulder: all the things you only notice on court when they’re missing.",
				},
			},
			{
				value: { sr: "23:00", en: "23:00" },
				title: { sr: "Poslednji poen", en: "Last point" },
				text: {
					sr: "Vikendom isto kao radnim danom. Izgovor da je kasno važi tek posle jedanaest.",
					en: "Weekends the same as weekdays. ‘It’s late’ only counts after eleven.",
				},
			},
			{
				value: { sr: "248 m", en: "248 m" },
				title: { sr: "Nadmorske visine", en: "Above sea level" },
				text: {
					sr: "Vazduh sa ivice šume i uzbrdica do vrata. Biciklisti dobijaju naklon.",
					en: "Air from the edge of the woods and a hill up to the door. Cyclists get a bow.",
				},
			},
		],
		properties: [
			{ sr: "Četiri padel terena", en: "Four padel courts" },
			{ sr: "Najam reketa i loptica", en: "Racket and ball hire" },
			{ sr: "Teretana usmerena na snagu", en: "Strength-focused gym" },
			{ sr: "Parking uz terene", en: "Parking by the courts" },
			{ sr: "Tuševi i svlačionice", en: "Showers and changing rooms" },
		],
		rooms: [],
	},
	{
		id: 12,
		slug: "miljakovac",
		name: "Miljakovac",
		comingSoon: true,
		address: "",
		phone: "+381 11 4000 112",
		phone2: null,
		weekdays: "06:30 - 22:30",
		saturday: "08:00 - 20:00",
		sunday: "09:00 - 18:00",
		latitude: 44.748,
		longitude: 20.456,
		rating: 4.6,
		offers: ["gym"],
		massage: false,
		lesMills: false,
		galleryCount: 10,
		scheduleButton: false,
		lead: {
			sr: "Dvanaesti blok na mapi. Na ivici Miljakovačke šume gradimo teretanu uz koju ti uzbrdica do kuće više neće biti tema.",
			en: "The twelfth block on the map. On the edge of Miljakovac woods we’re building a gym that will make the climb home a non-event.",
		},
		description: {
			sr: "Miljakovac je godinama silazio u grad da bi trenirao, pa se uz brdo vraćao autobusom. Taj krug uskoro prestaje: teretana će biti na ravnom, jedinom ravnom u kraju, sa slobodnim tegovima, spravama za celo telo i podom za istezanje okrenutim ka šumi.\n\nPlan je jednostavan. Trener će te prve nedelje upoznati sa spravama, druge ti napisati program, a treće ćeš već znati ko u koje vreme zauzima klupu.",
			en: "For years Miljakovac went down into town to train and took the bus back up the hill. That loop ends soon: the gym will stand on level ground, the only level ground around, with free weights, machines for the whole body and a stretching floor that faces the trees.\n\nThe plan is simple. In week one a coach will introduce you to the machines, in week two you’ll get your programme, and by week three you’ll know who has the bench when.",
		},
		features: [
			{
				value: { sr: "700 m²", en: "700 m²" },
				title: { sr: "Na ravnom", en: "On the flat" },
				text: {
					sr: "Jedino mesto u kraju sa kog se nigde neće ići uzbrdo, dok ne kreneš kući.",
					en: "The one place around that won’t be uphill from anywhere, until you head home.",
				},
			},
			{
				value: { sr: "54", en: "54" },
				title: { sr: "Sprave od prvog dana", en: "Machines from day one" },
				text: {
					sr: "Stižu nove i podmazane, a biće poređane tako da ih razumeš i bez uputstva.",
					en: "Arriving new and oiled, to be laid out so that they make sense without a manual.",
				},
			},
			{
				value: { sr: "3", en: "3" },
				title: { sr: "Nedelje do rutine", en: "Weeks to a routine" },
				text: {
					sr: "Upoznavanje, program, navika. Trener će biti uz tebe u sva tri koraka.",
					en: "Introduction, programme, habit. A coach will be with you for all three.",
				},
			},
		],
		properties: [
			{ sr: "Slobodni tegovi i sprave", en: "Free weights and machines" },
			{ sr: "Prostor za istezanje sa pogledom na šumu", en: "Stretching area facing the woods" },
			{ sr: "Tuševi i ormarići sa bravom", en: "Showers and lockable lockers" },
			{ sr: "Parking ispred kluba", en: "Parking outside the club" },
			{ sr: "Klimatizovan prostor", en: "Air conditioning throughout" },
		],
		rooms: [],
	},
];

export const clubs = [...clubsWithClasses, ...otherClubs].toSorted((a, b) => a.id - b.id);
