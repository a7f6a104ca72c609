import type { DemoStory } from "../types.ts";

export const firstKettlebellTraining: DemoStory = {
	id: 10,
	header: {
		sr: "Kako da preživiš prvi trening sa girjama",
		en: "How to survive your first kettlebell class",
	},
	html: {
		sr: `<p>Tehnika pre kilaže, disanje pre tempa. Trener sa Vračara objašnjava tri greške koje vidi svakog ponedeljka, i to obično već u drugoj seriji. Dobra vest: sve tri se ispravljaju za jedan sat. Još bolja: u utorak ćeš normalno sići niz stepenice. Dobro, skoro normalno.</p>
<p>Girja je u suštini teg sa ručkom i lošim karakterom: oprostiće ti slabu kondiciju, ali aljkavost neće. Zato krećemo od onoga što se najčešće radi naopako.</p>
<h2>Prva greška: čučanj umesto zamaha</h2>
<p>Gledan sa strane, zamah girjom liči na čučanj sa podizanjem ruku. A nije to. Pokret kreće iz kukova: guraš ih unazad kao da zadnjicom zatvaraš vrata od auta dok su ti ruke pune kesa sa pijace, a onda ih naglo ispraviš. Girju napred šalju kukovi, ruke su samo kanap.</p>
<p>Provera je jednostavna. Ako te sutradan bole ramena, a zadnja loža ćuti, dizale su ruke.</p>
<h2>Druga greška: pogrešna težina</h2>
<p>Prelaka girja je podmukla isto koliko i preteška, jer te mami da je digneš rukama. Za prvi trening žene najčešće uzimaju 8 kilograma, a muškarci 12 ili 16, ali to je polazna tačka, ne propis. Uradi deset zamaha: ako deseti liči na prvi, težina je dobra. Ako ti se leđa krive, uzmi manju. Niko ne gleda broj na girji, svi gledaju u sat.</p>
<h2>Treća greška: zadržavanje daha</h2>
<p>Kratko i oštro izdahni u trenutku kad ispraviš kukove, udahni dok se girja vraća između nogu. Da, čuje se. Cela sala zvuči kao stara lokomotiva i tako treba.</p>
<h2>Pre nego što uđeš u salu</h2>
<ul>
<li><strong>Patike sa ravnim đonom.</strong> Mekane patike za trčanje se uleknu pod težinom, pa gubiš ravnotežu.</li>
<li><strong>Bez sata i prstenja.</strong> Girja će ti se nasloniti na podlakticu, a staklo na satu tu gubi.</li>
<li><strong>Obrok na vreme.</strong> Poslednji veći obrok neka bude bar dva sata ranije. Zamah i sarma se ne vole.</li>
<li><strong>Deset minuta ranije.</strong> Reci treneru da ti je prvi put. Pokazaće ti zamah nasamo, pre gužve.</li>
</ul>
<h2>Šta te čeka sutra</h2>
<p>Upala mišića obično je najjača dan ili dva posle treninga. Laka šetnja prija više od kauča. Ako nešto boli oštro ili u samom zglobu, to nije upala: preskoči trening i proveri o čemu se radi.</p>
<p>Drugi put će sve biti lakše, a treći put ćeš već objašnjavati nekom novom kako se zatvaraju vrata od auta. Ako ne znaš da li su girje za tebe, <a href="/training-selection">odgovori na nekoliko pitanja</a> i predložićemo ti trening, ili odmah zakaži <a href="/free-training">probni</a>.</p>`,
		en: `<p>Technique before weight, breathing before speed. A coach from our Vračar centre explains the three mistakes he sees every single Monday, usually by the second set. The good news is that an hour is enough to fix all of them. The better news: on Tuesday you will manage the stairs like a normal person. Well, nearly.</p>
<p>A kettlebell is a weight with a handle and a bad temper: it will forgive poor fitness, but never sloppiness. So let us start with what usually goes wrong.</p>
<h2>Mistake one: squatting the swing</h2>
<p>From the side, a kettlebell swing looks like a squat with an arm raise on top. It isn’t. The movement starts at the hips: push them back as if you were shutting a car door with your backside because both hands are full of shopping, then snap them straight. The hips send the bell forward; your arms are just the rope.</p>
<p>There is an easy test. If your shoulders ache the next day and your hamstrings have nothing to say, your arms did the lifting.</p>
<h2>Mistake two: the wrong weight</h2>
<p>A bell that is too light is as sneaky as one that is too heavy, because it tempts you to lift it with your arms. For a first class most women pick up 8 kilos and most men 12 or 16, but treat that as a starting point rather than a rule. Do ten swings. If the tenth looks like the first, you have the right one. If your back starts to round, go lighter. Nobody is reading the number on your bell; everybody is watching the clock.</p>
<h2>Mistake three: holding your breath</h2>
<p>Breathe out, short and sharp, as the hips snap straight. Breathe in as the bell drops back between your legs. Yes, it is audible. The whole room sounds like an old steam engine, and that is how it should be.</p>
<h2>Before you walk in</h2>
<ul>
<li><strong>Flat, firm shoes.</strong> Cushioned running shoes sink under load and take your balance with them.</li>
<li><strong>No watch, no rings.</strong> The bell will rest against your forearm, and the watch glass loses that argument.</li>
<li><strong>Eat in good time.</strong> Leave at least two hours after a proper meal. Swings and a full stomach do not get on.</li>
<li><strong>Come ten minutes early.</strong> Tell the coach it is your first time and you will be shown the swing before the room fills up.</li>
</ul>
<h2>What to expect tomorrow</h2>
<p>Muscle soreness usually peaks a day or two later. A gentle walk does more for it than the sofa. If something hurts sharply, or right in a joint, that is not soreness: skip the next class and get it looked at.</p>
<p>The second time is easier, and by the third you will be explaining the car door to somebody new. Not sure kettlebells are your thing? <a href="/en/training-selection">Answer a few questions</a> and we will suggest a class, or go straight for a <a href="/en/free-training">trial session</a>.</p>`,
	},
	picture: "blog-first-kettlebell-training",
	daysAgo: 3,
};
