// npm run sbom [-- FILE]: writes what production consists of as a CycloneDX bill of materials.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failWith, root } from "./steps.mjs";

const [file = "sbom.cdx.json"] = process.argv.slice(2);
const options = ["--omit=dev", "--sbom-format=cyclonedx", "--sbom-type=application"];

try {
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const stdio = ["ignore", "pipe", "ignore"];
	const shell = process.platform === "win32";
	const text = execFileSync(npm, ["sbom", ...options], { cwd: root, stdio, shell, maxBuffer: 64 * 1024 * 1024 });
	const bill = JSON.parse(text);
	// npm names it after the folder.
	const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	Object.assign(bill.metadata.component, { name, version });
	writeFileSync(file, `${JSON.stringify(bill, null, "\t")}\n`);
	console.log(`${file}: CycloneDX ${bill.specVersion}, ${bill.components.length} components`);
} catch (error) {
	failWith(error);
}
