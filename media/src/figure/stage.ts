import { compact } from "./compact.ts";
import { type Box, drawFigure, type FigureOptions, type Piece } from "./figure.ts";
import { shadow } from "./gear.ts";
import { type Backdrop, drawGround, type Scheme, schemes } from "./ground.ts";
import { animate, movingId } from "./motion.ts";
import { roundLines } from "./path.ts";
import type { Outfit, Person } from "./person.ts";
import type { Pose } from "./pose.ts";
import type { Skeleton } from "./skeleton.ts";
import { type Camera, type Place, type Vec, type View, viewFrom } from "./space.ts";

/** Where the people and things of one picture come together. */
export interface Stage {
	view: View;
	person: (who: Person, outfit: Outfit, pose: Pose, place?: Place, options?: FigureOptions) => Skeleton;
	put: (...things: readonly (Piece | readonly Piece[])[]) => void;
	/** Something flat behind all figures. */
	behind: (svg: string) => void;
	/** Bodies of all people, for the tests. */
	bodies: Skeleton[];
	/** Where their faces are: no letter may lie on one. */
	faces: Box[];
}

/** A picture of people in motion. */
export interface Scene {
	/** The visible part. */
	alt: Record<"sr" | "en", string>;
	backdrop: Backdrop;
	scheme: Scheme;
	camera?: Partial<Camera>;
	/** Where the floor begins. */
	floor?: number;
	size?: readonly [number, number];
	/** Without a ground: the page shows something between the two. */
	bare?: true;
	/** A ground of its own, instead of backdrop and floor. */
	ground?: string;
	draw: (stage: Stage) => void;
}

export function stageOf({ scheme, camera, draw }: Scene): { stage: Stage; pieces: Piece[]; wall: string } {
	const view = viewFrom({ zoom: 372, at: [500, 738], pitch: 8, ...camera });
	const pieces: Piece[] = [];
	const bodies: Skeleton[] = [];
	const faces: Box[] = [];
	const walls: string[] = [];
	const stage: Stage = {
		view,
		bodies,
		faces,
		person(who, outfit, pose, place = {}, options = {}) {
			const { body, face, pieces: own } = drawFigure(view, who, outfit, pose, place, options);
			for (const foot of [body.left.ankle, body.right.ankle]) groundShadow(foot);
			bodies.push(body);
			faces.push(face);
			pieces.push(...own);
			return body;
		},
		put: (...things) => pieces.push(...things.flat()),
		behind: (svg) => walls.push(svg),
	};
	const groundShadow = (foot: Vec) => {
		if (foot[1] < 0.3) pieces.push(shadow(view, foot, 0.15, schemes[scheme].shadow));
	};
	draw(stage);
	return { stage, pieces, wall: walls.join("") };
}

export function drawScene(scene: Scene): string {
	const [wide, high] = scene.size ?? [1000, 800];
	const { stage, pieces, wall } = stageOf(scene);
	const ground = scene.bare
		? ""
		: (scene.ground ?? drawGround(scene.backdrop, scene.scheme, scene.floor ?? 660, wide, high));
	const sorted = pieces
		.toSorted((a, b) => a.depth - b.depth)
		.map((piece) => ({ ...piece, svg: compact(piece.svg, piece.svg.includes("<g transform") ? 1 : 0) }));
	const content = animate(sorted, stage.view.camera.zoom);
	const id = content.startsWith("<style>") ? ` id="${movingId}"` : "";
	return `<svg xmlns="http://www.w3.org/2000/svg"${id} viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" ${roundLines}>${ground}${compact(wall)}${content}</svg>`;
}
