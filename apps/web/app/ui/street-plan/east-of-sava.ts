import type { Neighbourhood } from "./neighbourhood.ts";

// Drawn by hand: main streets by their crossings and stops. Smaller streets are left out.

const banjica: Neighbourhood = {
	center: { lat: 44.757, lng: 20.468 },
	streets: [
		{ name: "Borska", kind: "main", line: "-740,110 -600,60 -541,11 -250,-180 7,-261 168,-278 450,-272 716,-248" },
		{ name: "Crnotravska", kind: "main", line: "310,770 353,676 385,480 402,292 560,110 722,0 760,-40" },
		{ name: "Paunova", kind: "street", line: "575,95 640,230 672,340 650,440 600,560" },
		{ name: "Kragujevačkih đaka", kind: "street", line: "728,0 712,-120 716,-248 756,-324" },
	],
	areas: [
		{
			name: "Banjička šuma",
			english: "Banjica Forest",
			kind: "park",
			shape: "-760,300 -420,270 -120,330 20,520 0,800 -760,800",
			label: "-420,330",
		},
	],
};

const pionir: Neighbourhood = {
	center: { lat: 44.814, lng: 20.483 },
	streets: [
		{ name: "Bulevar despota Stefana", kind: "main", line: "-760,345 -430,352 -266,374 171,416 424,440 620,470" },
		{ name: "Cvijićeva", kind: "main", line: "-650,400 -550,226 -470,105 -236,-247 -110,-430" },
		{ name: "Čarlija Čaplina", kind: "street", line: "-236,-247 -130,-40 -55,82 20,246 40,400" },
		{
			name: "Mije Kovačevića",
			kind: "main",
			tram: true,
			line: "376,-220 467,-146 565,10 560,130 470,330 430,440",
		},
		{ name: "Ruzveltova", kind: "main", tram: true, line: "70,-700 100,-620 145,-463 281,-357 376,-220" },
	],
	areas: [
		{
			name: "Novo groblje",
			english: "New Cemetery",
			kind: "park",
			shape: "190,-470 300,-390 400,-245 480,-190 800,-210 800,-700 180,-700",
			label: "450,-380",
		},
	],
};

const vracar: Neighbourhood = {
	center: { lat: 44.7926, lng: 20.482 },
	streets: [
		{ name: "Južni bulevar", kind: "main", line: "-760,320 -657,235 -540,140 -420,80 -290,88 -190,99 -59,113" },
		{ name: "Vojislava Ilića", kind: "main", line: "-59,113 90,95 242,59 373,34 585,-108 760,-140" },
		{ name: "Maksima Gorkog", kind: "street", line: "-450,700 -380,430 -310,180 -288,88" },
		{
			name: "Gospodara Vučića",
			kind: "street",
			line: "-288,88 -225,-130 -159,-277 -102,-358 -30,-600 0,-740",
		},
	],
	areas: [],
};

const ustanicka: Neighbourhood = {
	center: { lat: 44.782, lng: 20.49 },
	streets: [
		{
			name: "Ustanička",
			kind: "main",
			tram: true,
			line: "-760,480 -610,430 -450,335 -266,255 -60,218 150,218 303,232 481,217 787,192",
		},
		{
			name: "Autoput E-75",
			english: "E-75 motorway",
			kind: "motorway",
			line: "-790,260 -560,100 -330,-60 -79,-222 300,-430 760,-690",
		},
		{ name: "Grčića Milenka", kind: "street", line: "-266,255 -225,420 -165,620 -120,760" },
	],
	areas: [],
};

const zvezdara: Neighbourhood = {
	center: { lat: 44.797, lng: 20.518 },
	streets: [
		{ name: "Milana Rakića", kind: "main", line: "-860,-115 -640,-195 -420,-290 -200,-420 -36,-539 10,-621" },
		{
			name: "Živka Davidovića",
			kind: "main",
			line: "-400,-660 -281,-628 -181,-638 -77,-650 10,-621 196,-578 480,-520 760,-490",
		},
		{ name: null, kind: "street", line: "90,760 115,565 218,315 316,-14 425,-248 535,-499" },
	],
	areas: [
		{
			name: "Zvezdarska šuma",
			english: "Zvezdara Forest",
			kind: "park",
			shape: "-900,-60 -620,-130 -380,-190 -170,-60 -60,110 60,330 40,800 -900,800",
			label: "-210,190",
		},
	],
};

const barajevo: Neighbourhood = {
	center: { lat: 44.579, lng: 20.416 },
	streets: [
		{ name: "Svetosavska", kind: "main", line: "70,780 83,698 75,500 50,320 0,110 -48,-111 -180,-280 -420,-520" },
		{ name: "Miodraga Vukovića", kind: "street", line: "45,290 280,325 515,378 760,440" },
		{ name: null, kind: "street", line: "-48,-111 180,-230 475,-385 760,-560" },
		{ name: null, kind: "street", line: "-10,90 -200,107 -430,170 -760,320" },
	],
	areas: [],
};

export const eastOfSava = [banjica, pionir, vracar, ustanicka, zvezdara, barajevo];
