import type { DemoStory } from "../types.ts";

export const beforeMorningTraining: DemoStory = {
	id: 9,
	header: {
		sr: "Šta jesti pre jutarnjeg treninga",
		en: "What to eat before a morning workout",
	},
	html: {
		sr: `<p>Budilnik zvoni u šest, trening je u sedam, a ti stojiš pred otvorenim frižiderom kao pred ispitnom komisijom. Banana? Jaja? Ništa? Odgovor zavisi od dve stvari: koliko imaš vremena i šta te čeka u sali. Evo kako da se odlučiš pre nego što kafa provri.</p>
<p>Jedno pravilo važi za sve: jutarnji obrok pre treninga treba da ti pomogne da se pokreneš, a ne da te zasiti do podneva. Za to postoji doručak posle.</p>
<h2>Da li moraš da jedeš?</h2>
<p>Ne moraš. Za lagan trening ili sat istezanja mnogima je dovoljna čaša vode, pogotovo posle obilne večere. Za tegove, intervale i sve posle čega se hvataš za kolena, većini prija bar zalogaj. Probaj jedno i drugo, svako po nedelju dana, pa uporedi. Tvoj stomak je bolji savetnik od bilo kog teksta, uključujući i ovaj.</p>
<h2>Imaš petnaest minuta</h2>
<p>Biraj malo i jednostavno: nešto što se brzo vari i može da se pojede poluotvorenih očiju.</p>
<ul>
<li>banana, ili pola ako je krupna;</li>
<li>kriška hleba sa medom ili džemom;</li>
<li>šaka suvog grožđa ili dve urme.</li>
</ul>
<h2>Imaš sat vremena</h2>
<p>Sada ima mesta i za malo proteina. Porcija neka ostane umerena, da ne radiš iskorake sa punim stomakom.</p>
<ul>
<li>ovsena kaša sa voćem;</li>
<li>jogurt i parče hleba;</li>
<li>tost sa jednim jajetom.</li>
</ul>
<h2>Imaš dva sata ili više</h2>
<p>Svaka čast, ili radiš od kuće. Pojedi običan doručak: jaja, hleb, sir, paradajz. Samo ostavi burek za vikend. Masna hrana se sporo vari i lako će te podsetiti na sebe usred trećeg bloka sklekova.</p>
<h2>A kafa?</h2>
<p>Kafa je u redu i mnogi se uz nju lakše pokrenu. Ali popij prvo čašu vode, jer si celu noć bez tečnosti. I isprobaj kafu na prazan stomak kod kuće, pre dana kad je na rasporedu trčanje. Objašnjenje nije potrebno.</p>
<blockquote><p>Pravilo sa recepcije: ništa novo na dan teškog treninga. Nova hrana se isprobava pred lagan.</p></blockquote>
<h2>Posle treninga</h2>
<p>Ne moraš da trčiš ka šejkeru kao da otkucava bomba. Pojedi pravi obrok kad ogladniš, najbolje u naredna dva sata: nešto sa proteinima, nešto sa ugljenim hidratima i voće ili povrće. Ako pravo sa treninga ideš na posao, na našem <a href="/other-services#health-bar">zdravom baru</a> možeš da uzmeš užinu koju nosiš sa sobom. Ako zbog zdravlja jedeš po posebnom režimu, pitaj svog lekara, on te zna bolje od nas.</p>
<p>Još uvek tražiš termin zbog kog vredi ustati u šest? <a href="/training-selection">Pomoći ćemo ti da izabereš trening</a>. Jutarnje grupe su, po našem iskustvu, najćutljivije na početku i najglasnije na kraju.</p>`,
		en: `<p>The alarm goes at six, the class is at seven, and you are standing at the open fridge as if it were an exam board. A banana? Eggs? Nothing at all? The answer depends on two things: how much time you have and what is waiting for you in the studio. Here is how to decide before the coffee is ready.</p>
<p>One thing holds for everybody: food before an early session is there to get you moving, not to keep you full until noon. That is what the second breakfast is for.</p>
<h2>Do you have to eat?</h2>
<p>You don’t. Before an easy session or an hour of stretching, plenty of people are happy with a glass of water, especially after a generous dinner. Before weights, intervals or anything that ends with hands on knees, most feel better with at least a bite. Try each for a week and compare. Your stomach is a better adviser than any article, this one included.</p>
<h2>You have fifteen minutes</h2>
<p>Keep it small and simple: something quick to digest that you can eat before you are properly awake.</p>
<ul>
<li>a banana, or half if it is a big one;</li>
<li>a slice of bread with honey or jam;</li>
<li>a handful of raisins or a couple of dates.</li>
</ul>
<h2>You have an hour</h2>
<p>Now there is room for a little protein. Keep the portion moderate, unless you enjoy lunges on a full stomach.</p>
<ul>
<li>porridge with fruit;</li>
<li>yoghurt and a piece of bread;</li>
<li>toast with one egg.</li>
</ul>
<h2>You have two hours or more</h2>
<p>Impressive, or else you work from home. Have a normal breakfast: eggs, bread, cheese, tomatoes. Just save the burek for the weekend. Fatty food takes its time, and Belgrade’s favourite pastry likes to reintroduce itself halfway through the press-ups.</p>
<h2>What about coffee?</h2>
<p>Coffee is fine, and many people find it easier to get going with one. Drink a glass of water first, though, because you have gone all night without. And do try coffee on an empty stomach at home before you try it on a day with running in the plan. We will leave it at that.</p>
<blockquote><p>A rule from the front desk: nothing new on the day of a hard session. Test new food before an easy one.</p></blockquote>
<h2>Afterwards</h2>
<p>There is no need to sprint to your shaker as if it were ticking. Eat a proper meal when you get hungry, ideally within a couple of hours: some protein, some carbohydrate, and fruit or vegetables. If you are going straight to work, our <a href="/en/other-services#health-bar">health bar</a> will pack you something to take away. If you follow a special diet for health reasons, ask your doctor, who knows you better than we do.</p>
<p>Still looking for a class worth getting up for? <a href="/en/training-selection">We can help you choose one</a>. In our experience the early groups are the quietest at the start and the loudest at the end.</p>`,
	},
	picture: "blog-before-morning-training",
	daysAgo: 10,
};
