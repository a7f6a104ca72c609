import type { DemoStory } from "../types.ts";

export const bodypumpOrBodycombat: DemoStory = {
	id: 8,
	header: {
		sr: "BodyPump ili BodyCombat: kako da izabereš",
		en: "BodyPump or BodyCombat: how to choose",
	},
	html: {
		sr: `<p>Jedan ti daje šipku, drugi nevidljivog protivnika. Oba imaju muziku zbog koje ćeš u prevozu nesvesno lupkati nogom i oba se rade u istoj sali, često jedan za drugim. Ako stojiš pred rasporedom i ne znaš na koji da se prijaviš, ovaj tekst traje kraće od zagrevanja.</p>
<p>Odmah da kažemo: pogrešan izbor ne postoji. Postoji samo trening kome ćeš se vraćati i onaj na koji ćeš otići jednom, da imaš šta da prepričavaš na slavi.</p>
<h2>BodyPump u tri rečenice</h2>
<p>Trening sa šipkom i pločama, za celo telo, uz mnogo ponavljanja sa manjom težinom. Svaka pesma pripada jednoj grupi mišića: čučnjevi, grudi, leđa, triceps, biceps i tako redom. Težinu menjaš između pesama, pa svako u sali radi isti trening sa svojom kilažom.</p>
<p><strong>Za tebe je ako</strong> voliš red, hoćeš da ojačaš, a sama teretana te zbunjuje. Koreografija je jednostavna, pa se lako uklapaš već prvi put.</p>
<h2>BodyCombat u tri rečenice</h2>
<p>Kardio trening sa pokretima iz boksa, karatea, tekvondoa i tajlandskog boksa. Kontakta nema: udaraš u vazduh i niko ne uzvraća. Puls ide gore od prve kombinacije i ostaje tamo do poslednje.</p>
<p><strong>Za tebe je ako</strong> ti je dan bio dugačak, šef glasan, a traka za trčanje dosadna. Prva dva puta ćeš povremeno ići levo dok svi idu desno. To je uračunato.</p>
<h2>Poređenje bez navijanja</h2>
<ul>
<li><strong>Snaga:</strong> BodyPump, bez dileme.</li>
<li><strong>Kondicija:</strong> BodyCombat, uz priličnu količinu znoja.</li>
<li><strong>Koordinacija:</strong> na Combatu je učiš, na Pumpu ti jedva treba.</li>
<li><strong>Skokovi:</strong> Combat ih ima, ali trener uvek pokaže varijantu bez njih.</li>
<li><strong>Upala sutradan:</strong> na Pumpu obično noge, na Combatu mišići za koje ne znaš da postoje.</li>
</ul>
<h2>Može i jedno i drugo</h2>
<p>Mnogi članovi ih kombinuju: Pump dva puta nedeljno sa bar jednim danom razmaka, Combat jednom između. Ako ti se posle toga noge bune, dodaj BodyBalance, koji spaja jogu, tai či i pilates i deluje kao izvinjenje sopstvenim kukovima. Sve programe možeš da uporediš na stranici <a href="/les-mills-trainings">Les Mills treninga</a>.</p>
<h2>Za prvi put</h2>
<ol>
<li>Dođi deset minuta ranije i predstavi se treneru.</li>
<li>Na Pumpu kreni sa manje težine nego što misliš da možeš. Ponavljanja ima mnogo i svako naplati svoje.</li>
<li>Na Combatu ne ispružaj lakat i koleno do kraja, udarac zaustavljaju mišići.</li>
<li>Ako ti prvi put bude previše, odradi pola i izađi. Niko se neće okrenuti.</li>
</ol>
<p>Termine pogledaj u rasporedu za <a href="/training-schedule/3">Zemun</a> ili <a href="/training-schedule/7">Blokove</a>. Ako i dalje ne možeš da presečeš, baci novčić. Dok je u vazduhu, znaćeš za koji navijaš.</p>`,
		en: `<p>One gives you a barbell, the other an invisible opponent. Both come with music that will have your foot tapping on the bus, and both happen in the same studio, often back to back. If you are staring at the schedule and cannot decide which one to book, this article is shorter than the warm-up.</p>
<p>Let us say it right away: there is no wrong choice. There is only the class you keep coming back to and the one you go to once, for the sake of the story.</p>
<h2>BodyPump in three sentences</h2>
<p>A full-body barbell class built on lots of repetitions with lighter weights. Each song belongs to one muscle group: squats, chest, back, triceps, biceps and so on. You change plates between songs, so everyone in the room does the same class with their own load.</p>
<p><strong>It is for you if</strong> you like a plan, want to get stronger and find the gym floor a bit bewildering on your own. The choreography is simple, so you will fit in from day one.</p>
<h2>BodyCombat in three sentences</h2>
<p>A cardio class with moves borrowed from boxing, karate, taekwondo and Muay Thai. There is no contact: you punch the air, and the air does not punch back. Your pulse goes up with the first combination and stays there until the last.</p>
<p><strong>It is for you if</strong> the day was long, the boss was loud and the treadmill bores you. The first couple of times you will go left while everyone else goes right. We allow for that.</p>
<h2>Side by side, no favourites</h2>
<ul>
<li><strong>Strength:</strong> BodyPump, no contest.</li>
<li><strong>Fitness:</strong> BodyCombat, with a fair amount of sweat.</li>
<li><strong>Coordination:</strong> Combat teaches it, Pump hardly asks for it.</li>
<li><strong>Jumping:</strong> there is some in Combat, but the coach always shows a version without.</li>
<li><strong>Soreness next day:</strong> usually legs after Pump; after Combat, muscles you did not know you owned.</li>
</ul>
<h2>You can have both</h2>
<p>Many of our members mix them: Pump twice a week with at least a day in between, and Combat once. If your legs object, add BodyBalance, which blends yoga, tai chi and Pilates and feels like an apology to your hips. You can compare all the programmes on the <a href="/en/les-mills-trainings">Les Mills page</a>.</p>
<h2>Your first time</h2>
<ol>
<li>Come ten minutes early and say hello to the coach.</li>
<li>In Pump, start with less weight than you think you can handle. There are a lot of repetitions, and each one sends an invoice.</li>
<li>In Combat, don’t lock your elbows or knees at the end of a strike; let the muscles do the braking.</li>
<li>If it gets too much, do half and slip out. Nobody will turn round.</li>
</ol>
<p>Have a look at the schedule for <a href="/en/training-schedule/3">Zemun</a> or <a href="/en/training-schedule/7">Blokovi</a>. And if you still can’t decide, toss a coin. While it is in the air you will notice which side you are hoping for.</p>`,
	},
	picture: "blog-bodypump-or-bodycombat",
	daysAgo: 18,
};
