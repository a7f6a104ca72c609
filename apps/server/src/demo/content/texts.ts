import type { Text } from "./types.ts";

export interface ProgrammeText {
	lead: Text;
	explanation: Text[];
	warning: Text;
}

export interface ServiceText {
	title: Text;
	lead: Text;
	paragraphs: Text[];
	points: Text[];
}

export interface TeamText {
	lead: Text;
	paragraphs: Text[];
	/** The roles that the chain is looking for. */
	roles: Text[];
}

export interface ApplicationText {
	lead: Text;
	benefits: { title: Text; text: Text }[];
}

export interface PageTexts {
	about: Text[];
	freestyle: ProgrammeText;
	lesmills: ProgrammeText;
	personal: ServiceText;
	individual: ServiceText;
	smallGroup: ServiceText;
	solarium: ServiceText;
	massage: ServiceText;
	healthBar: ServiceText;
	team: TeamText;
	application: ApplicationText;
}

export const pageTexts: PageTexts = {
	about: [
		{
			sr: "Teretana u koju stvarno ideš je ona koja ti je blizu. Zato imamo dvanaest centara, od Zemuna do Barajeva: u soliteru preko puta, pored pijace, na putu od posla do kuće. Otvoreni smo sedam dana u nedelji, a na recepciji te posle trećeg dolaska zovu po imenu.",
			en: "The gym you actually go to is the one round the corner. That’s why we have twelve centres, from Zemun to Barajevo: under the tower block across the road, next to the market, on your way home from work. We’re open seven days a week, and by your third visit reception knows your name.",
		},
		{
			sr: "Decenijama radimo istu stvar i u njoj postajemo sve bolji. Kod nas ćeš naći tegove i kardio zonu, 30 različitih grupnih treninga, pet Les Mills programa, personalne trenere, masažu i četiri padel terena. Treneri su školovani, a sale pune ljudi iz kraja: studenata pre predavanja, roditelja posle vrtića, penzionera koji dižu više nego što bi iko pomislio.",
			en: "We’ve been doing one thing for decades and we keep getting better at it. You’ll find weights and a cardio zone, 30 different group sessions, five Les Mills programmes, personal trainers, massage and four padel courts. Our coaches are qualified and the rooms are full of locals: students before lectures, parents after the nursery run, pensioners who lift more than you’d guess.",
		},
		{
			sr: "Kad kažemo 100% uspeha, ne mislimo na vagu. Mislimo na dogovor: ti dolaziš, mi pratimo, plan menjamo dok ne upali. Dođi na probni trening i proveri da li smo tvoj kvart.",
			en: "When we say 100% success, we don’t mean the scales. We mean a deal: you turn up, we keep an eye on you, and we change the plan until it works. Come for a trial session and see whether this is your block.",
		},
	],
	freestyle: {
		lead: {
			sr: "Sala, muzika i trener koji zna kad da te pogura. Izaberi trening, ostalo je na nama.",
			en: "A studio, some music and a coach who knows when to push. You pick the class, we do the rest.",
		},
		explanation: [
			{
				sr: "Freestyle treninge osmišljavaju naši treneri. Nema zadate koreografije ni istog časa dvaput: trener vidi ko je u sali i prema tome slaže vežbe, tempo i opterećenje. Sa Les Mills programima to je ukupno 30 različitih treninga, od pilatesa do intervala posle kojih ne osećaš noge.",
				en: "Freestyle classes are designed by our own coaches. There’s no fixed choreography and no two classes are the same: the coach looks at who’s in the room and chooses the exercises, pace and load to match. Together with Les Mills that makes 30 different sessions, from Pilates to intervals that leave your legs shaking.",
			},
			{
				sr: "Uz svaki trening piše koliko traje, koliko je jak na skali do pet i koliko kalorija otprilike potroši. Ako ti je teško da izabereš, pošalji upitnik za izbor treninga, a mi ćemo ti složiti prve nedelje.",
				en: "Each class shows how long it lasts, how hard it is on a scale of five and roughly how many calories it burns. Can’t decide? Send us the training-selection form and we’ll put your first few weeks together.",
			},
		],
		warning: {
			sr: "Prijavi se najkasnije 30 minuta pre početka i dođi na zagrevanje. Ako imaš povredu, hroničnu tegobu ili si u drugom stanju, pre prvog treninga se posavetuj sa lekarom i reci treneru.",
			en: "Sign up at least 30 minutes before the start and be there for the warm-up. If you have an injury or a chronic condition, or you’re pregnant, see a doctor before your first class and tell the coach.",
		},
	},
	lesmills: {
		lead: {
			sr: "Pet licenciranih programa. Isti čas na Novom Zelandu i u Zemunu.",
			en: "Five licensed programmes. The same class in New Zealand and in Zemun.",
		},
		explanation: [
			{
				sr: "Les Mills programi imaju unapred pripremljenu muziku i koreografiju, koje se redovno obnavljaju. Vode ih treneri sa sertifikatom za taj program, pa je svaki čas podjednako dobar, u kojem god centru da vežbaš.",
				en: "Les Mills programmes come with prepared music and choreography that are refreshed regularly. They’re taught by coaches certified for that programme, so every class is as good as the last, whichever centre you train at.",
			},
			{
				sr: "BodyPump je trening snage sa šipkom. BodyCombat pozajmljuje udarce iz borilačkih veština, bez protivnika. BodyAttack je kardio sa skokovima i sprintevima. BodyBalance spaja jogu, tai či i pilates. CXWorx za kratko vreme ojača trbuh, leđa i kukove.",
				en: "BodyPump is strength training with a barbell. BodyCombat borrows its punches and kicks from martial arts, minus the opponent. BodyAttack is cardio with jumps and sprints. BodyBalance blends yoga, tai chi and Pilates. CXWorx works your abs, back and hips in next to no time.",
			},
			{
				sr: "Programe držimo u centrima Zemun, Blokovi, Navigator i Prvomajska.",
				en: "You’ll find them at Zemun, Blokovi, Navigator and Prvomajska.",
			},
		],
		warning: {
			sr: "BodyAttack i BodyCombat su zahtevni za kolena i srce. Na prvom času uzmi lakšu varijantu i manje tegove, a ako imaš povredu, hroničnu tegobu ili si u drugom stanju, prvo se posavetuj sa lekarom. Prijavi se najkasnije 30 minuta pre početka.",
			en: "BodyAttack and BodyCombat are demanding on the knees and the heart. Take the easier options and lighter weights in your first class, and if you have an injury or a chronic condition, or you’re pregnant, see a doctor first. Sign up at least 30 minutes before the start.",
		},
	},
	personal: {
		title: { sr: "Personalni trening", en: "Personal training" },
		lead: {
			sr: "Jedan trener, jedan plan i niko drugi na spisku.",
			en: "One coach, one plan and nobody else on the list.",
		},
		paragraphs: [
			{
				sr: "Počinjemo razgovorom i kratkim testom: šta želiš, šta te boli, koliko imaš vremena. Na osnovu toga trener pravi plan, a onda je uz tebe od prve do poslednje serije. Ispravlja tehniku, broji kad ti se ne broji i zna kad treba stati.",
				en: "We start with a talk and a short test: what you want, what hurts, how much time you have. From that your coach builds a plan and stays with you from the first set to the last, correcting your technique, counting when you’ve lost count and knowing when to stop.",
			},
			{
				sr: "Personalni trening biraju i početnici i ljudi koji godinama treniraju, a stoje u mestu. Možeš da uzmeš jedan termin za proveru tehnike ili paket od 8 ili 12 treninga.",
				en: "Beginners choose it, and so do people who have trained for years and stopped improving. Take a single session to check your technique, or a package of 8 or 12.",
			},
		],
		points: [
			{ sr: "Uvodni razgovor i procena", en: "An opening talk and assessment" },
			{ sr: "Plan treninga koji se menja kako napreduješ", en: "A training plan that moves as you do" },
			{ sr: "Termini koje dogovaraš sa trenerom", en: "Times you arrange with your coach" },
			{ sr: "Saveti o ishrani i odmoru", en: "Advice on food and rest" },
		],
	},
	individual: {
		title: { sr: "Individualni trening", en: "Individual training" },
		lead: {
			sr: "Tvoj ritam, tvoja muzika, tvoje serije. Trener je tu kad zatreba.",
			en: "Your pace, your music, your sets. There’s a coach when you need one.",
		},
		paragraphs: [
			{
				sr: "Dođi kad ti odgovara, bez zakazivanja. Slobodni tegovi, sprave i, u većini centara, kardio zona čekaju te od otvaranja do zatvaranja. Na prvom dolasku te dežurni trener provede kroz salu, podesi sprave i pokaže osnovne vežbe.",
				en: "Come when it suits you, no booking needed. Free weights, machines and, at most centres, a cardio zone are yours from opening to closing time. On your first visit the coach on duty shows you round, sets up the machines and goes through the basics.",
			},
			{
				sr: "Posle toga radiš po svom. Kad zapneš, pitaj: provera čučnja ili zamena jedne vežbe ne košta ništa.",
				en: "After that it’s up to you. If you get stuck, just ask: a squat check or swapping an exercise costs nothing.",
			},
		],
		points: [
			{ sr: "Ulazak bez zakazivanja, sedam dana u nedelji", en: "No booking, seven days a week" },
			{ sr: "Dežurni trener u sali", en: "A coach on the floor" },
			{ sr: "Uvodni obilazak za početnike", en: "An introduction for beginners" },
			{ sr: "Članarina na jedan, dva ili tri meseca", en: "Membership for one, two or three months" },
		],
	},
	smallGroup: {
		title: { sr: "Trening u maloj grupi", en: "Small group training" },
		lead: {
			sr: "Najviše troje ili četvoro ljudi na jednog trenera. Dovoljno malo da te vidi, dovoljno ljudi da te povuku.",
			en: "Three or four people at most per coach. Few enough to be seen, enough to keep you going.",
		},
		paragraphs: [
			{
				sr: "Mala grupa je na pola puta između personalnog i grupnog treninga. Trener zna tvoj cilj i tvoje slabe tačke, a cenu delite. Termini su stalni, pa se lakše drži rutina: kad te troje čeka u sedam, ne ostaješ u krevetu.",
				en: "A small group sits halfway between personal training and a class. The coach knows your goal and your weak spots, and you share the cost. The slots are fixed, which makes it easier to stick with: when people are waiting for you at seven, you don’t stay in bed.",
			},
			{
				sr: "Dođite kao društvo, kao par ili se prijavi bez ekipe. Spojićemo te sa ljudima istog nivoa i sličnog rasporeda.",
				en: "Come with friends, as a couple or on your own. We’ll match you with people at your level and on a similar timetable.",
			},
		],
		points: [
			{ sr: "Troje ili četvoro ljudi, nikad više", en: "Three or four people, never more" },
			{ sr: "Stalan trener i stalan termin", en: "The same coach at the same time" },
			{ sr: "Niža cena od personalnog treninga", en: "Costs less than personal training" },
			{ sr: "Paketi od 8 i 12 treninga", en: "Packages of 8 and 12 sessions" },
		],
	},
	solarium: {
		title: { sr: "Solarijum", en: "Solarium" },
		lead: {
			sr: "Malo boje između dva leta, sa merom.",
			en: "A little colour between summers, in moderation.",
		},
		paragraphs: [
			{
				sr: "Pre prvog sunčanja osoblje proceni tvoj tip kože i predloži koliko minuta da uzmeš. Kreni od kraćeg termina i između dva sunčanja napravi pauzu od najmanje 48 sati. Kabina se dezinfikuje posle svake osobe.",
				en: "Before your first session our staff look at your skin type and suggest how many minutes to take. Start short and leave at least 48 hours between sessions. The cabin is disinfected after every guest.",
			},
			{
				sr: "Solarijum je samo za punoletne i nije za trudnice, osobe sa vrlo svetlom kožom ni za one koji piju lekove koji povećavaju osetljivost na svetlost. Zaštitne naočare su obavezne.",
				en: "The solarium is for over-18s only. It isn’t suitable if you’re pregnant, have very fair skin or take medicine that makes you sensitive to light. Goggles are a must.",
			},
		],
		points: [
			{ sr: "Plaćanje po minutu ili paketi", en: "Pay by the minute or buy a package" },
			{ sr: "Procena tipa kože pre prvog puta", en: "Skin type check before your first session" },
			{ sr: "Zaštitne naočare na recepciji", en: "Goggles at reception" },
			{ sr: "Dezinfekcija posle svakog korišćenja", en: "Disinfected after every use" },
		],
	},
	massage: {
		title: { sr: "Masaža", en: "Massage" },
		lead: {
			sr: "Mišići pamte svaki trening. Pomozi im da ga zaborave.",
			en: "Your muscles remember every session. Help them forget.",
		},
		paragraphs: [
			{
				sr: "Relaks masaža opušta posle duge nedelje, a sportska radi dublje, na nogama, leđima i ramenima koje najviše trošiš. Maser te pre tretmana pita gde zateže i koliko pritiska ti prija.",
				en: "A relaxing massage undoes a long week; a sports massage goes deeper, into the legs, back and shoulders you use most. Before you start, the therapist asks where it’s tight and how much pressure you like.",
			},
			{
				sr: "Masaža je u ponudi u centrima Zemun, Vračar, Ušće, Navigator i Prvomajska. Termin zakaži na recepciji ili telefonom. Članarina nije potrebna.",
				en: "Massage is available at Zemun, Vračar, Ušće, Navigator and Prvomajska. Book at reception or by phone. You don’t have to be a member.",
			},
		],
		points: [
			{ sr: "Relaks i sportska masaža", en: "Relaxing and sports massage" },
			{ sr: "Tretmani od 30 i 60 minuta", en: "30 and 60-minute treatments" },
			{ sr: "Pet centara u pet krajeva grada", en: "Five centres in five parts of town" },
			{ sr: "Povoljniji paket od pet masaža", en: "A better price for a package of five" },
		],
	},
	healthBar: {
		title: { sr: "Health bar", en: "Health bar" },
		lead: {
			sr: "Šank na kojem se trening prepričava, a gorivo dopunjava.",
			en: "The counter where workouts are retold and tanks refilled.",
		},
		paragraphs: [
			{
				sr: "Pre treninga espreso ili banana, posle njega proteinski šejk, ceđeni sok ili lagan obrok. Na svakom proizvodu piše koliko ima proteina i kalorija, pa ne moraš da nagađaš.",
				en: "An espresso or a banana beforehand; a protein shake, fresh juice or light meal afterwards. Protein and calories are marked on everything, so there’s no guessing.",
			},
			{
				sr: "Ostani na kafi i kad završiš. Pola dogovora za sledeći trening padne baš tu.",
				en: "Stay for a coffee when you’re done. Half the plans for the next session are made right here.",
			},
		],
		points: [
			{
				sr: "Proteinski šejkovi sa mlekom, vodom ili biljnim napitkom",
				en: "Protein shakes with milk, water or a plant drink",
			},
			{ sr: "Sveže ceđeni sokovi i smutiji", en: "Fresh juices and smoothies" },
			{ sr: "Lagani obroci i proteinske pločice", en: "Light meals and protein bars" },
			{ sr: "Kafa, čaj i voda", en: "Coffee, tea and water" },
		],
	},
	team: {
		lead: {
			sr: "Tražimo ljude koji vole da rade sa ljudima. Ostalo može da se nauči.",
			en: "We’re looking for people who like people. The rest can be learnt.",
		},
		paragraphs: [
			{
				sr: "U svakom centru radi ekipa koja se zna po imenu. Ako ti prija atmosfera sale, ako umeš da saslušaš početnika i da nasmeješ nekoga ko je jedva ustao u šest, biće ti dobro kod nas.",
				en: "Every centre has a team where everyone knows each other by name. If you feel at home in a gym, can listen to a beginner and get a smile out of someone who barely made it up at six, you’ll like it here.",
			},
			{
				sr: "Nudimo ugovor o radu od prvog dana, raspored koji se zna unapred, plaćene obuke i besplatan trening u svim centrima. Nove trenere prva tri meseca prati mentor.",
				en: "We offer a proper contract from day one, a rota you know in advance, paid courses and free training at every centre. New coaches have a mentor for their first three months.",
			},
			{
				sr: "Pošalji biografiju na adresu ispod i u dve-tri rečenice napiši za koji posao se javljaš i koji kvart ti odgovara. Odgovaramo na svaku prijavu.",
				en: "Send your CV to the address below with two or three sentences on the job you’re after and the part of town that suits you. We answer every application.",
			},
		],
		roles: [
			{ sr: "Treneri u teretani", en: "Gym floor coaches" },
			{ sr: "Personalni treneri", en: "Personal trainers" },
			{ sr: "Instruktori grupnih programa", en: "Group class instructors" },
			{ sr: "Instruktori sa Les Mills licencom", en: "Certified Les Mills instructors" },
			{ sr: "Treneri padela", en: "Padel coaches" },
			{ sr: "Maseri i fizioterapeuti", en: "Massage therapists and physiotherapists" },
			{ sr: "Recepcija i health bar", en: "Reception and health bar staff" },
			{ sr: "Održavanje i higijena", en: "Maintenance and cleaning" },
		],
	},
	application: {
		lead: {
			sr: "Ceo kvart u džepu. Preuzmi aplikaciju za Android i prijavi se za trening dok čekaš lift.",
			en: "The whole block in your pocket. Get the Android app and book a class while you wait for the lift.",
		},
		benefits: [
			{
				title: { sr: "Raspored na dlanu", en: "The schedule in your hand" },
				text: {
					sr: "Treninzi tvog centra za danas i celu nedelju, sa brojem slobodnih mesta.",
					en: "Your centre’s classes for today and the whole week, with the places left.",
				},
			},
			{
				title: { sr: "Prijava u dva dodira", en: "Booked in two taps" },
				text: {
					sr: "Izaberi trening i potvrdi. Ako se planovi promene, otkaži jednako brzo.",
					en: "Pick a class and confirm. If your plans change, cancelling is just as quick.",
				},
			},
			{
				title: { sr: "Online treninzi uz tebe", en: "Online trainings with you" },
				text: {
					sr: "Video-treninzi na vikendici, u hotelu ili u dnevnoj sobi, uz tvoj nalog i kod.",
					en: "Video workouts at the cottage, in a hotel or in your living room, with your account and code.",
				},
			},
		],
	},
};
