import { runTrials } from "../run-trials.ts";
import { access } from "./access.ts";
import { bodies } from "./bodies.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { erasure } from "./erasure.ts";
import { fuzz } from "./fuzz.ts";
import { guestPlaces } from "./guest-places.ts";
import { mailHeaders } from "./mail-headers.ts";
import { rateLimits } from "./rate-limits.ts";
import { redirects } from "./redirects.ts";
import { securityHeaders } from "./security-headers.ts";
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
	text: `The built server on PostgreSQL with the demo and somebody of every role logged in, everything on this machine. What is tried comes from the OpenAPI document and the
contract, so a new call is tried as soon as it is there. Limits are off but where they are the matter; each trial has a site of its own and, where a
program looks for holes, first a page that has some: it must find those.`,
	trials: [
		fuzz(ground),
		access(ground),
		sqlInjection(ground),
		wapiti(ground),
		xss(ground),
		securityHeaders(ground),
		traversal(ground),
		redirects(ground),
		bodies(ground),
		mailHeaders(ground),
		erasure(ground),
		takeOver(ground),
		demoAccounts(ground),
		rateLimits(ground),
		guestPlaces(ground),
	],
	close: () => ground.close(),
});
