import type { DemoStory } from "../types.ts";

export const backAfterOffice: DemoStory = {
	id: 7,
	header: {
		sr: "Leđa posle osam sati u kancelariji",
		en: "Your back after eight hours at a desk",
	},
	html: {
		sr: `<p>U devet sediš kao na fotografiji iz kataloga nameštaja. U jedanaest si za nijansu bliže ekranu. U pola pet te od račića razlikuje samo to što račiću ne stižu mejlovi. Leđima retko smeta jedan pogrešan položaj, mnogo češće to što ga ne menjaš. Zato ne moraš da sediš savršeno, nego ređe i kraće.</p>
<p>U nastavku je ono što možeš da uradiš danas, u cipelama, između dva sastanka, i ono što će ti pomoći na duže staze.</p>
<h2>Najbolji položaj je sledeći</h2>
<p>Nema stolice koja će za tebe odraditi kretanje. Podesi monitor tako da mu gornja ivica bude otprilike u visini očiju, stopala spusti na pod i onda to udobno mesto redovno napuštaj. Na svakih pola sata ustani bar na minut. Telefoniraj stojeći, štampaj na drugom spratu, kafu ne naručuj nego idi po nju.</p>
<h2>Pet minuta pored stola</h2>
<p>Ove vežbe se mogu raditi u košulji i kolege će se navići. Radi polako, u opsegu koji prija:</p>
<ol>
<li><strong>Otvaranje grudi.</strong> Spoji ruke iza leđa, spusti ramena i pogledaj malo naviše. Pet mirnih udaha.</li>
<li><strong>Rotacija na stolici.</strong> Obe noge na podu, okreni grudni koš na jednu pa na drugu stranu. Po osam puta.</li>
<li><strong>Pregib iz kukova.</strong> Osloni se dlanovima o sto, idi kukovima unazad dok ne osetiš zadnju ložu. Zadrži pola minuta.</li>
<li><strong>Iskorak u mestu.</strong> Jedna noga napred, zategni zadnjicu one pozadi. Po pola minuta na svakoj strani, kukovi se tome ceo dan nadaju.</li>
<li><strong>Ustani i sedi.</strong> Deset puta, bez pomoći ruku. To je čučanj u poslovnom izdanju.</li>
</ol>
<h2>A posle posla?</h2>
<p>Istezanje donosi predah, ali leđa dugoročno vole snagu. Dva treninga nedeljno su odličan početak, a četiri pokreta obave najveći deo posla: veslanje ili povlačenje na sajli, mrtvo dizanje sa malom težinom, plank i nošenje tegova u hodu. Ovo poslednje već radiš od pijace do kuće, samo bez ogledala.</p>
<p>Ako više voliš da ti neko govori šta sledi, probaj BodyBalance ili CXWorx iz <a href="/les-mills-trainings">Les Mills programa</a>. Prvi je smiren i traži pokretljivost, drugi je kratak i gađa trup. A ako hoćeš da ti trener podesi svaki pokret, pogledaj <a href="/gym-services#small">treninge u malim grupama</a>.</p>
<h2>Kad vežbe nisu odgovor</h2>
<p>Ukočenost na kraju dana je jedno. Bol koji ne prolazi, koji te budi noću, spušta se niz nogu ili dolazi sa trnjenjem je nešto drugo i sa njim se ide kod lekara, a ne na internet. Trener će te radije sačekati dve nedelje nego gledati kako stiskaš zube.</p>
<p>Za početak, dok čitaš ovu rečenicu: spusti ramena. Eto, trening je počeo. Za nastavak ti je tu <a href="/free-training">probni termin</a> u centru koji ti je usput.</p>`,
		en: `<p>At nine you sit like someone in an office furniture brochure. By eleven you are a shade closer to the screen. By half past four the only difference between you and a prawn is that the prawn gets fewer e-mails. Backs rarely mind one wrong position; what they mind is never leaving it. So you don’t have to sit perfectly, just less often and not for so long.</p>
<p>Below is what you can do today, in office shoes, between two meetings, and what will help in the long run.</p>
<h2>The best posture is the next one</h2>
<p>No chair will do your moving for you. Set the top edge of the monitor at roughly eye level, put your feet on the floor, and then leave that comfortable spot regularly. Stand up for at least a minute every half hour. Take calls on your feet, use the printer on the other floor, fetch your own coffee.</p>
<h2>Five minutes beside the desk</h2>
<p>You can do these in a shirt, and your colleagues will get used to it. Go slowly and stay within a comfortable range:</p>
<ol>
<li><strong>Chest opener.</strong> Clasp your hands behind your back, drop your shoulders and look slightly up. Five calm breaths.</li>
<li><strong>Seated twist.</strong> Both feet down, turn your ribcage to one side, then the other. Eight each way.</li>
<li><strong>Hip hinge.</strong> Palms on the desk, push your hips back until you feel the hamstrings. Hold for half a minute.</li>
<li><strong>Standing split stance.</strong> One foot forward, squeeze the glute of the leg behind. Half a minute a side; your hips have been hoping for this all day.</li>
<li><strong>Stand up, sit down.</strong> Ten times, no hands. It is a squat in business dress.</li>
</ol>
<h2>And after work?</h2>
<p>Stretching buys you some relief, but in the long run backs like strength. Two sessions a week are a fine start, and four movements do most of the work: rows or cable pulls, light deadlifts, planks, and carrying weights while you walk. You already do that last one on the way home from the market, only without the mirrors.</p>
<p>If you would rather be told what comes next, try BodyBalance or CXWorx from the <a href="/en/les-mills-trainings">Les Mills programmes</a>. The first is calm and works on mobility; the second is short and aims at the core. And if you want a coach to check every movement, have a look at <a href="/en/gym-services#small">small-group training</a>.</p>
<h2>When exercise is not the answer</h2>
<p>Feeling stiff at the end of the day is one thing. Pain that does not go away, wakes you at night, travels down a leg or comes with tingling is another, and it belongs with a doctor rather than a search engine. Your coach would sooner wait two weeks for you than watch you grit your teeth.</p>
<p>To begin with, as you read this sentence, let your shoulders drop. There, you have started. When you are ready for more, book a <a href="/en/free-training">trial session</a> at whichever centre is on your way home.</p>`,
	},
	picture: "blog-back-after-office",
	daysAgo: 26,
};
