import type { DemoStory } from "../types.ts";

export const comingBackAfterABreak: DemoStory = {
	id: 5,
	header: {
		sr: "Povratak posle duge pauze",
		en: "Coming back after a long break",
	},
	html: {
		sr: `<p>Selidba, posao, beba, ispitni rok, ili prosto: prođe godina. Torba za trening je negde iza usisivača, a članska kartica u jakni koju više ne nosiš. Ništa strašno. Najteži deo povratka nije prvi čučanj nego prvi ulazak, a za sve posle toga postoji plan.</p>
<p>Nije komplikovan i ne traži junaštvo. Traži dva slobodna termina u nedelji, malo skromnosti i peškir, koji je, veruj nam, u istoj onoj torbi.</p>
<h2>Ne nastavljaš gde je stalo</h2>
<p>Glava pamti tvoje stare kilaže, tetive ih ne pamte. Prvog dana uzmi otprilike polovinu nekadašnje kilaže i završi trening sa osećajem da može još. Taj osećaj nije lenjost, nego razlog da dođeš i u sredu.</p>
<p>Postoji i utešna strana. Snaga se posle pauze obično vraća brže nego što se prvi put sticala, jer telo ne kreće baš od nule. Daj mu nekoliko nedelja i iznenadiće te.</p>
<h2>Plan za prve četiri nedelje</h2>
<ol>
<li><strong>Prva nedelja: pojavi se.</strong> Dva dolaska po pola sata. Hodanje na traci, nekoliko osnovnih vežbi, tuš. Cilj je da nađeš ormarić i ne zaboraviš peškir.</li>
<li><strong>Druga nedelja: ponovi.</strong> Isti dani, isto vreme, ista lista. Dosada je u ovoj fazi dobar znak.</li>
<li><strong>Treća nedelja: dodaj jedno.</strong> Jednu seriju, jedan mali teg ili jedan trening. Ne sve troje.</li>
<li><strong>Četvrta nedelja: izaberi nešto zabavno.</strong> Grupni trening, padel sa ekipom, nova sprava. Disciplina te je dovela, ali zabava će te zadržati.</li>
</ol>
<h2>Trikovi koji zaista rade</h2>
<ul>
<li>Spakuj torbu uveče i stavi je ispred vrata, tako da moraš da je preskočiš.</li>
<li>Biraj centar koji ti je usput. Najbolja sala u gradu gubi od prosečne koja je dve ulice od kuće.</li>
<li>Dogovori se sa nekim. Otkazati sebi je lako, otkazati Jeleni koja već čeka na recepciji nije.</li>
<li>Kad ti se baš ne ide, dogovori sa sobom deset minuta. Posle deset minuta smeš kući. Skoro nikad nećeš.</li>
</ul>
<h2>Šta da preskočiš</h2>
<p>Preskoči poređenje sa fotografijom od pre pet godina, „nadoknađivanje“ dva treninga u jednom danu i opremu koju kupuješ umesto da dođeš. Ako je razlog pauze bila povreda ili operacija, pre povratka se posavetuj sa lekarom i reci to treneru odmah, pre prve vežbe.</p>
<p>I imaj strpljenja za osobu u ogledalu. Došla je, što je više nego što je uradila prošlog meseca.</p>
<p>Ako bi ti prijalo da te neko provede kroz prvi dan, zakaži <a href="/free-training">probni trening</a>. Nećemo pitati gde si do sada. A ako ne znaš odakle da kreneš, <a href="/training-selection">tu je upitnik</a> koji traje kraće od traženja torbe.</p>`,
		en: `<p>A move, a new job, a baby, exams, or simply this: a year went by. Your gym bag is somewhere behind the hoover and your membership card is in a jacket you no longer wear. No harm done. The hardest part of coming back is not the first squat but the first walk through the door, and there is a plan for everything after that.</p>
<p>It isn’t complicated and takes no heroics: two free slots a week, a little modesty, and a towel, which, trust us, is still in that same bag.</p>
<h2>You don’t pick up where you left off</h2>
<p>Your head remembers your old weights; your tendons don’t. On day one take about half of what you used to lift, and finish feeling that you could have done more. That feeling is not laziness. It is the reason you will be back on Wednesday.</p>
<p>There is some comfort, too. Strength usually returns faster than it was first gained, because your body isn’t starting from scratch. Give it a few weeks and it will surprise you.</p>
<h2>A plan for the first four weeks</h2>
<ol>
<li><strong>Week one: turn up.</strong> Two visits of half an hour. A walk on the treadmill, a few basic exercises, a shower. The goal is to find a locker and remember your towel.</li>
<li><strong>Week two: repeat.</strong> Same days, same time, same list. At this stage boredom is a good sign.</li>
<li><strong>Week three: add one thing.</strong> One set, one small plate or one session. Not all three.</li>
<li><strong>Week four: pick something fun.</strong> A class, padel with friends, a machine you have never tried. Discipline got you here, but fun is what keeps you.</li>
</ol>
<h2>Tricks that really work</h2>
<ul>
<li>Pack your bag in the evening and leave it by the door, where you have to step over it.</li>
<li>Choose a centre that is on your way. The best gym in town loses to an average one two streets from home.</li>
<li>Make a date of it. Cancelling on yourself is easy; cancelling on Jelena, who is already at the front desk, is not.</li>
<li>On a really bad day, promise yourself ten minutes. After ten minutes you may go home. You almost never will.</li>
</ul>
<h2>What to skip</h2>
<p>Skip the comparison with that photo from five years ago, the two sessions in one day to ‘catch up’, and the kit you buy instead of coming. If it was an injury or an operation that kept you away, talk to your doctor before you return, and tell the coach straight away rather than after the first exercise.</p>
<p>And be patient with the person in the mirror. They turned up, which is more than they managed last month.</p>
<p>If you would like someone to walk you through day one, book a <a href="/en/free-training">trial session</a>. We won’t ask where you have been. And if you don’t know where to start, our <a href="/en/training-selection">short questionnaire</a> takes less time than finding that bag.</p>`,
	},
	picture: "blog-coming-back-after-a-break",
	daysAgo: 55,
};
