import type { DrawingName } from "./drawings.ts";

/** People at each service of /gym-services and /other-services: the big picture of its band. */
export const serviceDrawings = {
	personal: "drawn/personal-training",
	individual: "drawn/individual-training",
	"small-group": "drawn/small-group-training",
	solarium: "drawn/service-solarium",
	massage: "drawn/service-massage",
	"health-bar": "drawn/service-health-bar",
} as const satisfies Record<string, DrawingName>;
