import { globSync, readFileSync } from "node:fs";
import { maximumBookingDays } from "@kvart/contract/booking";
import { verifyLinkHours } from "@kvart/contract/members";
import { parseHours } from "@kvart/contract/opening-hours";
import { expect, test } from "vitest";
import { clubs } from "./clubs.ts";
import { freestyleTrainings } from "./freestyle-trainings.ts";
import { padel } from "./padel.ts";
import { priceGroups } from "./price-list.ts";
import { trainers } from "./trainers.ts";
import { trainings } from "./trainings.ts";

/** Everything that visitors read: the demo's content and the site's own texts. */
const files = [
	...globSync("apps/server/src/demo/content/**/*.ts", { exclude: ["**/*.test.ts"] }),
	...globSync("apps/web/app/messages/*/*.json"),
	"packages/contract/src/pages.ts",
	...globSync("apps/web/app/features/**/*.server.ts"),
];
const texts = files.map((file) => [file, readFileSync(file, "utf8")] as const);

const numbers: Record<string, number> = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	minut: 1,
	minute: 1,
	jedan: 1,
	dva: 2,
	tri: 3,
	četiri: 4,
	dvoje: 2,
	troje: 3,
	petoro: 5,
	šestoro: 6,
	osam: 8,
	eight: 8,
	četvoro: 4,
	pet: 5,
	šest: 6,
	sedam: 7,
	dvadeset: 20,
	twenty: 20,
	trideset: 30,
	thirty: 30,
};

const counted = `(?<!\\p{L})(\\d+|${Object.keys(numbers).join("|")})`;

/** `2.500`, `2,500` or a word. */
function valueOf(text: string): number {
	return numbers[text.toLowerCase()] ?? Number(text.replace(/[.,](?=\d{3})/g, ""));
}

const priced = (unit: string, ...titles: string[]) =>
	priceGroups
		.filter(({ title }) => titles.includes(title.sr))
		.flatMap(({ items }) => items)
		.filter((item) => item.unit.sr === unit)
		.map(({ price }) => price);
const offer = priceGroups.find(({ title }) => title.sr === "Mesec bez pauze")?.items ?? [];
const offerPrices = offer.map(({ price }) => price);
const minutesOf = (name: string) => trainings.find(({ name: { sr } }) => sr === name)?.duration ?? 0;
const massageMinutes = priceGroups
	.filter(({ title }) => title.sr === "Masaža")
	.flatMap(({ items }) => items)
	.map(({ title }) => Number(/(\d+) minuta/.exec(title.sr)?.[1]));

/** Each fact, and the ways in which texts state it; the group of a pattern is the number. */
const facts: [name: string, values: readonly number[], patterns: RegExp[]][] = [
	[
		"freestyle classes",
		[freestyleTrainings.length],
		[
			new RegExp(`${counted} (?:različitih )?(?:freestyle|grupnih) treninga`, "giu"),
			new RegExp(`${counted} (?:different )?(?:freestyle|group) (?:classes|sessions)`, "giu"),
		],
	],
	[
		"Les Mills programmes",
		[trainings.filter(({ trainingType }) => trainingType === "lesmills").length],
		[
			new RegExp(`${counted} (?:licenciranih )?Les Mills programa`, "gu"),
			new RegExp(`${counted} (?:licensed )?Les Mills programmes`, "gu"),
		],
	],
	[
		"the price of the unlimited offer",
		[Math.min(...offerPrices)],
		[
			/već od (?:<strong>)?(\d{1,3}(?:\.\d{3})*)(?:<\/strong>)? ?(?:RSD|dinara)/g,
			/from (?:<strong>)?RSD (\d{1,3}(?:,\d{3})*)/g,
			/(\d{1,3}(?:\.\d{3})*) RSD u centrima koji imaju samo grupne/g,
			/RSD (\d{1,3}(?:,\d{3})*) where there are only group classes/g,
		],
	],
	[
		"the price of the unlimited offer with everything",
		[Math.max(...offerPrices)],
		[/(\d{1,3}(?:\.\d{3})*) RSD tamo gde/g, /RSD (\d{1,3}(?:,\d{3})*) where the gym, the cardio zone/g],
	],
	[
		"minutes to create an account",
		[1],
		[
			/[Nn]alog\p{L}* (?:napraviš )?za (minut)(?!\p{L})/gu,
			/[Cc]reat\p{L}* (?:an|your KVART) account (?:in|takes) (?:a )(minute)/gu,
		],
	],
	["how long before the start to sign up", [30], [/najkasnije (\d+) minuta pre/g, /at least (\d+) minutes before/g]],
	["days that members book ahead", [maximumBookingDays], [/i za narednih (\d+) dana/g, /book the next (\d+) days/g]],
	[
		"padel courts",
		[padel.courts],
		[new RegExp(`${counted} (?:padel )?terena`, "giu"), new RegExp(`${counted} (?:padel )?courts`, "giu")],
	],
	[
		"minutes of a massage",
		massageMinutes,
		[
			/masaža, (\d+) minuta/gi,
			/massage, (\d+) minutes/gi,
			/Tretmani od (\d+) i \d+ minuta/g,
			/Tretmani od \d+ i (\d+) minuta/g,
			/value: \{ sr: "(\d+) min", en: "\d+ min" \},\s+title: \{ sr: "Masaža"/g,
		],
	],
	[
		"minutes of personal training",
		[minutesOf("Personalni trening")],
		[/Ti i trener, (\d+) minuta/g, /You and a coach for (\d+) minutes/g],
	],
	[
		"sessions in packages",
		priceGroups
			.filter(({ title }) => ["Personalni treninzi", "Male grupe"].includes(title.sr))
			.flatMap(({ items }) => items)
			.map(({ title }) => Number(/^Paket od (\d+)/.exec(title.sr)?.[1] ?? 0))
			.filter((count) => count > 0),
		[
			/paket\p{L}* od (\d+) (?:ili|i) \d+ treninga/giu,
			/paket\p{L}* od \d+ (?:ili|i) (\d+) treninga/giu,
			/packages? of (\d+) (?:or|and) \d+/gi,
			/packages? of \d+ (?:or|and) (\d+)/gi,
		],
	],
	// The customer's rules.
	["sessions left for a freeze", [6], [/više od (\d+) treninga/g, /more than (\d+) sessions/g]],
	[
		"days until a locker is emptied or a complaint answered",
		[7],
		[
			/(?:Na svaki prigovor odgovaramo|dogodilo\. Odgovaramo) u roku od (\d+) dana/g,
			/reply(?: to every complaint)? within (\d+) days/g,
			/isprazni u roku od (\d+) dana/g,
			/emptied within (\d+) days/g,
			/posle (\d+) dana ga praznimo/g,
			/after (\d+) days we empty/g,
		],
	],
	[
		"days until a complaint is settled",
		[14],
		[/(?:slučaj rešavamo|rešavamo ga) u roku od (\d+)/g, /(?:settle the matter|resolve it) within (\d+)/g],
	],
	[
		"hours that the link of a mail works",
		[verifyLinkHours],
		[/Link važi (\d+) sat/g, /link works for (\d+) hours/g, /u narednih (\d+) sat/g, /Open it within (\d+) hours/g],
	],
	[
		"people in a small group",
		[3, 4],
		[
			new RegExp(`najviše ${counted}(?= ljudi| na jednog| ili)`, "giu"),
			new RegExp(`${counted} ljudi na jednog trenera`, "giu"),
			new RegExp(`${counted} people(?: per coach)? at most`, "giu"),
			new RegExp(`at most (?:three or )?${counted} people`, "giu"),
			new RegExp(`group of ${counted} at most`, "giu"),
		],
	],
	[
		"clubs with massage",
		[clubs.filter(({ massage }) => massage).length],
		[/masaža u (\p{L}+) centara/giu, /massage at (\p{L}+) centres/giu],
	],
	[
		"clubs with classes",
		[clubs.filter(({ rooms }) => rooms.length > 0).length],
		[/naših (\p{L}+) fitnes centara/gu, /our (\p{L}+) fitness centres/gu],
	],
];

test.each(facts)("all texts agree on %s", (_name, values, patterns) => {
	expect(values.every((value) => value > 0)).toBe(true);
	for (const pattern of patterns) {
		const stated = texts.flatMap(([file, text]) =>
			[...text.matchAll(pattern)].map(([words, number]) => ({ file, words, value: valueOf(number ?? "") })),
		);
		expect(stated, `no text says ${pattern}`).not.toEqual([]);
		expect(stated.filter(({ value }) => !values.includes(value))).toEqual([]);
	}
});

test("the trial session is free for everyone: no text makes it depend on joining", () => {
	const conditional = [
		/ako se učlani[^.]*, probni[^.]*besplat/giu,
		/probni[^.]*besplat[^.]*(?:samo )?ako se učlani(?![^.]*(?:teče|računa))/giu,
		/if [^.]*join[^.]*, the trial[^.]*free/gi,
	];
	const wrong = texts.flatMap(([file, text]) =>
		conditional.flatMap((pattern) => Array.from(text.matchAll(pattern), ([words]) => `${file}: ${words}`)),
	);
	expect(wrong).toEqual([]);
});

test("a package costs what its note says for one session", () => {
	for (const { items } of priceGroups) {
		for (const { title, note, price } of items) {
			const count = Number(/(?:Paket od )(\d+)/.exec(title.sr)?.[1]);
			const each = /(\d{1,3}(?:\.\d{3})*) RSD po (?:treningu|minutu|tretmanu)/.exec(note.sr)?.[1];
			const english = /RSD (\d{1,3}(?:,\d{3})*) (?:per|each)/.exec(note.en)?.[1];
			if (!each) continue;
			expect([valueOf(each) * count, valueOf(english ?? "") * count], title.sr).toEqual([price, price]);
		}
	}
});

test("small groups last as long in the price list as in their description", () => {
	const [single] = priceGroups.find(({ title }) => title.sr === "Male grupe")?.items ?? [];
	expect(single?.note.sr).toBe(`${minutesOf("Trening u maloj grupi")} minuta`);
	expect(priced("po osobi", "Male grupe")).toHaveLength(1);
});

test("answers about padel name the prices of the list", () => {
	const answers = padel.questions.map(({ answer }) => answer);
	const listed = [...padel.prices, ...padel.rental].map(({ price }) => price);
	const shared = Math.max(...padel.prices.map(({ price }) => price)) / 4;
	for (const answer of answers) {
		for (const [, number] of answer.sr.matchAll(/(\d{1,3}(?:\.\d{3})*) RSD/g))
			expect([...listed, shared]).toContain(valueOf(number ?? ""));
		for (const [, number] of answer.en.matchAll(/RSD (\d{1,3}(?:,\d{3})*)/g))
			expect([...listed, shared]).toContain(valueOf(number ?? ""));
	}
});

test("the padel club is open as long as its courts", () => {
	const club = clubs.find(({ offers }) => offers.includes("padel"));
	const [, weekdays, weekends] = padel.hours.map(({ hours }) => parseHours(hours));
	for (const [open, courts] of [
		[club?.weekdays, weekdays],
		[club?.saturday, weekends],
		[club?.sunday, weekends],
	] as const) {
		expect(parseHours(open ?? "")?.opens).toBeLessThanOrEqual(courts?.opens ?? 0);
		expect(parseHours(open ?? "")?.closes).toBe(courts?.closes);
	}
});

const offered = { gym: "teretana", cardio: "kardio zona", fitness: "grupni treninzi" };

test("the unlimited offer names every open club, with all that it has", () => {
	for (const { name, offers } of clubs.filter(({ comingSoon }) => !comingSoon)) {
		const own = (["gym", "cardio", "fitness"] as const)
			.filter((one) => offers.includes(one))
			.map((one) => offered[one]);
		const items = offer.filter(({ title }) => title.sr.split(/, | ili /).includes(name));
		expect(
			items.map(({ note }) => note.sr.toLowerCase().split(/, | i /)),
			name,
		).toEqual([own]);
	}
});

test("the unlimited offer with a gym costs more than sixteen visits before 16 h", () => {
	const offPeak = priceGroups.flatMap(({ items }) => items).find(({ title }) => title.sr === "Članarina do 16 h");
	const withGym = offer.filter(({ note }) => note.sr.startsWith("Teretana"));
	expect(withGym.length).toBeGreaterThan(0);
	for (const { price, title } of withGym) expect(price, title.sr).toBeGreaterThan(offPeak?.price ?? Infinity);
});

const taught = (club: string) => {
	const gymId = clubs.find(({ name }) => name === club)?.id ?? 0;
	const ids = trainers.filter((trainer) => trainer.clubs.includes(gymId)).flatMap((trainer) => trainer.trainings);
	return trainings.filter(({ id, trainingType }) => trainingType === "lesmills" && ids.includes(id));
};

test("texts name the Les Mills programmes that the coaches of a club teach", () => {
	const texted = [
		[/Navigator\p{L}* (?:se drže|ima) ([^,:]+), a (?:u )?Prvomajsk\p{L}+ ([^,:]+):/gu, / i /],
		[/Navigator runs ([^,;]+), Prvomajska ([^,;]+);/gu, / and /],
	] as const;
	for (const [pattern, separator] of texted) {
		const found = texts.flatMap(([, text]) => [...text.matchAll(pattern)]);
		expect(found, String(pattern)).toHaveLength(2);
		for (const [, navigator = "", prvomajska = ""] of found) {
			expect(navigator.split(separator)).toEqual(taught("Navigator").map(({ name }) => name.sr));
			expect(prvomajska.split(separator)).toEqual(taught("Prvomajska").map(({ name }) => name.sr));
		}
	}
	for (const club of ["Zemun", "Blokovi"]) expect(taught(club)).toHaveLength(5);
});

test("individual training is the same everywhere: on your own, with a plan of the coach on duty", () => {
	const about = texts.flatMap(([file, text]) =>
		Array.from(text.matchAll(/Individualn(?:i trening"|o treniraš).{0,900}/gsu), ([words]) => ({ file, words })),
	);
	expect(about).toHaveLength(5);
	for (const { file, words } of about) {
		expect(words, file).toMatch(/samostalno/u);
		expect(words, file).toMatch(/dežurn\p{L}+ trener/u);
		expect(words, file).toMatch(/plan/u);
	}
});

const named = (has: (club: (typeof clubs)[number]) => boolean) =>
	clubs
		.filter(has)
		.map(({ name }) => name)
		.toSorted();

const listsIn = (pattern: RegExp) =>
	texts.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, list]) => (list ?? "").split(/, | i /).toSorted()));

test("lists of clubs name those that have it", () => {
	const expected = [
		[/CXWorx u centrima ([^.,]+), po rasporedu\./g, named(({ lesMills, rooms }) => lesMills && rooms.length > 0)],
		[/(?:^|")U centrima ([^.]+)\. Termin zakaži/gm, named(({ massage }) => massage)],
		[/freestyle treninga u centrima ([^.]+)\./g, named(({ rooms }) => rooms.length > 0)],
	] as const;
	for (const [pattern, clubNames] of expected) {
		const lists = listsIn(pattern);
		expect(lists.length, String(pattern)).toBeGreaterThan(0);
		for (const list of lists) expect(list).toEqual(clubNames);
	}
});

const walk = (text: string) => /(\p{L}+) minut\p{L}* (?:hoda|peške)/u.exec(text)?.[1];

test("a club that names the way to its stop among its offers names the same minutes twice", () => {
	const stated = clubs.flatMap(({ slug, stop, properties }) =>
		properties.filter(({ sr }) => /staje/.test(sr)).map(({ sr }) => [slug, walk(sr), walk(stop.sr)] as const),
	);
	expect(stated.length).toBeGreaterThan(1);
	for (const [slug, minutes, told] of stated) expect(minutes, slug).toBe(told);
});
