import { as, cast } from "../figure/cast.ts";
import type { Piece } from "../figure/figure.ts";
import { stick, tones } from "../figure/gear.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import { rod } from "../figure/solid.ts";
import { between, type View } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { type Fabric, fabrics, wear } from "../figure/wear.ts";
import { ink, lime } from "../portrait/palette.ts";

const reachUp: Pose = {
	hips: [-0.05, 0.86, 0],
	pelvis: { side: 6 },
	chest: { side: 22 },
	head: { side: 10 },
	left: { hand: [0.3, 1.06, 0.1], elbow: [1, -0.2, -0.4], foot: { at: [0.34, 0, 0], turn: 28 } },
	right: {
		hand: [0.22, 1.92, 0.08],
		grip: "open",
		fingers: [1, 0.5, 0],
		elbow: [-1, 0.4, 0],
		foot: { at: [-0.34, 0, 0], turn: 28 },
	},
};

/** Leg warmers. */
function warmers(view: View, body: Skeleton, cloth: Fabric): Piece[] {
	const tone = fabrics[cloth];
	return [body.left, body.right].map(({ knee, ankle }) => ({
		depth: (view.see(ankle).depth + view.see(knee).depth) / 2 + 0.05,
		svg: [0.5, 0.62, 0.74, 0.86]
			.map((t, i) => {
				return rod(
					view,
					between(knee, ankle, t),
					between(knee, ankle, t + 0.12),
					0.072 - (i % 2) * 0.008,
					i % 2 ? { ...tone, lit: tone.shade, shade: tone.deep } : tone,
				);
			})
			.join(""),
	}));
}

const retro: Scene = {
	alt: {
		sr: "Troje u trakama za znoj i grejačima za noge istežu se u stranu kao osamdesetih",
		en: "Three people in headbands and leg warmers reach sideways, eighties style",
	},
	backdrop: "checks",
	scheme: "stone",
	camera: { zoom: 338, at: [500, 742] },
	draw(stage) {
		const { view } = stage;
		const line = [
			{
				who: as(cast.petar, { band: lime, mouth: "laugh" }),
				clothes: wear("tank", "ink", "shorts", "lime", "bone"),
				warm: "bone",
				x: -0.95,
				z: -0.3,
			},
			{
				who: as(cast.iva, { band: lime, hair: "curls", mouth: "laugh" }),
				clothes: wear("bra", "lime", "leggings", "ink", "bone"),
				warm: "lime",
				x: 0,
				z: 0.15,
			},
			{
				who: as(cast.olga, { band: ink, mouth: "smile" }),
				clothes: wear("tee", "bone", "leggings", "slate", "bone"),
				warm: "lime",
				x: 0.95,
				z: -0.3,
			},
		] as const;
		for (const { who, clothes, warm, x, z } of line)
			stage.put(warmers(view, stage.person(who, clothes, reachUp, { x, z, turn: -6 }), warm));
	},
};

const arabesque: Pose = {
	hips: [0, 0.95, 0],
	pelvis: { lean: 22 },
	chest: { lean: 6 },
	head: { lean: -6 },
	left: { hand: [0.42, 1.08, 0.34], elbow: [0.4, -1, -0.2], foot: { at: [0.05, 0.02, 0], heel: 30 } },
	right: {
		hand: [-0.22, 1.86, 0.42],
		grip: "open",
		fingers: [0, 0.8, 1],
		elbow: [-1, 0.2, 0],
		foot: { at: [-0.08, 1.12, -1.06], heel: 155 },
		knee: [-0.3, -1, 0],
	},
};

const plie: Pose = {
	hips: [0, 0.7, 0],
	head: { turn: -10 },
	left: {
		hand: [0.42, 1.08, 0.3],
		elbow: [0.5, -1, -0.2],
		foot: { at: [0.3, 0.0, 0], turn: 58, heel: 34 },
		knee: [1, 0, 0.5],
	},
	right: {
		hand: [-0.5, 1.34, 0.3],
		grip: "open",
		fingers: [-0.7, -0.1, 0.8],
		elbow: [-0.6, -0.8, -0.4],
		foot: { at: [-0.3, 0.0, 0], turn: 58, heel: 34 },
		knee: [-1, 0, 0.5],
	},
};

const barre: Scene = {
	alt: {
		sr: "Dve žene uz baletski štap: jedna podiže nogu unazad, druga je u plijeu na prstima",
		en: "Two women at the barre, one lifting a leg behind her, the other in a plié on her toes",
	},
	backdrop: "mirror",
	scheme: "bone",
	camera: { zoom: 362, at: [520, 742] },
	draw(stage) {
		const { view } = stage;
		const mila = stage.person(cast.mila, wear("tank", "ink", "leggings", "slate", "socks"), mirrored(arabesque), {
			x: -0.36,
			z: 0.05,
			turn: 70,
		});
		stage.person(as(cast.sara, { hair: "bun" }), wear("long", "ink", "leggings", "slate", "socks"), mirrored(plie), {
			x: 0.78,
			z: -0.1,
			turn: 6,
		});
		const y = mila.right.hand[1];
		stage.put(
			stick(view, [-2, y - 0.02, mila.right.hand[2]], [2, y - 0.02, mila.right.hand[2]], tones.wood, 0.024, -0.1),
		);
		for (const x of [-1.2, 0.42])
			stage.put({ depth: -2, svg: rod(view, [x, 0, -0.35], [x, y, -0.35], 0.02, tones.steel) });
	},
};

export const studio = {
	"retro-aerobics": retro,
	barre: barre,
} satisfies Record<string, Scene>;
