import { as, cast } from "../figure/cast.ts";
import { barbell, dumbbell, kettlebell, tones } from "../figure/gear.ts";
import { fill, polygon } from "../figure/path.ts";
import type { Pose } from "../figure/pose.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import { box, rod } from "../figure/solid.ts";
import { add, along, between, type Vec, type View } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { ink, lime } from "../portrait/palette.ts";

const benchCurl: Pose = {
	hips: [0, 0.52, 0],
	pelvis: { lean: 8 },
	chest: { lean: 20 },
	head: { lean: 22 },
	left: {
		hand: [0.26, 0.98, 0.3],
		elbow: [0.1, -1, 0.1],
		foot: { at: [0.28, 0, 0.42], turn: 20 },
		knee: [0.3, 0.2, 1],
	},
	right: {
		hand: [-0.3, 0.6, 0.3],
		elbow: [-0.5, 0, -1],
		foot: { at: [-0.28, 0, 0.36], turn: 20 },
		knee: [-0.3, 0.2, 1],
	},
};

function bench(view: View, at: Vec, turn: number, long = 1.1) {
	return {
		depth: view.see(at).depth - 0.35,
		svg:
			box(view, { at, wide: 0.3, high: 0.06, deep: long * 0.8, turn }, tones.slate) +
			box(view, { at: add(at, [0, 0.06, 0]), wide: 0.08, high: 0.32, deep: long * 0.6, turn }, tones.slate) +
			box(view, { at: add(at, [0, 0.38, 0]), wide: 0.3, high: 0.08, deep: long, turn }, tones.lime),
	};
}

/** Headphones over a head. */
const headphones = (view: View, { neck, headFrame }: Skeleton) => {
	const [x, y] = view.at(along(neck, [headFrame.up, 0.19], [headFrame.front, 0.02]));
	const r = 0.115 * view.camera.zoom;
	return {
		depth: 9,
		svg: `<path d="M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(0)} ${(r * 1.25).toFixed(0)} 0 0 1 ${(2 * r).toFixed(0)} 0" fill="none" stroke="${lime}" stroke-width="9"/><rect x="${(x - r - 9).toFixed(0)}" y="${(y - 10).toFixed(0)}" width="20" height="34" rx="9" fill="${ink}"/>`,
	};
};

const alone: Scene = {
	alt: { sr: "Mladić sa slušalicama radi biceps na klupi", en: "A young man with headphones does curls on a bench" },
	backdrop: "windows",
	scheme: "stone",
	camera: { zoom: 440, at: [500, 732] },
	draw(stage) {
		const { view } = stage;
		stage.put(bench(view, [0, 0, -0.05], 32));
		const body = stage.person(
			as(cast.luka, { mouth: "calm" }),
			wear("tank", "ink", "shorts", "slate", "lime"),
			benchCurl,
			{ turn: 34 },
		);
		stage.put(
			dumbbell(view, body.left.hand, [1, 0.2, 0.2], tones.ink, 1.2),
			dumbbell(view, body.right.hand, [0.6, 0, 0.8], tones.ink, 1.2),
		);
		stage.put(headphones(view, body));
	},
};

const noting: Pose = {
	hips: [0, 0.94, 0],
	head: { lean: 14, turn: 10 },
	left: { hand: [0.1, 1.16, 0.34], elbow: [1, -0.8, 0], foot: { at: [0.13, 0, 0.03], turn: 16 } },
	right: { hand: [-0.14, 1.2, 0.36], elbow: [-1, -0.8, 0], foot: { at: [-0.13, 0, -0.03], turn: 16 } },
};

const deadlift: Pose = {
	hips: [0, 0.72, -0.24],
	pelvis: { lean: 44 },
	chest: { lean: 46 },
	head: { lean: 18 },
	left: { hand: [0.26, 0.56, 0.12], elbow: [1, 0, -0.4], foot: { at: [0.15, 0, 0], turn: 10 } },
	right: { hand: [-0.26, 0.56, 0.12], elbow: [-1, 0, -0.4], foot: { at: [-0.15, 0, 0], turn: 10 } },
};

function clipboard(view: View, at: Vec) {
	const p = (x: number, y: number) => view.at(add(at, [x, y, 0.04]));
	const lines = [0.05, 0, -0.05].map((y, i) =>
		fill(
			polygon([p(-0.08, y), p(0.02 + i * 0.03, y), p(0.02 + i * 0.03, y - 0.016), p(-0.08, y - 0.016)]),
			i ? ink : lime,
		),
	);
	return {
		depth: view.see(at).depth + 0.06,
		svg:
			fill(polygon([p(-0.12, 0.14), p(0.12, 0.14), p(0.12, -0.12), p(-0.12, -0.12)]), tones.bone.lit) + lines.join(""),
	};
}

const individual: Scene = {
	alt: {
		sr: "Žena diže šipku sa poda, trener pored nje beleži u plan",
		en: "A woman lifts a bar from the floor while a coach notes it in her plan",
	},
	backdrop: "half",
	scheme: "lime",
	draw(stage) {
		const { view } = stage;
		const goran = stage.person(as(cast.goran, { mouth: "calm" }), wear("tee", "ink", "loose", "ink", "bone"), noting, {
			x: 0.78,
			z: -0.35,
			turn: -34,
		});
		stage.put(clipboard(view, between(goran.left.hand, goran.right.hand, 0.5)));
		const iva = stage.person(
			as(cast.vera, { hair: "ponytail", mouth: "effort" }),
			wear("tank", "ink", "leggings", "slate", "bone"),
			deadlift,
			{ x: -0.42, z: 0.1, turn: 48 },
		);
		stage.put(barbell(view, iva.left.hand, iva.right.hand, { long: 1.6, plate: 0.22 }));
	},
};

const pressing: Pose = {
	hips: [0, 0.56, 0.1],
	pelvis: { lean: -88 },
	chest: { lean: -92 },
	head: { lean: -84 },
	left: { hand: [0.3, 1.08, -0.38], elbow: [1, -0.6, 0.2], foot: { at: [0.26, 0, 0.46], turn: 14 }, knee: [0.2, 1, 1] },
	right: {
		hand: [-0.3, 1.08, -0.38],
		elbow: [-1, -0.6, 0.2],
		foot: { at: [-0.26, 0, 0.46], turn: 14 },
		knee: [-0.2, 1, 1],
	},
};

const spotting: Pose = {
	hips: [0, 0.9, -0.05],
	pelvis: { lean: 10 },
	chest: { lean: 18 },
	head: { lean: 26 },
	left: { hand: [0.14, 1.06, 0.4], grip: "open", elbow: [1, -0.6, 0], foot: { at: [0.2, 0, 0], turn: 16 } },
	right: { hand: [-0.14, 1.06, 0.4], grip: "open", elbow: [-1, -0.6, 0], foot: { at: [-0.2, 0, 0], turn: 16 } },
};

const personal: Scene = {
	alt: {
		sr: "Muškarac potiskuje šipku na klupi, trenerkinja stoji iznad njega i čuva ga",
		en: "A man bench-presses while his coach stands over the bar and spots him",
	},
	backdrop: "arch",
	scheme: "bone",
	camera: { zoom: 390, at: [470, 730], pitch: 10 },
	draw(stage) {
		const { view } = stage;
		stage.put(bench(view, [-0.2, 0, 0], 52, 1.25));
		stage.person(
			as(cast.lena, { hair: "ponytail", mouth: "smile" }),
			wear("tee", "lime", "leggings", "slate", "ink"),
			spotting,
			{ x: -0.86, z: -0.58, turn: 54 },
		);
		const marko = stage.person(
			as(cast.marko, { mouth: "effort" }),
			wear("tee", "ink", "shorts", "slate", "bone"),
			pressing,
			{ x: -0.04, z: 0.04, turn: 54 },
		);
		stage.put(
			barbell(view, marko.left.hand, marko.right.hand, { long: 1.7, plate: 0.2 }).map((piece) => ({
				...piece,
				depth: piece.depth + 0.1,
			})),
		);
	},
};

const goblet: Pose = {
	hips: [0, 0.58, -0.2],
	pelvis: { lean: 28 },
	chest: { lean: 22 },
	head: { lean: 2 },
	left: { hand: [0.06, 0.98, 0.22], elbow: [0.8, -1, 0], foot: { at: [0.24, 0, 0], turn: 24 } },
	right: { hand: [-0.06, 0.98, 0.22], elbow: [-0.8, -1, 0], foot: { at: [-0.24, 0, 0], turn: 24 } },
};

const pointing: Pose = {
	hips: [0, 0.94, 0],
	chest: { turn: 10 },
	head: { turn: 24 },
	left: { hand: [0.5, 1.3, 0.36], grip: "open", elbow: [0.4, -1, 0], foot: { at: [0.16, 0, 0], turn: 18 } },
	right: { hand: [-0.28, 1.04, 0.12], elbow: [-1, -0.2, -0.6], foot: { at: [-0.16, 0, 0], turn: 18 } },
};

const smallGroup: Scene = {
	alt: {
		sr: "Dve žene čuče sa girjama ispred grudi dok im trener pokazuje",
		en: "Two women squat with kettlebells at their chests while a coach shows them how",
	},
	backdrop: "plate",
	scheme: "ink",
	camera: { zoom: 360, at: [520, 740] },
	draw(stage) {
		const { view } = stage;
		stage.person(as(cast.jovan, { mouth: "smile" }), wear("tee", "bone", "loose", "slate", "lime"), pointing, {
			x: -0.88,
			z: -0.25,
			turn: 34,
		});
		const line = [
			{ who: cast.zora, clothes: wear("tee", "bone", "capri", "slate", "bone"), x: 0.02, z: 0.2 },
			{
				who: as(cast.ana, { mouth: "effort" }),
				clothes: wear("bra", "bone", "leggings", "slate", "lime"),
				x: 0.86,
				z: -0.1,
			},
		];
		for (const { who, clothes, x, z } of line) {
			const body = stage.person(who, clothes, goblet, { x, z, turn: -26 });
			stage.put(
				kettlebell(
					view,
					add(between(body.left.hand, body.right.hand, 0.5), [0, 0.04, 0.03]),
					[0, -1, 0],
					tones.ink,
					0.1,
				),
			);
		}
	},
};

const pulling: Pose = {
	hips: [0, 0.5, 0],
	pelvis: { lean: -6 },
	chest: { lean: -12 },
	head: { lean: -18 },
	left: { hand: [0.44, 1.42, 0.1], elbow: [1, -1, 0], foot: { at: [0.18, 0, 0.42] }, knee: [0.2, 0.4, 1] },
	right: { hand: [-0.44, 1.42, 0.1], elbow: [-1, -1, 0], foot: { at: [-0.18, 0, 0.42] }, knee: [-0.2, 0.4, 1] },
};

const showing: Pose = {
	hips: [0, 0.94, 0],
	chest: { lean: 6 },
	head: { lean: 8 },
	left: { hand: [0.3, 1.36, 0.4], grip: "open", elbow: [0.6, -1, 0], foot: { at: [0.14, 0, 0.06], turn: 10 } },
	right: { hand: [-0.2, 1.0, 0.1], elbow: [-1, -0.2, -0.6], foot: { at: [-0.14, 0, -0.04], turn: 16 } },
};

const induction: Scene = {
	alt: {
		sr: "Trener pokazuje početnici kako se koristi lat mašina",
		en: "A coach shows a beginner how to use the lat pulldown",
	},
	backdrop: "beams",
	scheme: "stone",
	camera: { zoom: 372, at: [500, 740] },
	draw(stage) {
		const { view } = stage;
		const x = 0.42;
		const post = (px: number, z: number) => rod(view, [px, 0, z], [px, 2.3, z], 0.035, tones.ink);
		const stack = [0, 1, 2, 3, 4, 5].map((i) =>
			box(
				view,
				{ at: [x + 0.62, 0.1 + i * 0.1, -0.3], wide: 0.34, high: 0.085, deep: 0.2 },
				i === 3 ? tones.lime : tones.ink,
			),
		);
		stage.put({
			depth: -1.2,
			svg:
				post(x + 0.42, -0.4) +
				post(x + 0.82, -0.4) +
				rod(view, [x, 2.2, -0.2], [x + 0.85, 2.2, -0.4], 0.035, tones.ink) +
				stack.join(""),
		});
		stage.put(bench(view, [x - 0.05, 0, 0.02], -40, 0.7));
		const olga = stage.person(as(cast.iva, { mouth: "smile" }), wear("tee", "lime", "capri", "ink", "bone"), pulling, {
			x,
			z: 0.1,
			turn: -38,
		});
		const [l, r] = [olga.left.hand, olga.right.hand];
		stage.put({
			depth: view.see(l).depth - 0.02,
			svg:
				rod(view, add(between(l, r, -0.25), [0, 0.03, 0]), add(between(l, r, 1.25), [0, 0.03, 0]), 0.018, tones.steel) +
				rod(view, add(between(l, r, 0.5), [0, 0.03, 0]), [x + 0.02, 2.2, -0.2], 0.006, tones.black),
		});
		stage.person(cast.stefan, wear("tee", "ink", "loose", "slate", "ink"), showing, { x: -0.72, z: 0, turn: 52 });
	},
};

export const gym = {
	"gym-on-your-own": alone,
	"individual-training": individual,
	"personal-training": personal,
	"small-group-training": smallGroup,
	"gym-induction": induction,
} satisfies Record<string, Scene>;
