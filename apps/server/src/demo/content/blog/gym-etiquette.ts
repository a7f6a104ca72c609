import type { DemoStory } from "../types.ts";

export const gymEtiquette: DemoStory = {
	id: 4,
	header: {
		sr: "Sedam nepisanih pravila teretane",
		en: "Seven unwritten rules of the gym",
	},
	html: {
		sr: `<p>Kućni red visi pored recepcije i svi smo ga jednom pročitali. Ali teretana ima i drugi kodeks, onaj koji niko nije zapisao, a svi primete kad ga prekršiš. Rešili smo da ga ipak zapišemo, pre nego što se neko posvađa oko klupe u šest popodne.</p>
<p>Ništa od ovoga se ne kažnjava. Ali ko se drži ovih sedam tačaka, tome ljudi čuvaju mesto, dodaju tegove i javljaju se i van sale.</p>
<h2>1. Vrati teg tamo gde živi</h2>
<p>Bučica od 14 kilograma ima svoje mesto, i to nije ispod klupe. Ako možeš da je podigneš, možeš i da je vratiš. Isto važi za ploče na šipci: čovek posle tebe možda ne počinje sa tvojih sto.</p>
<h2>2. Peškir je ulaznica</h2>
<p>Stavi ga na klupu pre nego što legneš i obriši spravu kad završiš. Nije stvar u tome koliko se znojiš. Stvar je u tome da niko ne voli tuđ otisak leđa.</p>
<h2>3. „Koliko ti je ostalo?“ je lepo pitanje</h2>
<p>Ako čekaš spravu, pitaj. Ako te pitaju, odgovori brojem serija, a ne uzdahom. Još bolje, ponudi da radite naizmenično: dok se jedan odmara, drugi vežba. Tako su nastala mnoga prijateljstva i bar jedan brak na Banjici.</p>
<h2>4. Telefon ide na pauzu kad i ti</h2>
<p>Pogledaj poruku između serija, u redu je. Ali klupa nije fotelja, a razgovor sa majstorom za veš-mašinu ide u hodnik. Ako snimaš svoju tehniku, proveri ko je u kadru i pitaj pre nego što pritisneš dugme.</p>
<h2>5. Savet samo na zahtev</h2>
<p>Možda zaista znaš kako se radi mrtvo dizanje. Ipak sačekaj da te neko pita. Ako vidiš da će se neko povrediti, pozovi trenera, zato je tu. Za sve ostalo postoje slušalice, i ljudi ih ne nose slučajno.</p>
<h2>6. Ne ulazi između čoveka i ogledala</h2>
<p>Ogledalo služi da se vidi tehnika. Kad neko radi seriju, obiđi ga sa strane, na razdaljini ispružene ruke sa tegom. Dve sekunde tvog strpljenja vrede više od njegovog prekinutog ponavljanja.</p>
<h2>7. Otkaži ako ne dolaziš</h2>
<p>Mesto na grupnom treningu nije rezerva za svaki slučaj. Ako znaš da nećeš stići, otkaži čim saznaš i neko će se obradovati. A ako dolaziš, prijavi se bar pola sata ranije i uđi pre zagrevanja, jer je ono deo treninga, a ne najava.</p>
<h2>I jedno za kraj</h2>
<p>Svi smo nekad seli na spravu naopačke i pravili se da tako treba. Ako vidiš nekog novog kako čita uputstvo sa izrazom lica kao pred ugradnju kuhinje, osmehni se. Ako si ti taj neko, pitaj bilo koga u majici trenera, ili dođi na <a href="/gym-services#small">trening u maloj grupi</a> gde se prva pitanja podrazumevaju. Zvanična pravila, ona sa tačkama i stavovima, stoje u <a href="/terms-and-conditions">opštim uslovima</a>.</p>`,
		en: `<p>The house rules hang by the front desk and we have all read them once. But a gym has a second code, one that nobody wrote down and everybody notices when you break it. We decided to write it down after all, before somebody falls out over a bench at six in the evening.</p>
<p>None of it is punishable. But stick to these seven points and people will save you a spot, pass you the plates and say hello in the street.</p>
<h2>1. Put the weight back where it lives</h2>
<p>The 14-kilo dumbbell has a home, and it isn’t under the bench. If you can lift it, you can return it. The same goes for the plates on the bar: whoever comes next may not be starting at your hundred.</p>
<h2>2. A towel is your ticket in</h2>
<p>Lay it on the bench before you lie down and wipe the machine when you are done. It is not about how much you sweat. It is about the fact that nobody enjoys the outline of someone else’s back.</p>
<h2>3. ‘How many have you got left?’ is a fine question</h2>
<p>If you are waiting for a machine, ask. If you are asked, answer with a number of sets rather than a sigh. Better still, offer to share: one rests while the other works. Many friendships began that way, and at least one marriage at our Banjica centre.</p>
<h2>4. Your phone rests when you rest</h2>
<p>Checking a message between sets is fine. But a bench is not an armchair, and the call with the washing-machine repairman belongs in the corridor. If you film your technique, look who is in the frame and ask before you press the button.</p>
<h2>5. Advice on request only</h2>
<p>You may well know how to deadlift. Wait to be asked all the same. If you think somebody is about to get hurt, fetch a coach; that is what they are here for. For everything else there are headphones, and people don’t wear them by accident.</p>
<h2>6. Don’t walk between a lifter and the mirror</h2>
<p>The mirror is there to check technique. When someone is mid-set, go round them, an outstretched arm and a dumbbell away. Two seconds of your patience are worth more than their ruined rep.</p>
<h2>7. If you’re not coming, cancel</h2>
<p>A place in a class is not something to keep just in case. If you know you won’t make it, cancel as soon as you know and you will make somebody’s evening. And if you are coming, book at least half an hour ahead and be there for the warm-up, because it is part of the class and not the trailer.</p>
<h2>And one for the road</h2>
<p>We have all sat on a machine back to front and pretended it was on purpose. If you see somebody new studying the instructions as though they were about to fit a kitchen, give them a smile. If that somebody is you, ask anyone in a coach’s T-shirt, or come to <a href="/en/gym-services#small">small-group training</a>, where first questions are expected. The official rules, the ones with numbered clauses, are in the <a href="/en/terms-and-conditions">terms and conditions</a>.</p>`,
	},
	picture: "blog-gym-etiquette",
	daysAgo: 71,
};
