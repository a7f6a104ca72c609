import type { Neighbourhood } from "./neighbourhood.ts";

// Drawn by hand: main streets by their crossings and stops, and the street of the club first. Smaller streets have no names.

const banjica: Neighbourhood = {
	center: { lat: 44.757, lng: 20.468 },
	streets: [
		{ name: "Banjičkih borova", kind: "street", line: "-250,-180 -120,-90 0,-12 130,60 270,190 402,292" },
		{ name: "Borska", kind: "main", line: "-740,110 -600,60 -541,11 -250,-180 7,-261 168,-278 450,-272 716,-248" },
		{ name: "Crnotravska", kind: "main", line: "310,770 353,676 385,480 402,292 560,110 722,0 760,-40" },
		{ name: "Paunova", kind: "street", line: "575,95 640,230 672,340 650,440 600,560" },
		{ name: "Kragujevačkih đaka", kind: "street", line: "728,0 712,-120 716,-248 756,-324" },
		{ name: null, kind: "street", line: "-541,11 -380,120 -150,160 130,60" },
		{ name: null, kind: "street", line: "130,60 168,-80 168,-278" },
		{ name: null, kind: "street", line: "270,190 200,330 60,420" },
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
		{ name: "Tribinska", kind: "street", line: "-130,-40 0,-14 180,20 370,60 562,80" },
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
		{ name: null, kind: "street", line: "180,20 150,200 171,416" },
		{ name: null, kind: "street", line: "180,20 230,-150 281,-357" },
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
		{ name: "Stare kaldrme", kind: "street", line: "-225,-130 -100,-60 0,-12 130,-15 260,10 373,34" },
		{ name: "Južni bulevar", kind: "main", line: "-760,320 -657,235 -540,140 -420,80 -290,88 -190,99 -59,113" },
		{ name: "Vojislava Ilića", kind: "main", line: "-59,113 90,95 242,59 373,34 585,-108 760,-140" },
		{ name: "Maksima Gorkog", kind: "street", line: "-450,700 -380,430 -310,180 -288,88" },
		{
			name: "Gospodara Vučića",
			kind: "street",
			line: "-288,88 -225,-130 -159,-277 -102,-358 -30,-600 0,-740",
		},
		{ name: null, kind: "street", line: "-59,113 -30,300 20,480 40,700" },
		{ name: null, kind: "street", line: "242,59 250,250 300,430 330,700" },
		{ name: null, kind: "street", line: "-310,180 -30,300 250,250 585,230 760,260" },
		{ name: null, kind: "street", line: "-160,-277 60,-260 250,-300 520,-300 760,-360" },
		{ name: null, kind: "street", line: "130,-15 90,-130 60,-260 0,-450" },
		{ name: null, kind: "street", line: "373,34 330,-150 250,-300 230,-520" },
		{ name: null, kind: "street", line: "585,-108 520,-300 480,-520" },
	],
	areas: [],
};

const ustanicka: Neighbourhood = {
	center: { lat: 44.7838, lng: 20.49 },
	streets: [
		{ name: "Prolaz ustanika", kind: "street", line: "-40,18 8,-14 60,-140 150,-270 300,-360 430,-400" },
		{
			name: "Ustanička",
			kind: "main",
			tram: true,
			line: "-760,280 -610,230 -450,135 -266,55 -60,18 150,18 303,32 481,17 787,-8",
		},
		{
			name: "Autoput E-75",
			english: "E-75 motorway",
			kind: "motorway",
			line: "-790,60 -560,-100 -330,-260 -79,-422 300,-630 760,-890",
		},
		{ name: "Grčića Milenka", kind: "street", line: "-266,55 -225,220 -165,420 -120,560" },
		{ name: null, kind: "street", line: "150,18 150,240 200,480" },
		{ name: null, kind: "street", line: "303,32 420,-120 300,-360" },
		{ name: null, kind: "street", line: "-450,135 -420,330 -225,220" },
	],
	areas: [],
};

const zvezdara: Neighbourhood = {
	center: { lat: 44.797, lng: 20.518 },
	streets: [
		{ name: "Put ka opservatoriji", kind: "street", line: "-200,-420 -120,-260 -40,-120 12,0 30,140 -20,300 -120,460" },
		{ name: "Milana Rakića", kind: "main", line: "-860,-115 -640,-195 -420,-290 -200,-420 -36,-539 10,-621" },
		{
			name: "Živka Davidovića",
			kind: "main",
			line: "-400,-660 -281,-628 -181,-638 -77,-650 10,-621 196,-578 480,-520 760,-490",
		},
		{ name: null, kind: "street", line: "90,760 115,565 218,315 316,-14 425,-248 535,-499" },
		{ name: null, kind: "street", line: "-40,-120 140,-200 425,-248" },
		{ name: null, kind: "street", line: "12,0 150,-10 316,-14" },
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
		{ name: "Barajevskih lipa", kind: "street", line: "-420,-60 -200,-40 -14,-6 150,30 330,20 520,60" },
		{ name: "Svetosavska", kind: "main", line: "70,780 83,698 75,500 50,320 0,110 -48,-111 -180,-280 -420,-520" },
		{ name: "Miodraga Vukovića", kind: "street", line: "45,290 280,325 515,378 760,440" },
		{ name: null, kind: "street", line: "-48,-111 180,-230 475,-385 760,-560" },
		{ name: null, kind: "street", line: "-10,90 -200,107 -430,170 -760,320" },
		{ name: null, kind: "street", line: "150,30 170,160 280,325" },
	],
	areas: [
		{
			name: "Voćnjak",
			english: "Orchard",
			kind: "park",
			shape: "40,-25 180,5 340,-5 330,-150 180,-190 20,-110",
			label: "190,-90",
		},
	],
};

export const eastOfSava = [banjica, pionir, vracar, ustanicka, zvezdara, barajevo];
