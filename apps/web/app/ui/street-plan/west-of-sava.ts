import type { Neighbourhood } from "./neighbourhood.ts";

// Drawn by hand: main streets by their crossings and stops, and the street of the club first. Smaller streets have no names.

const zemun: Neighbourhood = {
	center: { lat: 44.8357549, lng: 20.4074158 },
	streets: [
		{ name: "Gardoška padina", kind: "street", line: "-330,-260 -140,-120 -70,-60 0,-12 60,90 90,200 110,283" },
		{ name: "22. oktobra", kind: "street", line: "-720,420 -480,385 -326,360 0,305 302,239" },
		{ name: "Džona Kenedija", kind: "street", line: "-466,-60 -140,-120 195,-150 520,-100 760,-58" },
		{
			name: "Bulevar Mihajla Pupina",
			kind: "main",
			line: "350,-750 320,-680 235,-400 195,-150 225,20 250,118 302,239",
		},
		{ name: "Glavna", kind: "main", line: "302,239 360,310 435,411 541,561 510,640 477,705" },
		{ name: "Tošin bunar", kind: "main", line: "-600,-600 -576,-456 -466,-60 -400,180 -349,361 -300,520" },
		{ name: "Prve pruge", kind: "street", line: "250,118 500,140 781,151" },
		{ name: "Vukova", kind: "street", line: "262,372 120,430 -27,510 -84,611" },
		{ name: null, kind: "street", line: "-400,180 -220,150 60,90 225,20" },
		{ name: null, kind: "street", line: "90,200 -120,230 -349,361" },
	],
	areas: [
		{
			name: "Gradski park",
			english: "Zemun Park",
			kind: "park",
			shape: "285,330 345,345 440,470 470,560 330,560 240,470",
			label: "365,470",
		},
	],
};

const prvomajska: Neighbourhood = {
	center: { lat: 44.848, lng: 20.376 },
	streets: [
		{ name: "Majskog uranka", kind: "street", line: "265,60 140,10 0,-14 -130,-60 -240,-170 -300,-330" },
		{
			name: "Ugrinovačka",
			kind: "main",
			line: "720,235 571,241 474,243 331,180 200,80 40,45 -114,35 -189,9 -330,-25",
		},
		{ name: "Ugrinovački put", kind: "main", line: "-330,-25 -466,27 -560,100 -651,193 -720,270" },
		{ name: "Dobanovački put", kind: "street", line: "-330,-25 -421,-57 -544,-62 -740,-95" },
		{ name: "Bačka", kind: "street", line: "250,-200 265,60 300,175 262,293 250,480" },
		{ name: "Vojni put", kind: "street", line: "22,-736 52,-616 35,-420 15,-200" },
		{ name: "Prvomajska", kind: "main", line: "-360,-720 52,-625 290,-580 600,-645 760,-690" },
		{ name: "Zadrugarska", kind: "street", line: "522,242 545,20 570,-220" },
		{ name: null, kind: "street", line: "-240,-170 -110,-210 15,-200 250,-200" },
	],
	areas: [],
};

const blokovi: Neighbourhood = {
	center: { lat: 44.802, lng: 20.387 },
	streets: [
		{ name: "Savskih jablanova", kind: "street", line: "480,-150 145,-80 60,-40 0,-14 -200,-10 -440,10" },
		{
			name: "Jurija Gagarina",
			kind: "main",
			tram: true,
			line: "-760,-160 -560,-72 -222,60 20,148 240,185 540,243 760,290",
		},
		{ name: "Gandijeva", kind: "street", line: "-230,730 -85,480 50,253 95,160 145,-80 199,-410 250,-600" },
		{ name: "Nehruova", kind: "street", line: "-420,640 -405,450 -440,10 -345,-327 -233,-585" },
		{ name: null, kind: "street", line: "-222,60 -200,-10 -190,-200 -345,-327" },
		{ name: null, kind: "street", line: "60,-40 70,-230 -60,-380 -290,-455" },
		{ name: null, kind: "street", line: "240,185 320,20 310,-115" },
	],
	areas: [],
};

const navigator: Neighbourhood = {
	center: { lat: 44.8, lng: 20.408 },
	streets: [
		{ name: "Kompasni prolaz", kind: "street", line: "100,480 60,300 14,120 -12,0 -60,-160 -120,-330" },
		{
			name: "Jurija Gagarina",
			kind: "main",
			tram: true,
			line: "-760,520 -400,508 -225,478 100,480 260,440 460,442 740,480",
		},
		{ name: "Omladinskih brigada", kind: "main", line: "-660,760 -640,500 -650,190 -615,-222 -600,-330" },
		{ name: "Savski nasip", kind: "street", line: "250,470 310,260 460,155 645,109 760,90" },
		{ name: "Savski kej", kind: "path", line: "-760,-535 -553,-470 -160,-345 237,-255 500,-200 760,-130" },
		{ name: null, kind: "street", line: "-650,190 -400,170 14,120 200,140 310,260" },
		{ name: null, kind: "street", line: "-60,-160 200,-90 380,10 460,155" },
		{ name: null, kind: "street", line: "-225,478 -260,330 -250,155" },
	],
	areas: [
		{
			name: "Sava",
			kind: "water",
			shape: "-900,-640 -553,-533 -160,-405 237,-311 600,-225 900,-150 900,-900 -900,-900",
			label: "470,-315",
		},
	],
};

const usce: Neighbourhood = {
	center: { lat: 44.8168, lng: 20.4446 },
	streets: [
		{ name: "Obala tri mosta", kind: "street", line: "-302,-218 -150,-170 -45,-90 -14,0 -22,110 -60,240 -130,350" },
		{
			name: "Bulevar Mihajla Pupina",
			kind: "main",
			line: "-1215,24 -980,-59 -734,-145 -430,-193 -302,-218 160,-294 470,-345",
		},
		{
			name: "Bulevar Nikole Tesle",
			kind: "main",
			line: "-302,-218 -180,-69 -110,111 -88,281 -170,471 -350,611",
		},
		{ name: "Vladimira Popovića", kind: "street", line: "-860,-729 -534,-634 -450,-569 -235,-524" },
		{ name: "Karađorđeva", kind: "main", tram: true, line: "520,-780 545,-520 540,-300 520,-60 505,160 540,330" },
		{ name: null, kind: "path", line: "0,-649 55,-489 92,-233 55,21 -2,231 -100,396 -230,556" },
		{ name: null, kind: "street", line: "-734,-145 -740,-254 -857,-342" },
	],
	areas: [
		{
			name: "Park Ušće",
			english: "Ušće Park",
			kind: "park",
			shape: "-660,-109 -430,-154 -310,-174 -210,-59 -145,121 -125,281 -200,441 -420,471 -640,241",
			label: "-380,160",
		},
		{
			name: "Sava",
			kind: "water",
			shape:
				"30,-789 90,-489 127,-233 90,31 30,241 -70,411 -205,578 -350,711 -350,820 640,820 470,640 405,330 425,0 440,-300 430,-789",
			label: "265,120",
		},
		{ name: "Kalemegdan", kind: "park", shape: "560,380 700,420 760,640 700,760 560,660", label: "650,560" },
	],
};

export const westOfSava = [zemun, prvomajska, blokovi, navigator, usce];
