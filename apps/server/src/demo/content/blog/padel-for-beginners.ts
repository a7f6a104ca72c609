import type { DemoStory } from "../types.ts";

export const padelForBeginners: DemoStory = {
	id: 6,
	header: {
		sr: "Padel za početnike: pravila u pet minuta",
		en: "Padel for beginners: rules in five minutes",
	},
	html: {
		sr: `<p>Četvoro ljudi, staklena kutija i loptica koja se odbija od zida baš kad pomisliš da je poen gotov. Padel je sport u kome se prvi smeh čuje posle dva minuta, a prvi pravi poen se odigra već u prvom satu. Pravila staju na jednu stranicu i ovo je ta stranica.</p>
<p>Predznanje iz tenisa ne smeta, ali nije ni potrebno. Više vredi sposobnost da se nasmeješ kad te sopstveni udarac, preko dva stakla, pogodi u leđa.</p>
<h2>Teren i oprema</h2>
<p>Teren je dugačak dvadeset, a širok deset metara, podeljen mrežom i okružen staklom i metalnom ogradom. Igra se u parovima. Reket je kratak, pun i izbušen, bez žica, sa trakom koja ide oko zgloba ruke. Traka nije ukras: bez nje reket pre ili kasnije odleti saigraču u čelo.</p>
<h2>Servis</h2>
<ol>
<li>Staneš iza linije servisa i pustiš lopticu da odskoči od poda.</li>
<li>Udaraš je odozdo, najviše u visini struka.</li>
<li>Gađaš dijagonalno, u suprotno polje za servis.</li>
<li>Imaš dva pokušaja, kao u tenisu.</li>
</ol>
<p>Ako loptica posle odskoka u polju dotakne staklo, servis važi. Ako dotakne metalnu ogradu, ne važi. Onaj ko prima servis mora da je pusti da jednom odskoči.</p>
<h2>Jedan odskok i zid kao saigrač</h2>
<p>Na tvojoj strani loptica sme da odskoči od poda samo jednom. Posle tog odskoka može da udari u staklo ili ogradu, a ti i dalje igraš. Možeš i da je udariš iz vazduha, pre odskoka, osim kod prijema servisa.</p>
<p>Obrnuto ne važi: ako tvoj udarac pogodi protivnički zid ili ogradu pre nego što dotakne njihov pod, poen je njihov. Sopstveno staklo, međutim, smeš da iskoristiš. Udariš lopticu u svoje staklo, ona preleti mrežu, a ti se praviš da je to od početka bio plan.</p>
<h2>Brojanje</h2>
<p>Isto kao u tenisu: 15, 30, 40, gem. Šest gemova sa dva razlike je set, a kod 6:6 igra se taj-brejk. Meč se dobija sa dva dobijena seta. U rekreativnim mečevima često se kod izjednačenja igra jedan odlučujući poen, pa se dogovorite pre početka, a ne usred svađe.</p>
<h2>Tri saveta za prvi sat</h2>
<ul>
<li><strong>Uspori.</strong> Snažan udarac se odbije od stakla i vrati protivniku na tacni. Strpljenje ovde dobija poene.</li>
<li><strong>Krećite se u paru.</strong> Kad saigrač ide ka mreži, idi i ti. Rupa između vas je omiljena meta protivnika.</li>
<li><strong>Pusti je da prođe.</strong> Ako loptica ide ka zadnjem staklu, sačekaj da se odbije. Imaš više vremena nego što ti se čini.</li>
</ul>
<h2>Gde se igra</h2>
<p>Na Zvezdari te čekaju četiri terena. Reket iznajmljuješ na licu mesta, ponesi samo patike sa čistim đonom i još troje ljudi. Cene i rezervacije su na stranici <a href="/padel">padel centra</a>, a ako ti posle meča zafali kondicije za treći set, tu smo i za <a href="/training-selection">izbor treninga</a>.</p>`,
		en: `<p>Four people, a glass box and a ball that comes back off the wall just when you thought the point was over. In padel the first laugh arrives within two minutes and the first proper rally within the hour. The rules fit on a single page, and this is that page.</p>
<p>A tennis background does no harm, but you don’t need one. Far more useful is the ability to laugh when your own shot comes off two walls and hits you in the back.</p>
<h2>Court and kit</h2>
<p>The court is twenty metres by ten, split by a net and closed in by glass and metal mesh. You play in pairs. The racket is short and solid, with holes instead of strings and a cord that goes round your wrist. The cord is not decoration: without it your partner will sooner or later be wearing the racket.</p>
<h2>The serve</h2>
<ol>
<li>Stand behind the service line and bounce the ball.</li>
<li>Hit it underarm, at waist height or below.</li>
<li>Aim diagonally, into the opposite service box.</li>
<li>You get two attempts, as in tennis.</li>
</ol>
<p>If the ball lands in the box and then touches the glass, the serve is good. If it lands and then touches the metal mesh, it is a fault. The receiver has to let the serve bounce once.</p>
<h2>One bounce, and the wall is on your team</h2>
<p>On your side the ball may bounce on the floor only once. After that bounce it can hit the glass or the mesh and you are still in play. You may also volley it before it bounces, except when returning serve.</p>
<p>It does not work the other way round: if your shot hits the opponents’ wall or mesh before it touches their floor, the point is theirs. Your own glass, however, is fair game. Knock the ball against it, watch it loop over the net and act as if that was the plan all along.</p>
<h2>Keeping score</h2>
<p>The same as tennis: 15, 30, 40, game. Six games with a lead of two make a set, and at 6–6 you play a tie-break. The match goes to the first pair to win two sets. Social games often settle deuce with one deciding point, so agree on that before you start rather than mid-argument.</p>
<h2>Three tips for your first hour</h2>
<ul>
<li><strong>Slow down.</strong> A hard shot bounces off the glass and is served to your opponent on a plate. Patience wins points here.</li>
<li><strong>Move as a pair.</strong> When your partner goes to the net, go too. The gap between you is everyone’s favourite target.</li>
<li><strong>Let it go past.</strong> If the ball is heading for the back glass, wait for the rebound. You have more time than you think.</li>
</ul>
<h2>Where to play</h2>
<p>Four courts are waiting at Zvezdara. You can hire a racket on the spot, so bring shoes with clean soles and three other people. Prices and bookings are on the <a href="/en/padel">padel page</a>, and if your legs give up before the third set, we can help you <a href="/en/training-selection">pick a class</a> for that as well.</p>`,
	},
	picture: "blog-padel-for-beginners",
	daysAgo: 40,
};
