import type { DemoStory } from "../types.ts";

export const sleepAndRecovery: DemoStory = {
	id: 2,
	header: {
		sr: "Spavanje je pola treninga",
		en: "Sleep is half the training",
	},
	html: {
		sr: `<p>Postoji dodatak treningu koji ne košta ništa, ne meša se sa vodom i nema ukus veštačke jagode. Traje sedam do devet sati, a većina nas ga prva žrtvuje čim izađe nova sezona serije. Trening je samo porudžbina. Isporuka stiže noću, pod uslovom da nekoga zatekne u krevetu.</p>
<p>Zato ovog puta nema novih vežbi. Samo nekoliko sitnica koje možeš da promeniš već večeras, ne ustajući sa kauča, osim kad kreneš u krevet.</p>
<h2>Zašto se rezultati prave noću</h2>
<p>U sali mišiće opterećuješ, a oporavljaju se i jačaju kasnije, dok se odmaraš. San je najveći komad tog odmora. Posle kratke noći ista težina deluje teže, strpljenja je manje, a čokolada glasnija. Jedna loša noć neće upropastiti ništa. Mesec takvih noći osetiće se u svakoj seriji.</p>
<h2>Večernja rutina za obične ljude</h2>
<p>Nije potrebno da meditiraš uz sveće. Dovoljne su četiri male stvari, i to ne sve odjednom:</p>
<ol>
<li><strong>Ustaj u isto vreme,</strong> i vikendom, plus-minus sat. Kad je buđenje stalno, uspavljivanje se samo namesti.</li>
<li><strong>Poslednja kafa posle ručka.</strong> Kofein ostaje u telu satima, čak i kad tvrdiš da na tebe ne deluje.</li>
<li><strong>Rashladi i zamrači sobu.</strong> Nešto niža temperatura većini prija više od trećeg ćebeta.</li>
<li><strong>Telefon na punjač u drugu sobu.</strong> Ako ti služi kao budilnik, kupi budilnik. Košta otprilike kao pica.</li>
</ol>
<h2>Večernji trening i san</h2>
<p>Ako ti je jedino slobodno vreme u osam uveče, dođi u osam uveče. Mnogi posle večernjeg treninga spavaju sasvim dobro. Samo neka se vrlo žestok trening završi sat ili dva pre kreveta, a ostatak večeri neka bude spor: tuš, lagana večera, svetla prigušena. Ako primetiš da se vrtiš po krevetu, teške dane prebaci na jutro, a za veče ostavi nešto mirnije, kao što je <a href="/les-mills-trainings">BodyBalance</a>.</p>
<h2>Dan odmora nije dan krivice</h2>
<p>Između dva teška treninga za istu grupu mišića ostavi bar jedan dan. To ne znači da moraš da miruješ. Šetnja, lagana vožnja bicikla ili malo istezanja sasvim su dovoljni. Ko voli da ga neko drugi opusti, može na <a href="/other-services#massage">masažu</a>.</p>
<h2>Kako znaš da ti treba predah</h2>
<ul>
<li>zagrevanje ti je teško kao nekad glavni deo;</li>
<li>kilaže padaju već dve nedelje, a jedeš i treniraš isto;</li>
<li>ne raduješ se ni omiljenom treningu;</li>
<li>nerviraju te ljudi koji dišu.</li>
</ul>
<p>Ako se prepoznaješ, nedelju dana radi upola lakše i lezi ranije. Ako te umor drži i posle toga ili mesecima loše spavaš, popričaj sa lekarom.</p>
<p>Večerašnji zadatak je jednostavan: izaberi vreme kad se gasi ekran i drži ga se tri dana. A kad se naspavaš, <a href="/training-selection">izaberi trening</a> koji ćeš odraditi otvorenih očiju.</p>`,
		en: `<p>There is a training supplement that costs nothing, needs no shaker and doesn’t taste of artificial strawberry. It takes seven to nine hours, and it is the first thing most of us give up when a new season drops. The workout only places the order. Delivery comes at night, provided somebody is in bed to receive it.</p>
<p>So there are no new exercises this time, just a few small things you can change tonight without leaving the sofa, except to go to bed.</p>
<h2>Why results happen overnight</h2>
<p>In the gym you load your muscles; they recover and grow stronger later, while you rest. Sleep is the biggest slice of that rest. After a short night the same weight feels heavier, patience is thinner and chocolate is louder. One bad night ruins nothing. A month of them shows in every set.</p>
<h2>An evening routine for ordinary people</h2>
<p>No candles or chanting required. Four small habits are enough, and not all at once:</p>
<ol>
<li><strong>Get up at the same time,</strong> weekends included, give or take an hour. When waking up is regular, falling asleep tends to sort itself out.</li>
<li><strong>Last coffee after lunch.</strong> Caffeine stays in your body for hours, even if you swear it has no effect on you.</li>
<li><strong>Cool and darken the bedroom.</strong> Most people do better with a slightly lower temperature than with a third blanket.</li>
<li><strong>Charge your phone in another room.</strong> If it is your alarm clock, buy an alarm clock. It costs about as much as a pizza.</li>
</ol>
<h2>Evening training and sleep</h2>
<p>If eight in the evening is the only time you have, come at eight in the evening. Plenty of people sleep perfectly well after a late session. Just finish anything really fierce an hour or two before bed, and keep the rest of the night slow: shower, light supper, lights down. If you find yourself tossing and turning, move the hard days to the morning and keep something calmer, such as <a href="/en/les-mills-trainings">BodyBalance</a>, for the evening.</p>
<h2>A rest day is not a guilty day</h2>
<p>Leave at least a day between two hard sessions for the same muscles. That doesn’t mean lying still. A walk, an easy bike ride or a bit of stretching is plenty. If you would rather have someone else do the loosening, there is always a <a href="/en/other-services#massage">massage</a>.</p>
<h2>Signs that you need a breather</h2>
<ul>
<li>the warm-up feels the way the main part used to;</li>
<li>your weights have been dropping for two weeks although you eat and train as before;</li>
<li>even your favourite class holds no joy;</li>
<li>people annoy you by breathing.</li>
</ul>
<p>If that sounds familiar, halve the effort for a week and go to bed earlier. If the tiredness stays after that, or you have been sleeping badly for months, have a word with your doctor.</p>
<p>Tonight’s task is simple: pick a time when the screen goes off and stick to it for three days. And once you are rested, <a href="/en/training-selection">choose a class</a> you can do with your eyes open.</p>`,
	},
	picture: "blog-sleep-and-recovery",
	daysAgo: 112,
};
