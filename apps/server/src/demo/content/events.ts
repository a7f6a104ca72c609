import { allMonth, everyWeek, firstOfMonth, weeksAgo } from "../event-dates.ts";
import type { DemoEvent } from "./types.ts";

/** Newest first. The texts have no dates, so that they stay true. */
export const events: DemoEvent[] = [
	{
		id: 6,
		header: { sr: "Mesec bez pauze", en: "The nonstop month" },
		kicker: {
			sr: "Akcija za nove i stare članove",
			en: "For new and current members",
		},
		summary: {
			sr: "Neograničeni treninzi preko dana, u centru koji izabereš, već od 2.500 RSD mesečno.",
			en: "Unlimited daytime training at the centre you choose, from RSD 2,500 a month.",
		},
		html: {
			sr: `<p>Jedna članarina, jedan centar i onoliko treninga koliko možeš da izneseš. Mesec bez pauze je naša akcija neograničenih treninga preko dana, već od <strong>2.500 RSD</strong> mesečno. Dođi u ponedeljak, u sredu i u petak, a ako ti se dopadne, i u utorak i u četvrtak, pre nego što gužva izađe sa posla. Niko ti ne broji dolaske, osim možda tvojih nogu.</p>
<p>Akcija je za one koji tek kreću i ne znaju šta će im se dopasti, ali i za one koji već znaju i hoće toga više.</p>
<h2>Šta dobijaš</h2>
<ul>
<li>teretanu, kardio zonu i grupne treninge, ono od toga što centar koji izabereš ima, radnim danima sa ulaskom do 16 h;</li>
<li>svoje mesto na grupnom treningu, uz prijavu po rasporedu tog centra;</li>
<li>uvodni razgovor sa trenerom i predlog plana za prve četiri nedelje.</li>
</ul>
<p>Les Mills, personalni treninzi, masaža, solarijum i padel tereni nisu deo akcije i plaćaju se po cenovniku.</p>
<h2>Kako da se uključiš</h2>
<ol>
<li>Izaberi centar koji ti je usput i pogledaj <a href="/price-list">cenovnik</a>. Cena zavisi od toga šta centar ima: 2.500 RSD u centrima koji imaju samo grupne treninge, 4.300 RSD tamo gde te čekaju i teretana, i kardio zona, i grupni treninzi.</li>
<li>Dođi na recepciju ili pošalji upit, potrebni su ti samo dobra volja i lični dokument.</li>
<li>Treniraj koliko hoćeš, od prvog do poslednjeg dana u mesecu.</li>
</ol>
<p>Akcija važi i za postojeće članove: prelaziš na nju kad ti istekne tekuća članarina. Broj mesta u akciji je ograničen po centru, pa nemoj dugo da se dogovaraš sa budilnikom.</p>
<p>Prvi put dolaziš? Zakaži <a href="/free-training">probni trening</a>: besplatan je i ne obavezuje te. Ako se učlaniš istog dana, članarina se računa od sledećeg treninga.</p>`,
			en: `<p>One membership, one centre and as much training as you can handle. The nonstop month is our unlimited daytime offer, from <strong>RSD 2,500</strong> a month. Come on Monday, Wednesday and Friday and, if you like it, on Tuesday and Thursday too, before the after-work rush. Nobody counts your visits, except perhaps your legs.</p>
<p>It is for people who are just starting and don’t know what they will like, and for those who do know and want more of it.</p>
<h2>What you get</h2>
<ul>
<li>gym, cardio zone and group classes, as far as the centre you choose has them, on weekdays if you’re in by 4 pm;</li>
<li>a place of your own in group classes, booked from that centre’s schedule;</li>
<li>a first talk with a coach and a suggested plan for four weeks.</li>
</ul>
<p>Les Mills, personal training, massage, solarium and padel courts are not part of the offer and are charged at list price.</p>
<h2>How to join</h2>
<ol>
<li>Choose a centre on your way home and look at the <a href="/en/price-list">price list</a>. What you pay depends on what the centre has: RSD 2,500 where there are only group classes, RSD 4,300 where the gym, the cardio zone and the classes are all waiting for you.</li>
<li>Come to the front desk or send us an enquiry. All you need is some goodwill and an ID.</li>
<li>Train as often as you like, from the first day of the month to the last.</li>
</ol>
<p>Current members are welcome too: you can switch as soon as your present membership runs out. The number of places at each centre is limited, so don’t negotiate with the snooze button for too long.</p>
<p>Never been before? Book a <a href="/en/free-training">trial session</a>: it’s free and comes with no strings. Join on the same day and your membership only starts counting from the next session.</p>`,
		},
		when: allMonth,
		place: { sr: "Svi otvoreni centri", en: "All open centres" },
		picture: "event-non-stop-month",
		daysAgo: 2,
		homePosition: 1,
	},
	{
		id: 5,
		header: { sr: "Otvorena vrata", en: "Doors wide open" },
		kicker: {
			sr: "Svake prve subote u mesecu",
			en: "Every first Saturday of the month",
		},
		summary: {
			sr: "Šest centara, kratki treninzi i treneri bez štoperice. Ulaz je besplatan, ponesi samo patike.",
			en: "Six centres, short tasters and coaches without stopwatches. Free entry, just bring trainers.",
		},
		html: {
			sr: `<p>Svake prve subote u mesecu vrata naših šest fitnes centara otvorena su za sve: članove, njihove rođake, komšije sa trećeg sprata i svakoga ko je do sada gledao kroz izlog. Ulaz je besplatan, ništa ne potpisuješ i niko te neće juriti sa ponudom niz stepenice.</p>
<p>Dođi da razgledaš, isprobaš trening i upoznaš ljude sa kojima ćeš deliti salu. Odluke ostavi za ponedeljak.</p>
<h2>Kako izgleda subota</h2>
<p>Od 10 do 14 h na svaki sat počinje kratak trening od trideset minuta. Između dva treninga treneri su u sali i odgovaraju na pitanja, uključujući i ona koja te je sramota da postaviš.</p>
<ul>
<li><strong>10:00</strong> zagrevanje i osnove tehnike za početnike</li>
<li><strong>11:00</strong> trening snage sa malim tegovima</li>
<li><strong>12:00</strong> kardio, onoliko brzo koliko tebi odgovara</li>
<li><strong>13:00</strong> istezanje, a posle njega obilazak centra</li>
</ul>
<h2>Gde</h2>
<p>Zemun, Blokovi, Banjica, Vračar, Pionir i Ustanička. Adrese i karta su na stranici <a href="/clubs">naših centara</a>.</p>
<h2>Šta da poneseš</h2>
<p>Čiste patike, peškir i flašu vode. Prijava nije obavezna, ali mesta u sali ima koliko ima strunjača, pa dođi desetak minuta ranije. Deca su dobrodošla uz roditelja, a pas će, nažalost, morati da sačeka kod kuće.</p>
<p>Ne možeš u subotu? Izaberi drugi dan i zakaži <a href="/free-training">probni trening</a> u terminu koji tebi odgovara.</p>`,
			en: `<p>On the first Saturday of every month the doors of our six fitness centres are open to everyone: members, their cousins, the neighbours from the third floor and anybody who has so far only looked through the window. Entry is free, there is nothing to sign, and no one will chase you down the stairs with an offer.</p>
<p>Come to see the studio, try a class and meet the people who would be training next to you. Leave the decisions for Monday.</p>
<h2>How the day goes</h2>
<p>Between 10 am and 2 pm a half-hour taster starts on the hour. In between, the coaches stay in the studio and answer questions, including the ones you are embarrassed to ask.</p>
<ul>
<li><strong>10:00</strong> warm-up and basic technique for beginners</li>
<li><strong>11:00</strong> strength training with light weights</li>
<li><strong>12:00</strong> cardio, at whatever speed suits you</li>
<li><strong>13:00</strong> stretching, followed by a tour of the centre</li>
</ul>
<h2>Where</h2>
<p>Zemun, Blokovi, Banjica, Vračar, Pionir and Ustanička. You will find the addresses and a map on the <a href="/en/clubs">page of our centres</a>.</p>
<h2>What to bring</h2>
<p>Clean trainers, a towel and a bottle of water. You don’t have to book, but there are only as many places as there are mats, so come ten minutes early. Children are welcome with a parent; the dog, sadly, will have to wait at home.</p>
<p>Can’t make it on a Saturday? Pick another day and book a <a href="/en/free-training">trial session</a> at a time that suits you.</p>`,
		},
		when: firstOfMonth(6, { from: 1000, to: 1400 }),
		place: { sr: "Šest centara sa grupnim treninzima", en: "The six centres with group classes" },
		picture: "event-doors-wide-open",
		daysAgo: 38,
		homePosition: 2,
	},
	{
		id: 4,
		header: { sr: "Padel liga Zvezdara", en: "Zvezdara padel league" },
		kicker: { sr: "Svakog četvrtka uveče", en: "Every Thursday evening" },
		summary: {
			sr: "Četiri terena, mečevi od sat vremena i tabela koju svi krišom gledaju. Prijavi svoj par.",
			en: "Four courts, one-hour matches and a table everyone secretly checks. Enter your pair.",
		},
		html: {
			sr: `<p>Četvrtkom uveče Zvezdara ima svoju ligu. Igra se u parovima, na četiri terena, bez sudija i bez velikih reči, ali sa tabelom koju svi gledaju čim otvore oči u petak. Ako znaš pravila i imaš nekoga ko ti oprašta promašene voleje, imaš sve što ti treba.</p>
<p>Ligu smo napravili da se igra redovno, da se upoznaju ljudi sličnog nivoa i da četvrtak konačno dobije neki smisao.</p>
<h2>Kako se igra</h2>
<ul>
<li>Parovi su podeljeni u tri grupe: početnici, rekreativci i oni koji imaju svoj reket.</li>
<li>Svaki par igra jedan meč nedeljno, u terminu od sat vremena.</li>
<li>Za pobedu se dobijaju tri boda, a za poraz jedan, jer ste došli.</li>
<li>Posle osam kola prva dva para idu u jaču grupu, a poslednja dva se spuštaju.</li>
</ul>
<h2>Prijava</h2>
<p>Prijavljuje se par, a ne pojedinac. Ako nemaš partnera, javi se svejedno: vodimo listu igrača koji ga traže i spajamo ljude po nivou, ne po horoskopu. Novi parovi ulaze na početku svakog ciklusa, a ko zakasni, ide na listu za zamene i obično zaigra već iste nedelje.</p>
<p>Cenu termina deli vas četvoro, po redovnom cenovniku. Reket možeš da iznajmiš na licu mesta, a loptice za ligu obezbeđujemo mi. Telefon, adresa za prijavu i cene nalaze se na stranici <a href="/padel">padel centra</a>.</p>
<p>Nikad ti reket nije bio u ruci? Pročitaj naš vodič za početnike na <a href="/blog">blogu</a>, odigraj nekoliko puta za svoju dušu i vidimo se u najblažoj grupi.</p>`,
			en: `<p>On Thursday evenings Zvezdara has a league of its own. It is played in pairs on four courts, without umpires or grand words, but with a table that everyone looks at first thing on Friday. If you know the rules and have somebody who forgives your missed volleys, you have all you need.</p>
<p>We set it up so that people play regularly, meet others of their level, and Thursday finally gets a purpose.</p>
<h2>How it works</h2>
<ul>
<li>Pairs are split into three groups: beginners, regulars and people who own a racket.</li>
<li>Every pair plays one match a week, in a one-hour slot.</li>
<li>A win earns three points and a defeat one, for turning up.</li>
<li>After eight rounds the top two pairs move up a group and the bottom two move down.</li>
</ul>
<h2>How to enter</h2>
<p>Entries are for pairs, not individuals. If you have no partner, get in touch anyway: we keep a list of players looking for one and match people by level, not by star sign. New pairs join at the start of each cycle; latecomers go on the list of substitutes and usually get a game the same week.</p>
<p>The four of you share the court at the regular price. Rackets can be hired on the spot, and league balls are on us. The phone number, the address for entries and the prices are all on the <a href="/en/padel">padel page</a>.</p>
<p>Never held a racket? Read the beginner’s guide on our <a href="/en/blog">blog</a>, play a few times just for fun, and we will see you in the gentlest group.</p>`,
		},
		when: everyWeek(4, { from: 1900, to: 2300 }),
		gymId: 11,
		picture: "event-zvezdara-padel-league",
		daysAgo: 45,
		homePosition: 3,
	},
	{
		id: 3,
		header: { sr: "Miljakovac uskoro", en: "Miljakovac is next" },
		kicker: { sr: "Dvanaesti centar", en: "Centre number twelve" },
		summary: {
			sr: "Skele su još tu, ali zidovi rastu. Ostavi e-adresu i među prvima saznaj kad otvaramo.",
			en: "The scaffolding is still there, but the walls are going up. Leave your address and be among the first to know.",
		},
		html: {
			sr: `<p>Na mapi nam je dugo falio jedan blok. Uskoro više neće: Miljakovac dobija svoju teretanu, naš dvanaesti centar. Konstrukcija stoji, zidovi rastu iza ograde, a zidar koji po skeli nosi blokove tvrdi da je već u boljoj formi od nas.</p>
<p>Do otvaranja delimo ono što već znamo. A znamo da će mnogi do treninga samo preći ulicu, što je i bila ideja.</p>
<h2>Šta će biti unutra</h2>
<ul>
<li>prostor za slobodne tegove sa platformama za dizanje;</li>
<li>sprave za sve grupe mišića, raspoređene tako da ne moraš da čekaš u redu;</li>
<li>kutak za zagrevanje i istezanje, sa dovoljno strunjača za sve;</li>
<li>svlačionice sa ormarićima i tuševima.</li>
</ul>
<p>Biće to teretana u pravom smislu: bez grupnih sala, sa mnogo gvožđa i trenerima koji poznaju svakoga po imenu. Za grupne treninge najbliža ti je Banjica, čiji raspored možeš da pogledaš <a href="/training-schedule/1">ovde</a>.</p>
<h2>Kada otvaramo</h2>
<p>Planirani datum piše na stranici <a href="/miljakovac">centra Miljakovac</a>. Ostavi tamo svoju e-adresu i javićemo ti jednim mejlom čim otključamo. Tačna adresa i radno vreme pojaviće se istog dana kad i ključevi.</p>
<h2>Za komšije</h2>
<p>Ako živiš u kraju, pošalji nam upit preko <a href="/training-selection">upitnika za izbor treninga</a> i kao centar izaberi Miljakovac. Javićemo ti se pre otvaranja i pozvati te na prvo razgledanje, dok još sve miriše na novo. A ako umeš da rasporediš sprave bolje od arhitekte, i to nas zanima.</p>`,
			en: `<p>For a long time there was a block missing from our map. Not for much longer: Miljakovac is getting a gym, our twelfth centre. The frame is up, the walls are rising behind the hoarding, and the bricklayer who carries the blocks along the scaffolding claims to be in better shape than us already.</p>
<p>Until we open, here is what we know. One thing is certain: many of you will only have to cross the street, which was the whole idea.</p>
<h2>What you will find inside</h2>
<ul>
<li>a free-weights area with lifting platforms;</li>
<li>machines for every muscle group, laid out so that you don’t have to queue;</li>
<li>a corner for warming up and stretching, with enough mats to go round;</li>
<li>changing rooms with lockers and showers.</li>
</ul>
<p>It will be a gym in the proper sense: no studios, plenty of iron, and coaches who know everybody by name. For group classes your nearest centre is Banjica, and you can see its schedule <a href="/en/training-schedule/1">here</a>.</p>
<h2>When we open</h2>
<p>The planned date is on the <a href="/en/miljakovac">Miljakovac page</a>. Leave your e-mail address there and you will get one mail from us the moment we unlock the doors. The street address and opening hours will appear on the same day as the keys.</p>
<h2>For the neighbours</h2>
<p>If you live nearby, send us the <a href="/en/training-selection">training questionnaire</a> and choose Miljakovac as your centre. We will be in touch before the opening and invite you for a first look round, while it all still smells new. And if you can arrange the machines better than our architect, we would like to hear that too.</p>`,
		},
		picture: "event-miljakovac-is-next",
		daysAgo: 60,
		homePosition: null,
	},
	{
		id: 2,
		header: { sr: "Maraton u sali", en: "The studio marathon" },
		kicker: {
			sr: "Jedna subota u Zemunu",
			en: "One Saturday in Zemun",
		},
		summary: {
			sr: "Pet Les Mills programa jedan za drugim. Dođi na jedan, na tri ili na sve, ako smeš.",
			en: "Five Les Mills programmes back to back. Come for one, for three, or for the lot if you dare.",
		},
		html: {
			sr: `<p>Pet programa, jedna sala i peškir koji ćeš na kraju moći da iscediš. Jedne subote u Zemunu svih pet Les Mills treninga ide jedan za drugim, u skraćenom izdanju. Ne moraš da izdržiš sve. Ali znaj da će neko iz prvog reda izdržati i da će o tome pričati do sledećeg maratona.</p>
<p>Maraton je otvoren za sve članove i njihove goste, a najglasniji su obično oni koji su došli „samo na jedan blok“.</p>
<h2>Redosled</h2>
<ol>
<li><strong>BodyAttack</strong> da se probudiš</li>
<li><strong>BodyPump</strong> da osetiš šipku dok još imaš snage</li>
<li><strong>BodyCombat</strong> da iz sebe istreseš radnu nedelju</li>
<li><strong>CXWorx</strong> za trup, kratko i iskreno</li>
<li><strong>BodyBalance</strong> da kući odeš na svojim nogama</li>
</ol>
<p>Svaki blok traje pola sata, a između blokova je deset minuta predaha. Počinjemo u 10 h, a vodom i voćem častimo mi.</p>
<h2>Pravila maratona</h2>
<ul>
<li>Za svaki blok se prijavljuješ posebno, na recepciji u Zemunu ili telefonom. Kontakt je na stranici <a href="/zemun">centra</a>.</li>
<li>Ko prvi put vežba sa nama, neka izabere najviše dva bloka.</li>
<li>Odustajanje je dozvoljeno i u pola pesme. Aplauz se dobija svejedno.</li>
<li>Ko prođe svih pet, upisuje se na zid pored ogledala, markerom koji se ne briše.</li>
</ul>
<p>Ne znaš koji je program za tebe? Na stranici <a href="/les-mills-trainings">Les Mills treninga</a> uporedi trajanje i intenzitet, pa kreni od onog koji ti zvuči najmanje strašno.</p>`,
			en: `<p>Five programmes, one studio and a towel you will be able to wring out at the end. For one Saturday our Zemun centre runs all five Les Mills classes back to back, in short form. You don’t have to survive them all. But be warned that someone in the front row will, and that you will hear about it until the next marathon.</p>
<p>It is open to all members and their guests, and the loudest are usually those who came ‘for just one block’.</p>
<h2>The running order</h2>
<ol>
<li><strong>BodyAttack</strong> to wake you up</li>
<li><strong>BodyPump</strong> to meet the bar while you still have the strength</li>
<li><strong>BodyCombat</strong> to shake the week off</li>
<li><strong>CXWorx</strong> for the core, short and honest</li>
<li><strong>BodyBalance</strong> so that you can walk home</li>
</ol>
<p>Each block lasts half an hour, with ten minutes to recover in between. We start at 10 am, and water and fruit are on us.</p>
<h2>Marathon rules</h2>
<ul>
<li>Book each block separately, at the front desk or by phone. You will find the number on the <a href="/en/zemun">Zemun page</a>.</li>
<li>If it is your first time with us, choose two blocks at most.</li>
<li>You may drop out mid-song. You will be applauded all the same.</li>
<li>Anyone who completes all five signs the wall by the mirror, in permanent marker.</li>
</ul>
<p>Not sure which one is for you? Compare length and intensity on the <a href="/en/les-mills-trainings">Les Mills page</a> and begin with whichever sounds least frightening.</p>`,
		},
		when: weeksAgo(5, 6, { from: 1000, to: 1310 }),
		gymId: 3,
		picture: "event-studio-marathon",
		daysAgo: 75,
		homePosition: null,
	},
	{
		id: 1,
		header: { sr: "Dovedi komšiju", en: "Bring a neighbour" },
		kicker: {
			sr: "Za članove, tokom cele godine",
			en: "For members, all year round",
		},
		summary: {
			sr: "Komšija dobija probni trening, a ti sedam dana na članarinu kad se učlani.",
			en: "Your neighbour gets a trial session and you get seven extra days once they join.",
		},
		html: {
			sr: `<p>Znaš komšiju koji već dve godine kaže da kreće od ponedeljka? Vreme je da mu proveriš kalendar. Dovedi ga na trening: on dobija probni termin sa trenerom, a ti, ako se učlani, sedam dana gratis na svoju članarinu.</p>
<p>Ispada pošteno: on dobija nekoga ko će ga zvati kad ne dođe, a ti društvo za one jutarnje termine na kojima inače razgovaraš sa ormarićem.</p>
<h2>Kako funkcioniše</h2>
<ol>
<li>Dogovorite se kad dolazite i zakažite <a href="/free-training">probni trening</a>. Na recepciji samo recite čiji je gost.</li>
<li>Dođite zajedno. Možeš da treniraš pored njega ili da ga samo bodriš, oba načina važe.</li>
<li>Ako se učlani, tvojih sedam dana upisujemo istog dana. Probni trening mu je u svakom slučaju besplatan, a ako se učlani odmah posle njega, članarina mu se računa od sledećeg.</li>
</ol>
<h2>Ko se računa kao komšija</h2>
<p>Svako ko još nije naš član: drugarica sa posla, brat, kuma, čovek sa kojim se svakog jutra ćutke voziš liftom. Ne mora da živi u tvojoj zgradi, ni u tvom kvartu. Može da izabere bilo koji od <a href="/clubs">naših centara</a>, čak i ako ti treniraš u drugom.</p>
<h2>Sitna slova, ispisana krupno</h2>
<p>Možeš da dovedeš koliko hoćeš ljudi, a dani se sabiraju. Jedan član je jednu zimu skoro celu odradio na račun svoje zgrade i danas je u kućnom savetu. Dani ne mogu da se zamene za novac niti da se poklone dalje, a važe za članarinu koja je u tom trenutku aktivna.</p>
<p>Ako komšija ne zna šta bi trenirao, neka popuni <a href="/training-selection">kratak upitnik</a>. Izgovor „nisam znao odakle da počnem“ time zvanično prestaje da važi.</p>`,
			en: `<p>You know that neighbour who has been starting on Monday for the past two years? It is time to check his calendar. Bring him along: he gets a trial session with a coach and you, if he joins, get seven free days added to your membership.</p>
<p>It is a fair deal: he gets someone who calls when he doesn’t show up, and you get company for those early slots you would otherwise spend talking to a locker.</p>
<h2>How it works</h2>
<ol>
<li>Agree on a day and book a <a href="/en/free-training">trial session</a>. Let the front desk know whose guest it is.</li>
<li>Come together. You can train next to your neighbour or just cheer; both are allowed.</li>
<li>If they join, we add your seven days the same day. The trial is free either way, and if they join straight after it, their membership only counts from the next session.</li>
</ol>
<h2>Who counts as a neighbour</h2>
<p>Anyone who isn’t a member yet: a friend from work, your brother, your best man, the person you share a silent lift with every morning. They don’t have to live in your building, or even on your block. They can choose any of <a href="/en/clubs">our centres</a>, even if you train at another.</p>
<h2>The small print, in large letters</h2>
<p>Bring as many people as you like; the days add up. One member trained through most of a winter at the expense of his building and now sits on the residents’ committee. The days can’t be exchanged for cash or given away, and they are added to the membership that is active at the time.</p>
<p>If your neighbour has no idea what to try, point them to our <a href="/en/training-selection">short questionnaire</a>. The excuse ‘I didn’t know where to start’ is hereby withdrawn.</p>`,
		},
		picture: "event-bring-a-neighbour",
		daysAgo: 120,
		homePosition: null,
	},
];
