/** Measures of a body in metres, for a height of 1.75; `height` scales all of them. */
export interface Build {
	height: number;
	/** Half widths. */
	shoulders: number;
	chest: number;
	waist: number;
	hips: number;
	/** How far breasts and belly stand out in front. */
	bust: number;
	belly: number;
	/** Thickness of arms and legs; 1 is slim and trained. */
	arms: number;
	legs: number;
}

const base = { height: 1.75, bust: 0, belly: 0, arms: 1, legs: 1 };

export const builds = {
	lean: { ...base, shoulders: 0.185, chest: 0.155, waist: 0.12, hips: 0.13 },
	broad: { ...base, height: 1.82, shoulders: 0.215, chest: 0.185, waist: 0.14, hips: 0.142, arms: 1.24, legs: 1.1 },
	strong: {
		...base,
		height: 1.77,
		shoulders: 0.205,
		chest: 0.18,
		waist: 0.155,
		hips: 0.155,
		belly: 0.03,
		arms: 1.28,
		legs: 1.2,
	},
	heavy: {
		...base,
		height: 1.76,
		shoulders: 0.2,
		chest: 0.185,
		waist: 0.19,
		hips: 0.178,
		belly: 0.07,
		arms: 1.25,
		legs: 1.22,
	},
	slight: {
		...base,
		height: 1.63,
		shoulders: 0.16,
		chest: 0.14,
		waist: 0.108,
		hips: 0.142,
		bust: 0.022,
		arms: 0.86,
		legs: 0.94,
	},
	athletic: {
		...base,
		height: 1.7,
		shoulders: 0.175,
		chest: 0.148,
		waist: 0.115,
		hips: 0.15,
		bust: 0.026,
		arms: 0.98,
		legs: 1.06,
	},
	curvy: {
		...base,
		height: 1.67,
		shoulders: 0.17,
		chest: 0.157,
		waist: 0.132,
		hips: 0.182,
		bust: 0.042,
		arms: 1.08,
		legs: 1.24,
	},
	round: {
		...base,
		height: 1.64,
		shoulders: 0.172,
		chest: 0.168,
		waist: 0.165,
		hips: 0.192,
		bust: 0.045,
		belly: 0.035,
		arms: 1.16,
		legs: 1.26,
	},
	expecting: {
		...base,
		height: 1.69,
		shoulders: 0.168,
		chest: 0.152,
		waist: 0.145,
		hips: 0.165,
		bust: 0.045,
		belly: 0.15,
		arms: 1,
		legs: 1.06,
	},
	aged: {
		...base,
		height: 1.66,
		shoulders: 0.172,
		chest: 0.158,
		waist: 0.15,
		hips: 0.155,
		bust: 0.02,
		belly: 0.03,
		arms: 0.95,
		legs: 0.95,
	},
} satisfies Record<string, Build>;
