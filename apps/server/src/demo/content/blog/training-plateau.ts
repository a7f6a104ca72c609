import type { DemoStory } from "../types.ts";

export const trainingPlateau: DemoStory = {
	id: 1,
	header: {
		sr: "Kad tegovi prestanu da rastu",
		en: "When the weights stop going up",
	},
	html: {
		sr: `<p>Prva tri meseca svake nedelje dodaješ po kilogram i već razmišljaš o olimpijskoj normi. Onda jednog utorka šipka kaže: ne. Sledećeg utorka opet. To je plato, mesto na koje svi stignu, a niko odatle ne kači fotografije. Evo kako se sa njega silazi, i to na gornju stranu.</p>
<p>Trik uglavnom nije u tome da se jače stisnu zubi. Trik je da nađeš ono jedno što fali, a to je češće jastuk ili beležnica nego nova sprava.</p>
<h2>Prvo proveri da li je to zaista plato</h2>
<p>Dva slaba treninga nisu zastoj, nego život. Ako tri ili četiri nedelje zaredom ne pomeriš ni težinu ni broj ponavljanja, onda da. Da bi to uopšte moglo da se proveri, moraš da zapisuješ. Beležnica, telefon, poleđina računa, svejedno. Pamćenje je u teretani poznati lažov i uvek zaokružuje naviše.</p>
<h2>Najčešći krivci ne stoje na stalku</h2>
<ul>
<li><strong>San.</strong> Šest sati u proseku je tanko za nekoga ko hoće da bude jači.</li>
<li><strong>Hrana.</strong> Ako već mesecima jedeš malo, telo nema od čega da gradi.</li>
<li><strong>Preskakanje.</strong> Plan kaže tri treninga, kalendar kaže jedan i po.</li>
<li><strong>Isti trening od prošlog leta.</strong> Telo ga je naučilo napamet i sada samo recituje.</li>
</ul>
<h2>Pet načina da pomeriš stvar</h2>
<ol>
<li><strong>Dodaj ponavljanje umesto tega.</strong> Kad sa istom težinom umesto osam uradiš deset, vreme je za sledeći mali teg.</li>
<li><strong>Koristi najmanje ploče.</strong> One od kilogram i četvrt nisu ukras. Napredak od dva i po kilograma mesečno je trideset godišnje.</li>
<li><strong>Odmaraj se duže.</strong> Kod teških serija sačekaj dva do tri minuta. Nije lenjost, tako se skuplja snaga za sledeću.</li>
<li><strong>Promeni varijantu, ne cilj.</strong> Čučanj sa šipkom napred, potisak sa bučicama, mrtvo dizanje sa pauzom. Četiri do šest nedelja, pa nazad na staro.</li>
<li><strong>Uzmi lakšu nedelju.</strong> Isti raspored, manje serija i manja težina. Mnogi posle nje bez drame dignu ono što ih je mesec dana nerviralo.</li>
</ol>
<p>Izaberi jedno i drži se toga bar tri nedelje. Ako promeniš sve odjednom, nećeš znati šta je upalilo.</p>
<h2>Neka te neko pogleda</h2>
<p>Ponekad je problem u pokretu koji ne vidiš: dubina čučnja, putanja šipke, stopalo koje beži. Jedan pogled sa strane zna da otključa ono što pet novih programa nije. Zato postoje <a href="/gym-services#personal">personalni treninzi</a>, a ako ti je draže društvo, <a href="/gym-services#small">male grupe</a> sa najviše četvoro ljudi na jednog trenera.</p>
<h2>I malo perspektive</h2>
<p>Zastoj znači da je dobar deo puta već iza tebe. Pogledaj prvu stranu beležnice: ono što ti je tada bilo maksimum, danas ti je zagrevanje. Snaga ne raste kao lift, nego kao stepenice, i svaka ima ravan deo na kome se stoji. Ako ti na njemu postane dosadno, <a href="/training-selection">probaj nešto sasvim drugo</a> na mesec dana. Šipka će te sačekati, ona nema kud.</p>`,
		en: `<p>For the first three months you add a kilo every week and begin to wonder about Olympic qualifying standards. Then one Tuesday the bar says no. Next Tuesday it says no again. Welcome to the plateau, a place everybody visits and nobody posts pictures from. Here is how to leave it, preferably by the upper exit.</p>
<p>The trick is rarely to grit your teeth harder. It is to find the one thing that is missing, which is more often a pillow or a notebook than a new machine.</p>
<h2>First, make sure it is one</h2>
<p>Two poor sessions aren’t a plateau; they are life. Three or four weeks in a row without moving either the weight or the number of repetitions, on the other hand, qualify. To know that, you have to write things down. A notebook, your phone, the back of a receipt, it doesn’t matter. Memory is a notorious liar in the gym, and it always rounds up.</p>
<h2>The usual suspects aren’t on the rack</h2>
<ul>
<li><strong>Sleep.</strong> An average of six hours is thin for someone who wants to get stronger.</li>
<li><strong>Food.</strong> If you have been eating very little for months, your body has nothing to build with.</li>
<li><strong>Attendance.</strong> The plan says three sessions, the calendar says one and a half.</li>
<li><strong>The same workout since last summer.</strong> Your body has learnt it by heart and is merely reciting.</li>
</ul>
<h2>Five ways to get moving</h2>
<ol>
<li><strong>Add a rep instead of a plate.</strong> When eight becomes ten at the same weight, you have made room for the next small plate.</li>
<li><strong>Use the smallest plates.</strong> The ones of a kilo and a quarter aren’t ornaments. Two and a half kilos a month make thirty a year.</li>
<li><strong>Rest for longer.</strong> Between heavy sets, wait two to three minutes. That isn’t idling; it is how you gather strength for the next one.</li>
<li><strong>Change the variation, not the goal.</strong> Front squats, dumbbell presses, paused deadlifts. Four to six weeks, then back to the original.</li>
<li><strong>Take a lighter week.</strong> Same timetable, fewer sets, less weight. Many people come back and calmly lift what had been annoying them for a month.</li>
</ol>
<p>Pick one and stay with it for at least three weeks. Change everything at once and you will never know what worked.</p>
<h2>Have somebody watch you</h2>
<p>Sometimes the trouble is in a movement you can’t see: the depth of a squat, the path of the bar, a foot that wanders. One look from the side can unlock what five new programmes could not. That is what <a href="/en/gym-services#personal">personal training</a> is for, or, if you prefer company, <a href="/en/gym-services#small">small groups</a> of no more than four people per coach.</p>
<h2>And a little perspective</h2>
<p>Being stuck means you have already got somewhere. Look at the first page of that notebook: what used to be your maximum is now your warm-up. Strength doesn’t rise like a lift; it climbs like a staircase, and every stair has a flat bit to stand on. If you get bored there, <a href="/en/training-selection">try something completely different</a> for a month. The bar will wait. It has nowhere else to be.</p>`,
	},
	picture: "blog-training-plateau",
	daysAgo: 140,
};
