import type { DemoTermsBlock } from "./types.ts";

/** House rules and terms of use: exactly 25 blocks. */
export const terms: DemoTermsBlock[] = [
	{
		title: { sr: "O ovim pravilima", en: "About these rules" },
		text: {
			sr: "Ova pravila važe u svim našim centrima, na ovom sajtu i u mobilnoj aplikaciji. „Mi“ smo pravno lice navedeno u dnu stranice, a „ti“ svako ko trenira kod nas, prijavi se za trening ili koristi sajt. Kad kupiš članarinu, prijaviš se za trening ili napraviš nalog, prihvataš ova pravila. Kad ih menjamo, novu verziju objavljujemo ovde pre nego što počne da važi, a za članarine koje su već plaćene ostaju uslovi pod kojima su kupljene. Merodavna je srpska verzija teksta i pravo Republike Srbije.",
			en: "These rules apply at all our centres, on this website and in the mobile app. ‘We’ are the company named at the foot of the page; ‘you’ are anyone who trains with us, books a class or uses the site. By buying a membership, booking a class or creating an account you accept these rules. When we change them, we publish the new version here before it takes effect, and memberships already paid for keep the terms they were bought under. The Serbian text and the law of the Republic of Serbia prevail.",
		},
	},
	{
		title: { sr: "Članstvo i članska karta", en: "Membership and membership card" },
		text: {
			sr: "Članstvo glasi na ime i ne može se ustupiti drugoj osobi. Kartu pokaži ili očitaj pri svakom dolasku, a recepcija sme da zatraži lični dokument na uvid. Izgubljenu kartu prijavi što pre: staru blokiramo, novu izdajemo uz lični dokument, a preostali treninzi ostaju tvoji. Ako kartu ustupiš nekom drugom, članstvo možemo da prekinemo.",
			en: "Membership is personal and can’t be passed on to anyone else. Show or scan your card at every visit; reception may ask to see ID. Report a lost card as soon as you can: we block the old one, issue a new one when you show ID, and your remaining sessions stay yours. If you lend your card to someone else, we may end your membership.",
		},
	},
	{
		title: { sr: "Prvi i probni trening", en: "First and trial sessions" },
		text: {
			sr: "Prvi trening je besplatan ako se učlaniš istog dana, a članarina se tada računa od narednog treninga. Probni trening zakazan preko obrasca na sajtu takođe je besplatan, jednom po osobi, i ne obavezuje te da se učlaniš. Ako dođeš bez zakazanog probnog treninga i ne učlaniš se istog dana, plaćaš pojedinačni dolazak prema cenovniku.",
			en: "Your first session is free if you join the same day, and your membership then counts from the next session. A trial session booked through the form on this site is also free, once per person, and puts you under no obligation to join. If you come without a booked trial and don’t join the same day, you pay for a single visit as shown in the price list.",
		},
	},
	{
		title: { sr: "Trajanje članarine", en: "How long a membership lasts" },
		text: {
			sr: "Članarina se uplaćuje za jedan, dva ili tri meseca i važi od dana uplate ili od dana koji izabereš, i traje do dana pred isti datum u poslednjem mesecu. Članarina sa ograničenim brojem treninga prestaje da važi kad se treninzi potroše ili kad istekne period, šta god nastupi ranije. Neiskorišćeni treninzi se ne prenose u sledeći period, osim kod zamrzavanja. Članarina važi u centru u kojem je kupljena, ako u cenovniku nije navedeno drugačije.",
			en: "Memberships are sold for one, two or three months and run from the day of payment, or from a day you choose, until the day before the same date in the last month. A membership with a set number of sessions ends when the sessions are used up or the period is over, whichever comes first. Unused sessions don’t carry over, except when a membership is frozen. A membership is valid at the centre where it was bought unless the price list says otherwise.",
		},
	},
	{
		title: { sr: "Cene i plaćanje", en: "Prices and payment" },
		text: {
			sr: "Sve cene su u dinarima (RSD), sa uračunatim PDV-om, i plaćaju se pre početka korišćenja usluge. Primamo kartice Visa, MasterCard, Maestro i Dina, kao i gotovinu. Članarina poručena na sajtu plaća se uplatom na naš račun i počinje da važi kada stigne ceo iznos; porudžbina koja nije plaćena ističe posle 14 dana. Ako je tvoja kartica izdata u drugoj valuti, iznos preračunava tvoja banka po svom kursu. Uz svaku uplatu dobijaš fiskalni račun. Sačuvaj ga, trebaće ti za reklamaciju. Promena cenovnika ne utiče na već plaćene usluge.",
			en: "All prices are in Serbian dinars (RSD), include VAT and are paid before you use the service. We accept Visa, MasterCard, Maestro and Dina cards as well as cash. A membership ordered on this site is paid by transfer to our account and begins once the full amount has arrived; an order that isn’t paid ends after 14 days. If your card is in another currency, your bank converts the amount at its own rate. You get a fiscal receipt for every payment. Keep it, as you’ll need it for a complaint. Price changes don’t affect services already paid for.",
		},
	},
	{
		title: { sr: "Povraćaj novca", en: "Refunds" },
		text: {
			sr: "Uplaćene članarine, paketi i pojedinačni treninzi se ne vraćaju, ni u celini ni za treninge na koje ne dođeš. Izuzetak postoji kada povraćaj nalaže zakon ili kada mi otkažemo plaćenu uslugu, a zamena ti ne odgovara. Tada novac vraćamo istim načinom kojim je plaćen: ako je plaćeno karticom Visa, MasterCard, Maestro ili Dina, iznos se vraća na račun te kartice, a nikada u gotovini.",
			en: "Memberships, packages and single sessions aren’t refunded, in full or for sessions you miss. The exception is where the law requires a refund, or where we cancel a service you’ve paid for and the replacement doesn’t suit you. The money then goes back the way it came: if you paid by Visa, MasterCard, Maestro or Dina card, it is returned to that card’s account and never in cash.",
		},
	},
	{
		title: { sr: "Zamrzavanje članarine", en: "Freezing a membership" },
		text: {
			sr: "Članarina može da se zamrzne najviše dvaput u kalendarskoj godini, i samo dok ti je ostalo više od 6 treninga. Zamrzavanje počinje najranije sutra, traje najmanje 7 dana, a najviše koliko piše uz članarinu, i pomera poslednji dan tačno za toliko. Zamrzavaš je na svom nalogu ili na recepciji; unazad nije moguće. Pauzu možeš da prekineš ranije, i tada ti se preostali dani vraćaju. Dok traje, ulaz je zatvoren, a preostali treninzi te čekaju.",
			en: "A membership can be frozen at most twice in a calendar year, and only while more than 6 sessions are left. A freeze begins tomorrow at the earliest, lasts at least 7 days and at most as many as your membership says, and moves the last day by exactly as many. You freeze it in your account or at reception; freezing after the fact isn’t possible. You may end a freeze early and get the remaining days back. While it lasts you can’t come in, and your remaining sessions wait for you.",
		},
	},
	{
		title: { sr: "Prijava za grupni trening", en: "Booking group classes" },
		text: {
			sr: "Za grupni trening se prijavi najkasnije 30 minuta pre početka, preko sajta, aplikacije ili na recepciji. Ako i posle toga ima slobodnih mesta, sajt prima prijave do dva minuta pre početka, ali na to mesto nemoj da računaš. Članovi sa nalogom se prijavljuju za današnje treninge i za narednih 7 dana. Na jedan trening se svako prijavljuje jednom, a broj mesta je ograničen veličinom sale. Ako sajt javi da si već na spisku, a ne prepoznaješ tu prijavu, obrati se recepciji.",
			en: "Book a group class at least 30 minutes before it starts, on this site, in the app or at reception. If there are still places after that, the site takes bookings until two minutes before the start, but please don’t count on one. Members with an account can book classes for today and the next 7 days. One person, one place per class; numbers are limited by the size of the room. If the site says you’re already on the list and you don’t recognise the booking, speak to reception.",
		},
	},
	{
		title: { sr: "Otkazivanje i kašnjenje", en: "Cancelling and arriving late" },
		text: {
			sr: "Prijavu preko naloga možeš da otkažeš do početka treninga, a fer je da to uradiš što ranije. Na trening dođi bar pet minuta pre početka. Ako propustiš zagrevanje, trener sme da te ne primi na trening, zbog tvoje bezbednosti i mira ostalih. Ko više puta ne dođe ili otkaže u poslednji čas, može neko vreme da se prijavljuje samo za treninge istog dana.",
			en: "You can cancel a booking made with your account until the class starts, though it’s only fair to do so as early as you can. Arrive at least five minutes before the start. If you miss the warm-up, the coach may turn you away, for your safety and everyone else’s concentration. Anyone who repeatedly misses classes or cancels at the last minute may for a while only book classes on the day itself.",
		},
	},
	{
		title: { sr: "Prijava bez naloga", en: "Booking as a guest" },
		text: {
			sr: "Bez naloga možeš da se prijaviš samo za današnje treninge, uz ime, prezime i broj telefona. Za treninge u okviru promocije važe datumi prikazani na njenoj stranici. Gosti prijavu ne mogu da otkažu preko sajta, već pozivom recepciji centra. Podatke iz prijave koristimo isključivo za vođenje spiska i da te pozovemo ako se trening promeni. Ako nemaš članarinu, pre treninga na recepciji plaćaš pojedinačni dolazak, osim kad dolaziš na besplatan probni trening.",
			en: "Without an account you can only book today’s classes, giving your first name, last name and phone number. For promotional sessions, the dates shown on the promotion’s page apply. Guests can’t cancel online; please call the centre’s reception instead. We use your details only to keep the class list and to call you if something changes. If you have no membership, you pay for a single visit at reception before the class, unless it’s a free trial.",
		},
	},
	{
		title: { sr: "Grupni programi i raspored", en: "Group programmes and schedule" },
		text: {
			sr: "U ponudi su dve porodice grupnih treninga: 30 različitih freestyle treninga i pet licenciranih Les Mills programa (BodyPump, BodyCombat, BodyAttack, BodyBalance i CXWorx). Nema svaki centar sve programe. Raspored može da se promeni zbog praznika, bolesti trenera ili radova. O otkazanom treningu obaveštavamo prijavljene čim je moguće i tada se trening ne odbija od članarine.",
			en: "We offer two families of group sessions: 30 different freestyle classes and five licensed Les Mills programmes (BodyPump, BodyCombat, BodyAttack, BodyBalance and CXWorx). Not every centre runs all of them. The schedule may change because of public holidays, a coach’s illness or building work. If we cancel a class we tell everyone who booked as soon as we can, and it isn’t deducted from your membership.",
		},
	},
	{
		title: { sr: "Personalni i individualni trening", en: "Personal and individual training" },
		text: {
			sr: "Individualno treniraš samostalno i u svom ritmu, po planu koji ti dežurni trener napiše na početku i uz njegovu pomoć kad ti zatreba. Personalni trening je zakazan termin sa jednim trenerom i može da se pomeri najkasnije dan ranije; kasnije otkazan termin računa se kao održan. Ako je trener sprečen, nudimo novi termin ili drugog trenera. Personalne treninge u našim centrima smeju da drže samo naši treneri.",
			en: "Individual training means training on your own and at your own pace, with a plan that the coach on duty writes at the start and help when you need it. Personal training is a booked slot with one coach and can be moved up to the day before; a slot cancelled later counts as used. If the coach can’t make it, we offer another time or another coach. Only our own coaches may give personal training at our centres.",
		},
	},
	{
		title: { sr: "Trening u maloj grupi", en: "Small group training" },
		text: {
			sr: "U maloj grupi na jednog trenera dolaze najviše tri ili četiri osobe, zavisno od programa. Termin je dogovor cele grupe. Ako ti ne dođeš, trening se održava i računa se kao iskorišćen. Ako se grupa raspadne pre isteka paketa, preostale treninge prenosimo u drugu grupu sličnog nivoa.",
			en: "A small group has at most three or four people per coach, depending on the programme. The slot is agreed by the whole group. If you don’t come, the session goes ahead and counts as used. If the group breaks up before the package ends, we move your remaining sessions to another group at a similar level.",
		},
	},
	{
		title: { sr: "Promocije i posebne ponude", en: "Promotions and special offers" },
		text: {
			sr: "Promocije važe u centrima i u periodu koji su navedeni uz njih, dok ima mesta. Letnja promocija i Mesec bez pauze nude neograničene treninge u jednom centru već od 2.500 RSD, radnim danima sa ulaskom do 16 h; cena zavisi od toga šta centar ima i piše u cenovniku. Popusti se ne sabiraju, a promotivna članarina se ne zamenjuje za novac.",
			en: "Promotions apply at the centres and for the period stated with them, while places last. The summer promotion and the nonstop month offer unlimited training at one centre from RSD 2,500, on weekdays if you’re in by 4 pm; the price depends on what the centre has and is in the price list. Discounts can’t be combined, and a promotional membership can’t be exchanged for cash.",
		},
	},
	{
		title: { sr: "Zdravlje", en: "Your health" },
		text: {
			sr: "Pre prvog treninga se posavetuj sa lekarom, naročito ako imaš hronično oboljenje, povredu, problem sa srcem ili pritiskom, ili ako si u drugom stanju. Treneru reci sve što utiče na vežbanje. Saveti trenera ne zamenjuju lekarski pregled. Ne vežbaj pod temperaturom ni pod dejstvom alkohola ili drugih supstanci. Stani čim osetiš bol, vrtoglavicu ili slabost i odmah pozovi osoblje.",
			en: "See a doctor before your first session, especially if you have a chronic condition, an injury, heart or blood-pressure trouble, or if you’re pregnant. Tell the coach about anything that affects your training. A coach’s advice is no substitute for a medical examination. Don’t train with a fever or under the influence of alcohol or other substances. Stop at once if you feel pain, dizziness or weakness, and call a member of staff.",
		},
	},
	{
		title: { sr: "Maloletni vežbači", en: "Under-18s" },
		text: {
			sr: "Sa 16 i 17 godina se trenira uz pisanu saglasnost roditelja ili staratelja, potpisanu na recepciji. Sa 14 i 15 godina vežba se uz istu saglasnost i samo sa personalnim trenerom. Mlađa deca ne ulaze u prostor za vežbanje. Solarijum je dozvoljen samo punoletnima. Nalog na sajtu za mlađe od 15 godina otvara roditelj ili staratelj.",
			en: "At 16 and 17 you may train with written consent from a parent or guardian, signed at reception. At 14 and 15 the same consent applies and you train only with a coach of your own. Younger children may not enter the training area. The solarium is for over-18s only. For anyone under 15, a parent or guardian opens the account on this site.",
		},
	},
	{
		title: { sr: "Ponašanje i oprema", en: "Conduct and equipment" },
		text: {
			sr: "Treniraj u čistoj sportskoj odeći i patikama koje ne nosiš napolju, sa peškirom na spravi. Tegove vrati na mesto, spravu obriši, a između serija pusti druge. Ne bacaj opremu i ne treniraj na način koji ugrožava tebe ili ljude oko sebe. Pušenje, vređanje, uznemiravanje i trgovina nedozvoljenim sredstvima znače trenutni izlazak i prekid članstva. Štetu nastalu namerno ili krajnjom nepažnjom nadoknađuje onaj ko ju je napravio.",
			en: "Train in clean sportswear and trainers you don’t wear outside, with a towel on the machine. Put weights back, wipe down what you’ve used and let others work in between sets. Don’t throw equipment or train in a way that endangers you or the people around you. Smoking, abuse, harassment and dealing in banned substances mean leaving at once and losing your membership. Damage caused on purpose or by gross negligence is paid for by whoever caused it.",
		},
	},
	{
		title: { sr: "Ormarići", en: "Lockers" },
		text: {
			sr: "Ormarić koristi samo za vreme treninga i isprazni ga kad odlaziš. Na ormarić koji ostane zaključan stavljamo pisano obaveštenje. Ako se ne isprazni u roku od 7 dana od obaveštenja, otvaramo ga u prisustvu dvoje zaposlenih, popisujemo stvari i čuvamo ih na recepciji još 30 dana.",
			en: "Use a locker only while you train and leave it empty when you go. We put a written notice on any locker that stays locked. If it hasn’t been emptied within 7 days of that notice, two members of staff open it together, list what’s inside and keep it at reception for another 30 days.",
		},
	},
	{
		title: { sr: "Lične stvari i odgovornost", en: "Belongings and liability" },
		text: {
			sr: "Novac, nakit i druge dragocenosti ostavi kod kuće. Za stvari u svlačionici, ormariću, sali i na parkingu odgovaramo samo ako je šteta nastala našom krivicom. Treniraš na sopstvenu odgovornost i u granicama svojih mogućnosti. Odgovaramo za ispravnost opreme i rad osoblja, ali ne i za povrede nastale zbog nepoštovanja pravila, uputstava trenera ili prećutanih zdravstvenih tegoba. Ništa u ovim pravilima ne isključuje odgovornost koju zakon ne dopušta da se isključi.",
			en: "Leave money, jewellery and other valuables at home. We’re liable for things in changing rooms, lockers, studios and car parks only if the loss was our fault. You train at your own risk and within your limits. We answer for sound equipment and for our staff’s work, but not for injuries caused by ignoring the rules or the coach’s instructions, or by health problems you didn’t mention. Nothing here excludes liability that the law doesn’t allow us to exclude.",
		},
	},
	{
		title: { sr: "Solarijum, masaža i padel", en: "Solarium, massage and padel" },
		text: {
			sr: "Solarijum, masaža, zdravi bar i padel plaćaju se posebno i nisu deo članarine. U solarijumu nosi zaštitne naočare i poštuj vreme koje ti osoblje preporuči za tvoj tip kože. Termin za masažu zakazuje se na recepciji i može da se pomeri najkasnije dan ranije. Padel tereni, ukupno 4, rezervišu se telefonom ili mejlom, a termin je potvrđen tek kad ti to javimo. Na teren uđi u obući za veštačku podlogu i napusti ga na vreme, jer iza tebe već neko čeka.",
			en: "The solarium, massage, health bar and padel are paid for separately and aren’t part of a membership. In the solarium wear goggles and keep to the time staff recommend for your skin type. Massages are booked at reception and can be moved up to the day before. The 4 padel courts are booked by phone or e-mail, and a slot is confirmed only once we tell you so. Wear shoes suited to artificial turf and leave the court on time, as someone is already waiting.",
		},
	},
	{
		title: { sr: "Korisnički nalog i online treninzi", en: "Your account and online classes" },
		text: {
			sr: "Za nalog su potrebni tačni podaci i potvrđena e-adresa. Lozinku ne deli ni sa kim, a ako posumnjaš da je neko zna, odmah je promeni. Online treninge gledaju ulogovani članovi koji su prihvatili ova pravila i uneli važeći kod grupe. Snimci su za ličnu upotrebu: nije dozvoljeno da ih preuzimaš, deliš ili javno prikazuješ. Kod kuće vežbaš bez našeg nadzora, zato prostor pripremi, a težinu prilagodi sebi. Nalog možeš da obrišeš u svako doba.",
			en: "An account needs accurate details and a confirmed e-mail address. Don’t share your password, and change it at once if you think someone knows it. Online training is for logged-in members who have accepted these rules and entered a valid group code. The videos are for personal use: you may not download, share or show them in public. At home you train without our supervision, so clear some space and choose a level that suits you. You can delete your account at any time.",
		},
	},
	{
		title: { sr: "Lični podaci", en: "Personal data" },
		text: {
			sr: "Prikupljamo samo ono što nam treba: podatke iz naloga, prijava za treninge i upita koje nam pošalješ. Kad pustiš online trening, beležimo pregled i vrstu uređaja. Broj članske karte i JMBG nisu obavezni, a JMBG čuvamo šifrovan. Podatke koristimo da bismo vodili članstvo i spiskove, odgovorili na upit i ispunili zakonske obaveze, i ne prodajemo ih nikome. Čuvamo ih dok traje svrha zbog koje su dati ili koliko zakon traži. Imaš pravo na uvid, ispravku, prenos, ograničenje obrade i brisanje; izvoz i brisanje naloga su na stranici tvog naloga, a za ostalo nam piši. Pritužbu možeš da podneseš i Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti.",
			en: "We collect only what we need: the details in your account, your bookings and the enquiries you send us. When you play an online class, we record the view and the type of device. Your card number and national ID number (JMBG) are optional, and the JMBG is stored encrypted. We use your data to run memberships and class lists, to answer enquiries and to meet our legal duties, and we sell it to no one. We keep it for as long as that purpose lasts or the law requires. You have the right of access, correction, portability, restriction and erasure; exporting your data and deleting your account are on your account page, and for the rest just write to us. You may also complain to Serbia’s Commissioner for Information of Public Importance and Personal Data Protection.",
		},
	},
	{
		title: { sr: "Kolačići i spoljne usluge", en: "Cookies and third-party services" },
		text: {
			sr: "U pregledaču čuvamo ono što je sajtu potrebno da bi radio: jezik, podatak da je obaveštenje o kolačićima prihvaćeno i, ako se uloguješ, oznaku sesije koja važi najduže 365 dana. Kad se izloguješ, oznaka sesije se briše. Ako mapu, ćaskanje uživo, snimak ili logovanje preko društvene mreže pruža druga firma, za taj deo važe njena pravila; koje su to firme, piše na stranici Privatnost. Kolačiće možeš da obrišeš u podešavanjima pregledača, posle čega ćeš morati ponovo da se uloguješ.",
			en: "We store in your browser what the site needs to work: your language, the fact that you’ve accepted the cookie notice and, if you log in, a session token that lasts 365 days at most. Logging out deletes the token. Where a map, the live chat, a video or social log-in comes from another company, its rules apply to that part; the Privacy page says which companies these are. You can delete cookies in your browser settings, after which you’ll need to log in again.",
		},
	},
	{
		title: { sr: "Fotografije i sadržaj sajta", en: "Pictures and site content" },
		text: {
			sr: "Slike na sajtu su ilustracije i ne prikazuju nužno stvarni izgled centra, opreme ili ljudi. Trudimo se da raspored, cene i radno vreme budu tačni, a ako se podatak na sajtu i na recepciji razlikuju, važi onaj koji ti recepcija potvrdi pre uplate. Tekstovi, slike, snimci i znaci pripadaju nama ili našim partnerima i ne smeju se preuzimati bez dozvole. U centru fotografiši samo sebe; druge snimaj isključivo uz njihov pristanak, a u svlačionici nikada.",
			en: "Pictures on this site are illustrations and don’t necessarily show what a centre, its equipment or its people actually look like. We do our best to keep the schedule, prices and opening hours correct; if the site and reception differ, what reception confirms before you pay applies. Texts, pictures, videos and marks belong to us or our partners and may not be used without permission. At the centres, photograph yourself only; film others only with their consent, and never in a changing room.",
		},
	},
	{
		title: { sr: "Prigovori i reklamacije", en: "Complaints" },
		text: {
			sr: "Ako nešto nije kako treba, reci nam na recepciji ili pošalji prigovor mejlom, sa opisom i brojem računa ako ga imaš. Na svaki prigovor odgovaramo u roku od 7 dana, a rešavamo ga u roku od 14 dana od prijema. Ako ni tada ne nađemo zajednički jezik, možeš da se obratiš telu za vansudsko rešavanje potrošačkih sporova ili nadležnom sudu u Beogradu.",
			en: "If something isn’t right, tell us at reception or e-mail us, describing what happened and giving the receipt number if you have one. We reply to every complaint within 7 days and resolve it within 14 days of receiving it. If we still can’t agree, you may turn to an out-of-court body for consumer disputes or to the competent court in Belgrade.",
		},
	},
];
