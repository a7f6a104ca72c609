import { bone, ink, ink3, lime, lime2, stone, stone2 } from "../portrait/palette.ts";
import { circle, group, line, path, rect } from "../portrait/shapes.ts";

/** A hall by day: what its walls and windows are, what one sees through them, and what stands at the wall. */
export interface Room {
	wall: keyof typeof walls;
	windows: keyof typeof windows;
	view: keyof typeof views;
	things: keyof typeof thingsAtWall;
}

export const roomSize = [1200, 800] as const;
/** Where the floor begins. */
export const roomFloor = 620;

const [wide, high] = roomSize;
const sky = "#D3E7EE";
const far = "#AFC9D2";
const water = "#9CC0CC";
const sun = "#F6E9CF";
const boards = "#E3CFAE";
const seams = "#D3BB94";
const wood = "#C79A63";
const roof = "#B4583A";
const steel = "#6D858E";

const walls = {
	white: { face: bone, edge: stone },
	concrete: { face: stone, edge: stone2 },
	brick: { face: "#C67E5E", edge: "#AE6748" },
	green: { face: "#8FA39A", edge: "#758A81" },
	sand: { face: "#E2CFB2", edge: "#C9B48F" },
} as const;

interface Opening {
	x: number;
	y: number;
	w: number;
	h: number;
	/** Round at the top. */
	arched?: boolean;
	/** Panes across and down. */
	panes: readonly [number, number];
}

const rowOf = (count: number, each: Omit<Opening, "x">, from: number, step: number): Opening[] =>
	Array.from({ length: count }, (_, at) => ({ ...each, x: from + at * step }));

const windows = {
	tall: rowOf(5, { y: 70, w: 168, h: 440, panes: [2, 4] }, 60, 228),
	band: rowOf(1, { y: 96, w: 1080, h: 350, panes: [6, 1] }, 60, 0),
	arches: rowOf(4, { y: 70, w: 220, h: 450, arched: true, panes: [2, 3] }, 64, 284),
	loft: rowOf(3, { y: 54, w: 330, h: 430, panes: [4, 5] }, 50, 385),
	pair: rowOf(2, { y: 64, w: 520, h: 440, panes: [3, 2] }, 50, 580),
} as const satisfies Record<string, readonly Opening[]>;

const blocks = (heights: readonly number[], width: number, from: number, fill: string) =>
	heights.map((height, at) => rect(from + at * (width + 34), 520 - height, width, height, fill)).join("");

const crowns = (at: readonly (readonly [number, number, number])[], fill: string) =>
	at.map(([x, y, r]) => circle(x, y, r, fill)).join("");

const grass = rect(0, 470, wide, 90, lime2);

/** The views from the windows. */
const views = {
	blocks:
		blocks([250, 330, 210, 300, 260, 350, 230, 310], 96, 20, far) +
		blocks([120, 190, 150, 90, 210, 130], 150, -40, stone2) +
		grass,
	river:
		blocks([80, 130, 60, 150, 90, 110, 70], 130, 0, far) +
		rect(0, 404, wide, 156, water) +
		line("M222 130L-60 392M222 170L60 392M222 210L140 392M222 130L640 392M222 170L520 392M222 210L400 392", steel, 4) +
		path("M208 110h28l22 380h-72z", steel) +
		rect(0, 386, wide, 20, steel),
	temple:
		blocks([140, 190, 120, 170, 150, 180, 130], 130, 0, stone2) +
		path("M420 470V300a180 180 0 0 1 360 0V470z", bone) +
		path("M470 250a130 130 0 0 1 260 0z", far) +
		rect(594, 60, 12, 66, bone) +
		rect(576, 78, 48, 12, bone) +
		crowns(
			[
				[120, 470, 80],
				[300, 480, 70],
				[900, 480, 80],
				[1080, 470, 90],
			],
			lime2,
		) +
		grass,
	tower:
		path(`M0 470Q500 240 ${wide} 430V520H0z`, lime2) +
		rect(984, 190, 84, 260, "#C99172") +
		rect(972, 214, 108, 18, roof) +
		path("M978 190l48-66 48 66z", roof) +
		[40, 190, 340, 560, 740, 1080]
			.map((x, at) => {
				const y = 400 + (at % 2) * 30;
				return path(`M${x} ${y}l60-50 60 50z`, roof) + rect(x + 8, y, 104, 130, bone);
			})
			.join(""),
	park:
		blocks([150, 110, 190, 140, 170], 160, 60, far) +
		crowns(
			[
				[70, 380, 120],
				[250, 420, 90],
				[420, 360, 130],
				[640, 410, 100],
				[820, 370, 125],
				[1010, 410, 100],
				[1160, 370, 120],
			],
			lime2,
		) +
		crowns(
			[
				[160, 460, 80],
				[540, 460, 90],
				[920, 470, 80],
			],
			"#7DAA10",
		) +
		grass,
	hills:
		path(`M0 380Q260 200 560 340T${wide} 260V520H0z`, far) +
		path(`M0 450Q340 300 700 420T${wide} 380V560H0z`, lime2) +
		path(`M0 500Q420 420 ${wide} 490V560H0z`, "#7DAA10"),
	offices:
		[40, 240, 470, 700, 900, 1080]
			.map((x, at) => {
				const height = [300, 380, 260, 410, 320, 280][at] ?? 300;
				const floors = Array.from({ length: 6 }, (_, n) => rect(x, 520 - height + 30 + n * 50, 150, 6, sky)).join("");
				return rect(x, 520 - height, 150, height, at % 2 ? far : stone2) + floors;
			})
			.join("") + grass,
} as const;

const barRack =
	rect(40, 300, 14, 330, ink) +
	rect(210, 300, 14, 330, ink) +
	rect(20, 350, 224, 10, stone2) +
	[36, 206].map((x) => rect(x, 306, 22, 100, ink3, 8) + rect(x + 6, 316, 10, 80, lime, 5)).join("");

/** Left and right, where few people stand. */
const thingsAtWall = {
	rack: barRack + group(barRack, 'transform="translate(930 0)"'),
	dumbbells: `${rect(22, 440, 12, 190, ink)}${rect(256, 440, 12, 190, ink)}${[0, 1, 2]
		.map(
			(row) =>
				rect(10, 470 + row * 54, 270, 10, ink) +
				[24, 90, 156, 222]
					.map((x, n) => rect(x, 448 + row * 54, 44, 22, (row + n) % 4 === 1 ? lime : ink3, 8))
					.join(""),
		)
		.join("")}`,
	bars:
		[30, 160, 290].map((x) => rect(x, 150, 14, 480, wood)).join("") +
		Array.from({ length: 9 }, (_, at) => rect(30, 170 + at * 50, 274, 9, wood)).join(""),
	plants: [80, 1110]
		.map(
			(x) =>
				path(`M${x - 36} 548h72l-10 84h-52z`, ink) +
				path(`M${x} 552C${x - 90} 500 ${x - 80} 420 ${x - 50} 380 ${x - 30} 440 ${x - 10} 480 ${x} 552z`, "#5F8A12") +
				path(`M${x} 552C${x + 90} 490 ${x + 76} 430 ${x + 56} 396 ${x + 30} 440 ${x + 10} 490 ${x} 552z`, lime2) +
				path(`M${x} 552C${x - 30} 470 ${x - 20} 400 ${x + 4} 340 ${x + 26} 410 ${x + 24} 480 ${x} 552z`, "#7DAA10"),
		)
		.join(""),
	balls: [1040, 1120].map((x, at) => circle(x, 584 - at * 6, 42 + at * 6, at ? lime : ink3)).join(""),
	none: "",
} as const;

function outline({ x, y, w, h, arched }: Opening): string {
	const r = w / 2;
	return arched ? `M${x} ${y + h}V${y + r}a${r} ${r} 0 0 1 ${w} 0V${y + h}z` : `M${x} ${y}h${w}v${h}h${-w}z`;
}

function frame({ x, y, w, h, arched, panes: [across, down] }: Opening): string {
	const uprights = Array.from({ length: across - 1 }, (_, at) => {
		const dx = ((at + 1) * w) / across;
		return `M${x + dx} ${y}v${h}`;
	});
	const bars = Array.from({ length: down - 1 }, (_, at) => `M${x} ${y + ((at + 1) * h) / down}h${w}`);
	return (
		line(outline({ x, y, w, h, panes: [across, down], ...(arched && { arched }) }), ink, 10) +
		line([...uprights, ...bars].join(""), ink, 5)
	);
}

/** The light that falls in through an opening, and where it meets the floor. */
function light({ x, y, w, h }: Opening): string {
	const [near, reach] = [roomFloor + 26, roomFloor + 150];
	return (
		path(`M${x + 90} ${near}h${w}l90 ${reach - near}h${-w}z`, sun) +
		group(path(`M${x} ${y + h}h${w}L${x + w + 180} ${reach}h${-w}z`, "#FFF"), 'opacity=".16"')
	);
}

/** The ground of a picture: wall with windows, floor with the sun on it. */
export function drawRoom(room: Room): string {
	const { face, edge } = walls[room.wall];
	const openings: readonly Opening[] = windows[room.windows];
	const holes = openings.map(outline).join("");
	const seam = [660, 706, 756].map((y) => `M0 ${y}H${wide}`).join("");
	return (
		rect(0, 0, wide, roomFloor, sky) +
		views[room.view] +
		`<path fill-rule="evenodd" d="M0 0H${wide}V${roomFloor}H0z${holes}" fill="${face}"/>` +
		openings.map(frame).join("") +
		rect(0, 548, wide, 12, lime) +
		rect(0, 560, wide, roomFloor - 560, edge) +
		rect(0, roomFloor, wide, high - roomFloor, boards) +
		line(seam, seams, 3) +
		openings.map(light).join("") +
		thingsAtWall[room.things]
	);
}
