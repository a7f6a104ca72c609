import { cardio } from "./cardio.ts";
import { care } from "./care.ts";
import { circuits } from "./circuits.ts";
import { fight } from "./fight.ts";
import { gym } from "./gym.ts";
import { intervals } from "./intervals.ts";
import { matwork } from "./matwork.ts";
import { party } from "./party.ts";
import { posture } from "./posture.ts";
import { services } from "./services.ts";
import { studio } from "./studio.ts";
import { weights } from "./weights.ts";
import { yoga } from "./yoga.ts";

/** One for each training and service, by the name of its picture. */
export const posters = {
	...cardio,
	...care,
	...circuits,
	...fight,
	...gym,
	...intervals,
	...matwork,
	...party,
	...posture,
	...services,
	...studio,
	...weights,
	...yoga,
};
