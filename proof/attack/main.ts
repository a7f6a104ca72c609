import { runTrials } from "../run-trials.ts";
import { bodies } from "./bodies.ts";
import { fuzz } from "./fuzz.ts";
import { memberships } from "./memberships/memberships.ts";
import { sqlInjection } from "./sqlmap.ts";
import { takeOver } from "./take-over.ts";
import { Ground } from "./target.ts";
import { traversal } from "./traversal.ts";
import { wapiti } from "./wapiti.ts";
import { xss } from "./xss.ts";

const ground = new Ground();

await runTrials({
	name: "attack",
	title: "Attacks",
	text: `What only an attacker's tool finds; access, limits, headers, redirects and erasure have API tests. The built server on PostgreSQL with the demo and one session
of every role. The calls come from the OpenAPI document, so a new one is tried at once. Limits are off, each trial has a site of its own, and programs that look
for holes first get a page that has some: they must find those.`,
	trials: [
		fuzz(ground),
		sqlInjection(ground),
		wapiti(ground),
		xss(ground),
		traversal(ground),
		bodies(ground),
		takeOver(ground),
		memberships(ground),
	],
	close: () => ground.close(),
});
