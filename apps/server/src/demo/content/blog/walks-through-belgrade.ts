import type { DemoStory } from "../types.ts";

export const walksThroughBelgrade: DemoStory = {
	id: 3,
	header: {
		sr: "Pet šetnji kroz beogradske kvartove",
		en: "Five walks through Belgrade’s quarters",
	},
	html: {
		sr: `<p>Dan bez treninga ne mora da bude dan bez kretanja. Hodanje ne traži ni opremu ni termin, ni da nekome objašnjavaš zašto to radiš, a u Beogradu ti uz svaki kilometar sleduju uzbrdica, pekara i pas koji te prati do ćoška. Izabrali smo pet ruta, svaku pored jednog našeg centra.</p>
<p>Nijedna ne traži ni planinarske cipele ni ceo slobodan dan. Trebaju ti samo udobne patike, flašica vode i dogovor sa sobom da nazad ne ideš autobusom.</p>
<h2>Zemun: od Gardoša do Ušća</h2>
<p>Popni se kaldrmom do kule na Gardošu, udahni, pa siđi na kej i prati Dunav sve do Ušća. Ima oko pet kilometara i posle prvog spusta je potpuno ravno. Idealno za one koji hoće da hodaju brzo i gledaju daleko.</p>
<h2>Blokovi: Savski kej</h2>
<p>Kreni kod Bloka 45 i idi uz reku do Bloka 70, pa nazad. Oko sat vremena brzog hoda, bez ijednog semafora. Sa jedne strane su splavovi, sa druge dovoljno solitera da njima meriš napredak: danas do petog, sledeće nedelje do osmog.</p>
<h2>Vračar: Hram, Čubura, Crveni krst</h2>
<p>Od Hrama Svetog Save preko Čubure do Crvenog krsta, pa nazad pored Kalenić pijace. Kratko je, ali ništa na Vračaru nije ravno. Računaj četrdesetak minuta i jednu kesu voća koju nosiš do kuće, što se vodi kao trening snage.</p>
<h2>Zvezdara: šuma iznad grada</h2>
<p>Zvezdarska šuma ima staze na kojima lako zaboraviš da si u gradu, i uspone zbog kojih se brzo setiš da imaš listove. Napravi krug oko Opservatorije. Ako ti posle toga ostane snage, <a href="/padel">padel tereni</a> su u komšiluku.</p>
<h2>Banjica: krug po hladovini</h2>
<p>Banjička šuma je mala, ali je gusta, puna ptica i leti hladnija od ulice. Hodaj u krugovima po dvadeset minuta. Zemljana staza je blaga prema kolenima, samo posle kiše ponesi patike koje ne žališ.</p>
<h2>Kako da se šetnja računa</h2>
<ul>
<li><strong>Tempo:</strong> dovoljno brzo da možeš da pričaš, ali ne i da pevaš. Komšije će to umeti da cene.</li>
<li><strong>Vreme:</strong> pola sata je sjajno, a tri puta po deset minuta je sasvim pošteno.</li>
<li><strong>Uzbrdica:</strong> kraći korak, trup blago napred, ruke rade.</li>
<li><strong>Telefon:</strong> u džepu. Ovaj tekst možeš da pročitaš i na klupi.</li>
</ul>
<p>Hodanje ne zamenjuje trening snage, ali mu je odličan komšija: razmrda noge posle čučnjeva i provetri glavu posle sastanaka. Ubaci ga između dva treninga i videćeš da ti se odmor više ne svodi na kauč.</p>
<p>A kad padne kiša, košava zaurla ili se smrkne pre nego što izađeš sa posla, traka za hodanje te čeka pod krovom. Pogledaj koji ti je <a href="/clubs">centar najbliži</a>. Ako do njega dođeš peške, zagrevanje je već obavljeno.</p>`,
		en: `<p>A day without training doesn’t have to be a day without moving. Walking needs no kit and no booking, and nobody asks why you are doing it. In Belgrade every kilometre also comes with a hill, a bakery and a dog that escorts you to the corner. We picked five routes, each one near one of our centres.</p>
<p>None of them calls for hiking boots or a whole day off. Comfortable shoes, some water and a promise not to take the bus back will do.</p>
<h2>Zemun: from Gardoš to Ušće</h2>
<p>Climb the cobbles to the tower on Gardoš, catch your breath, then drop down to the quay and follow the Danube all the way to Ušće, where it meets the Sava. It is about five kilometres, and completely flat once you are down. Ideal if you like to walk fast and look far.</p>
<h2>Blokovi: the Sava quay</h2>
<p>Start at Block 45, follow the river to Block 70 and turn back. About an hour at a brisk pace without a single traffic light. You have river barges on one side and, on the other, enough tower blocks to measure your progress: five today, eight next week.</p>
<h2>Vračar: temple, Čubura, Crveni krst</h2>
<p>From the Temple of Saint Sava through Čubura to Crveni krst, and back past Kalenić market. It is short, but nothing in Vračar is level. Allow forty minutes or so and one bag of fruit to carry home, which we count as strength training.</p>
<h2>Zvezdara: the forest above the city</h2>
<p>Zvezdara forest has paths where you forget there is a city at all, and climbs that remind you that you have calves. Make a loop round the Observatory. If you still have something left, the <a href="/en/padel">padel courts</a> are in the neighbourhood.</p>
<h2>Banjica: laps in the shade</h2>
<p>Banjica wood is small but dense, full of birds and in summer cooler than the street. Walk laps of twenty minutes. The earth path is kind to your knees; after rain, just wear shoes you are not fond of.</p>
<h2>How to make it count</h2>
<ul>
<li><strong>Pace:</strong> fast enough that you can talk but not sing. The neighbours will appreciate that.</li>
<li><strong>Time:</strong> half an hour is splendid, and three lots of ten minutes are perfectly respectable.</li>
<li><strong>Uphill:</strong> shorten your stride, lean in a little, use your arms.</li>
<li><strong>Phone:</strong> in your pocket. You can finish reading this on a bench.</li>
</ul>
<p>Walking doesn’t replace strength training, but the two make excellent neighbours: it loosens the legs after squats and airs the head after meetings. Put a walk between two sessions and rest days will no longer mean the sofa.</p>
<p>And when it rains, when the košava wind howls or when it gets dark before you leave work, there is a treadmill waiting under a roof. Find <a href="/en/clubs">the centre nearest you</a>. If you come on foot, you have already warmed up.</p>`,
	},
	picture: "blog-walks-through-belgrade",
	daysAgo: 90,
};
