import { as, cast } from "../figure/cast.ts";
import { tones } from "../figure/gear.ts";
import type { Pose } from "../figure/pose.ts";
import { box, disc, drum, piece } from "../figure/solid.ts";
import { add, type Vec, type View } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { bone } from "../portrait/palette.ts";

const tableHeight = 0.72;

const faceDown: Pose = {
	hips: [0, tableHeight + 0.13, -0.06],
	pelvis: { lean: 90 },
	chest: { lean: 88 },
	head: { lean: 78 },
	left: {
		hand: [0.2, tableHeight + 0.06, 0.72],
		grip: "open",
		elbow: [1, 0, 0],
		foot: { at: [0.1, tableHeight + 0.12, -1.13], heel: 172 },
		knee: [0, -1, 0],
	},
	right: {
		hand: [-0.2, tableHeight + 0.06, 0.72],
		grip: "open",
		elbow: [-1, 0, 0],
		foot: { at: [-0.1, tableHeight + 0.12, -1.13], heel: 172 },
		knee: [0, -1, 0],
	},
};

const pressing: Pose = {
	hips: [0, 0.9, -0.06],
	pelvis: { lean: 12 },
	chest: { lean: 26 },
	head: { lean: 22 },
	left: {
		hand: [0.17, 1.02, 0.42],
		grip: "open",
		fingers: [-0.2, -0.4, 1],
		elbow: [1, 0, -0.3],
		foot: { at: [0.18, 0, 0.04], turn: 14 },
	},
	right: {
		hand: [-0.1, 1.02, 0.42],
		grip: "open",
		fingers: [0.2, -0.4, 1],
		elbow: [-1, 0, -0.3],
		foot: { at: [-0.18, 0, -0.04], turn: 14 },
	},
};

const massage: Scene = {
	alt: {
		sr: "Muškarac leži na stolu za masažu, a maserka mu obema rukama radi leđa",
		en: "A man lies on a massage table while a therapist works on his back with both hands",
	},
	backdrop: "arch",
	scheme: "bone",
	camera: { zoom: 420, at: [500, 730], pitch: 12 },
	draw(stage) {
		const { view } = stage;
		stage.person(
			as(cast.olga, { mouth: "smile", glasses: "none" }),
			wear("tee", "ink", "loose", "slate", "bone"),
			pressing,
			{ x: 0.2, z: -0.42, turn: 0 },
		);
		for (const x of [-0.78, 0.78])
			stage.put(piece(view, [x, 0.3, 0], box(view, { at: [x, 0, 0], wide: 0.1, high: 0.62, deep: 0.4 }, tones.slate)));
		const top = box(view, { at: [0, 0.62, 0], wide: 2.1, high: 0.1, deep: 0.62 }, tones.ink);
		stage.put(piece(view, [0, 0.7, 0], top, -0.12));
		stage.person(
			as(cast.stefan, { mouth: "calm" }),
			wear("tank", "bone", "shorts", "slate", "bare"),
			faceDown,
			{ x: 0, z: 0, turn: 90 },
			{ nearer: 0.1 },
		);
	},
};

/** A glass with a straw. */
function shake(view: View, at: Vec, color: string, nearer = 0.1) {
	const top = add(at, [0, 0.2, 0]);
	const tone = { lit: color, shade: color, deep: color };
	return piece(
		view,
		at,
		drum(view, at, top, 0.048, tone) +
			disc(view, top, [0, 1, 0], 0.048, "#ffffff90") +
			drum(view, add(at, [0.015, 0.15, 0]), add(at, [0.05, 0.34, 0]), 0.008, tones.ink),
		nearer,
	);
}

const serving: Pose = {
	hips: [0, 0.92, 0],
	chest: { lean: 6, turn: -10 },
	head: { turn: -14 },
	left: { hand: [0.3, 1.16, 0.34], elbow: [1, -0.6, 0], foot: { at: [0.14, 0, 0], turn: 14 } },
	right: {
		hand: [-0.2, 1.5, 0.24],
		elbow: [-1, -0.3, 0],
		foot: { at: [-0.14, 0, 0], turn: 14 },
	},
};

const leaning: Pose = {
	hips: [0, 0.92, -0.04],
	pelvis: { lean: 4 },
	chest: { lean: 10 },
	head: { lean: 0, turn: 10 },
	left: { hand: [0.2, 1.3, 0.34], elbow: [0.8, -1, 0], foot: { at: [0.12, 0, -0.1], turn: 12 } },
	right: { hand: [-0.24, 1.02, 0.3], grip: "open", elbow: [-1, -0.4, -0.2], foot: { at: [-0.13, 0, 0.14], turn: 12 } },
};

const healthBar: Scene = {
	alt: {
		sr: "Za šankom zdravog bara devojka sprema šejk, a dvoje posle treninga nazdravljaju čašama",
		en: "A barista shakes a drink at the health bar while two people toast after training",
	},
	backdrop: "half",
	scheme: "ink",
	camera: { zoom: 388, at: [500, 756], pitch: 9 },
	draw(stage) {
		const { view } = stage;
		const tea = stage.person(
			as(cast.tea, { mouth: "laugh" }),
			wear("tee", "lime", "leggings", "slate", "bone"),
			serving,
			{ x: -0.72, z: -0.5, turn: 6 },
		);
		stage.put({
			depth: view.see(tea.right.hand).depth + 0.1,
			svg:
				drum(view, add(tea.right.hand, [0, -0.1, 0]), add(tea.right.hand, [0.03, 0.1, 0]), 0.055, tones.slate) +
				drum(view, add(tea.right.hand, [0.03, 0.1, 0]), add(tea.right.hand, [0.035, 0.14, 0]), 0.04, tones.lime),
		});
		const counter =
			box(view, { at: [-0.72, 0, -0.05], wide: 1.3, high: 0.98, deep: 0.5 }, tones.slate) +
			box(view, { at: [-0.72, 0.98, -0.05], wide: 1.42, high: 0.06, deep: 0.6 }, tones.lime);
		stage.put(piece(view, [-0.72, 0.5, -0.05], counter, 0.1));
		stage.put(shake(view, [-0.3, 1.04, 0], "#E9A33B", 0.6));
		const goran = stage.person(
			as(cast.goran, { mouth: "laugh" }),
			wear("tee", "bone", "shorts", "ink", "bone"),
			leaning,
			{ x: 0.98, z: 0.12, turn: -70 },
		);
		const nina = stage.person(
			as(cast.nina, { mouth: "laugh" }),
			wear("bra", "ink", "leggings", "slate", "bone"),
			leaning,
			{ x: 0.26, z: 0.2, turn: 52 },
		);
		stage.put(shake(view, add(goran.left.hand, [0, -0.08, 0]), bone, 0.12));
		stage.put(shake(view, add(nina.left.hand, [0, -0.08, 0]), "#E9A33B", 0.12));
	},
};

const basking: Pose = {
	hips: [0, 0.94, 0],
	pelvis: { side: -5 },
	chest: { side: 6, lean: -4 },
	head: { lean: -8, side: 4 },
	left: {
		hand: [0.2, 1.62, -0.08],
		grip: "open",
		fingers: [-1, 0.2, -0.2],
		elbow: [1, 0.6, 0.1],
		foot: { at: [0.16, 0, 0.06], turn: 22, heel: 16 },
	},
	right: {
		hand: [-0.2, 1.62, -0.08],
		grip: "open",
		fingers: [1, 0.2, -0.2],
		elbow: [-1, 0.6, 0.1],
		foot: { at: [-0.12, 0, -0.04], turn: 18 },
	},
};

const solarium: Scene = {
	alt: {
		sr: "Žena sa zaštitnim naočarima stoji u kabini solarijuma, među svetlim cevima",
		en: "A woman in protective goggles stands in the sunbed cabin, between bright tubes",
	},
	backdrop: "tubes",
	scheme: "lime",
	camera: { zoom: 384, at: [500, 744], pitch: 6 },
	draw(stage) {
		stage.person(
			as(cast.lena, { mouth: "calm", glasses: "round" }),
			wear("bra", "ink", "tights-shorts", "ink", "bare"),
			basking,
			{ x: 0, z: 0.1, turn: -18 },
		);
	},
};

/** For the bands of /other-services. */
export const services = {
	"service-massage": massage,
	"service-health-bar": healthBar,
	"service-solarium": solarium,
};
