import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/steps.mjs";
import { none, some, type Trial } from "../trial.ts";
import { Findings } from "./findings.ts";
import { inParallel } from "./http.ts";
import type { Ground } from "./target.ts";

/** Addresses that serve files. */
const places = [
	"/",
	"/assets/",
	"/media/",
	"/media/p/",
	"/media/og/",
	"/media/trainers/",
	"/galleries/",
	"/galleries/zemun/",
	"/videos/",
	"/calendar/",
	"/calendar/club/",
	"/staff/",
	"/staff/assets/",
	"/demo/mail/",
	"/fonts/",
	"/api/app/apk/download/",
];

const steps = ["../", "..\\", "%2e%2e/", "..%2f", "%2e%2e%2f", "..%5c", "..%252f", "....//", "..;/", "%c0%ae%c0%ae/"];
const files = [
	"etc/passwd",
	"package.json",
	"apps/server/dist/main.js",
	"deploy/kvart.env",
	"canary.txt",
	".git/config",
];
const ends = ["", "%00.jpg", "?.jpg"];

/** A fragment of each protected file. */
const contents = [/root:.*:0:0:/, /"workspaces"/, /__createRequire/, /DATA_KEY=/, /repositoryformatversion/];

function* attempts(): Generator<string> {
	for (const place of places) {
		for (const step of steps)
			for (const depth of [1, 3, 8])
				for (const file of files) for (const end of ends) yield `${place}${step.repeat(depth)}${file}${end}`;
		yield* ["/etc/passwd", "file:///etc/passwd", "C:\\windows\\win.ini"].map(
			(file) => place + encodeURIComponent(file),
		);
	}
}

/** Path traversal. */
export function traversal(ground: Ground): Trial {
	return {
		name: "traversal",
		title: "Path traversal",
		run: async (report) => {
			const target = await ground.open("traversal");
			// Next to the rendered pictures: the closest protected file.
			const canary = join(root, "node_modules/.cache/attack-data/canary.txt");
			const secret = randomUUID();
			writeFileSync(canary, secret);
			const findings = new Findings();
			const paths = [...attempts()];
			report(`${paths.length} paths`);
			let refused = 0;
			await inParallel(paths, 16, async (path) => {
				const { status, body, failure } = await target.caller.send({ path });
				const text = body.toString("latin1");
				if (text.includes(secret) || contents.some((content) => content.test(text))) findings.add("gave a file", path);
				if (status >= 500) findings.add(`status ${status}`, path);
				if (failure) findings.add(`no answer: ${failure}`, path);
				if (status >= 400 && status < 500) refused += 1;
			});
			rmSync(canary);
			await target.close();
			return {
				figures: { requests: paths.length, findings: findings.kinds },
				checks: [none("files that came out, and failures", findings.count), some("paths refused", refused)],
				notes: findings.lines(),
			};
		},
	};
}
