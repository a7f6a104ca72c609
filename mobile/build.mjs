// Builds and signs the Android app with Debian's tools only: `node mobile/build.mjs`. See README.md beside this file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage } from "./check.mjs";

const FOLDER = dirname(fileURLToPath(import.meta.url));
const BRAND = join(FOLDER, "../packages/contract/src/brand.ts");
const APK = join(FOLDER, "kvart.apk");
const RECORD = `${APK}.json`;
const FRAMEWORK = "/usr/share/android-framework-res/framework-res.apk";
const DEMO_KEYSTORE = join(FOLDER, ".keystore/demo.p12");
const DEMO_PASSWORD = "kvart-demo";
const DEFAULT_SITE = "https://kvart.example";
const APP_ID = "example.kvart.app";
const TOOLS = [
	{ command: "apktool", debian: "apktool" },
	{ command: "aapt", debian: "aapt" },
	{ command: "zipalign", debian: "zipalign" },
	{ command: "apksigner", debian: "apksigner" },
	{ command: "java", debian: "default-jre-headless" },
	{ command: "keytool", debian: "default-jre-headless" },
];
// Android treats "sr" as Cyrillic, so Serbian in Latin script needs its own locale.
const READ_SERBIAN = ["b+sr+Latn", "hr", "bs"];
const FILLED_IN = ["AndroidManifest.xml", "res/values/strings.xml"];
const STEPS = 6;
// http only for local servers.
const LOCAL_HOST =
	/^(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|.+\.local)$/;

let step = 0;

function progress(text) {
	step += 1;
	console.log(`[${step}/${STEPS}] ${text}`);
}

function run(command, args, env = {}) {
	const result = spawnSync(command, args, { encoding: "utf8", env: { ...process.env, ...env } });
	if (result.error || result.status !== 0) {
		const output = `${result.error?.message ?? ""}\n${result.stdout ?? ""}${result.stderr ?? ""}`.trim();
		throw new Error(`${command} ${args[0]} failed:\n${output}`);
	}
	return result.stdout;
}

function isInstalled(command) {
	return (process.env.PATH ?? "").split(":").some((folder) => folder !== "" && existsSync(join(folder, command)));
}

function checkTools() {
	const missing = TOOLS.filter((tool) => !isInstalled(tool.command)).map((tool) => tool.debian);
	if (!existsSync(FRAMEWORK)) {
		missing.push("android-framework-res");
	}
	if (missing.length > 0) {
		const packages = [...new Set(missing)].join(" ");
		throw new Error(`missing: ${packages}\nInstall with: sudo apt-get install --no-install-recommends ${packages}`);
	}
}

function readSite() {
	const given = process.env.SITE_URL || DEFAULT_SITE;
	const url = URL.canParse(given) ? new URL(given) : undefined;
	if (!url || !["https:", "http:"].includes(url.protocol)) {
		throw new Error(`SITE_URL must be an address like ${DEFAULT_SITE}, not "${given}"`);
	}
	if (`${url.origin}/` !== url.href) {
		throw new Error(`SITE_URL must be an origin only, without path, query or user: ${url.origin}`);
	}
	if (url.protocol === "http:" && !LOCAL_HOST.test(url.hostname)) {
		throw new Error(`SITE_URL must use https (http is for local servers only): ${url.origin}`);
	}
	return { origin: url.origin, cleartext: url.protocol === "http:" };
}

function readKeystore() {
	const { KEYSTORE: path, KEYSTORE_PASSWORD: password, KEYSTORE_ALIAS: alias } = process.env;
	if (!path) {
		return { path: DEMO_KEYSTORE, password: DEMO_PASSWORD, alias: "kvart", demo: true };
	}
	if (!existsSync(path)) {
		throw new Error(`KEYSTORE points to a file that does not exist: ${path}`);
	}
	if (!password) {
		throw new Error("KEYSTORE is set, KEYSTORE_PASSWORD is not");
	}
	return { path, password, alias, demo: false };
}

/** Strips `as const`, so that any Node can load the module. */
async function readBrand() {
	const code = readFileSync(BRAND, "utf8").replace(/\s+as const;/, ";");
	const { brand } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
	return brand;
}

function fill(text, values) {
	return text.replace(/\{\{([\w:-]+)\}\}/g, (_, name) => {
		if (values[name] === undefined) {
			throw new Error(`no value for {{${name}}}`);
		}
		return values[name];
	});
}

/** Escapes XML, and the quotes that aapt would remove. */
function escapeResource(text) {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/['"]/g, "\\$&");
}

function writeOfflinePages(folder, brand) {
	const page = readFileSync(join(FOLDER, "offline/page.html"), "utf8");
	const texts = JSON.parse(readFileSync(join(FOLDER, "offline/texts.json"), "utf8"));
	const shared = { name: brand.name, phone: brand.phone, tel: brand.phone.replace(/\s/g, "") };
	// Inlined, because a file: page may not load fonts.
	for (const font of ["display-latin", "display-ext", "text-latin", "text-ext"]) {
		const data = readFileSync(join(FOLDER, `offline/${font}.woff2`), "base64");
		shared[`font:${font}`] = `data:font/woff2;base64,${data}`;
	}
	mkdirSync(folder, { recursive: true });
	for (const [language, text] of Object.entries(texts)) {
		writeFileSync(join(folder, `offline.${language}.html`), fill(page, { ...shared, ...text }));
	}
}

/** Works on a copy of src. */
function prepareSources(work, site, brand) {
	const source = join(work, "src");
	cpSync(join(FOLDER, "src"), source, { recursive: true });
	const values = { SITE_URL: site.origin, CLEARTEXT: String(site.cleartext), APP_NAME: escapeResource(brand.name) };
	for (const name of FILLED_IN) {
		const path = join(source, name);
		writeFileSync(path, fill(readFileSync(path, "utf8"), values));
	}
	for (const language of READ_SERBIAN) {
		cpSync(join(source, "res/values-sr"), join(source, `res/values-${language}`), { recursive: true });
	}
	writeOfflinePages(join(source, "assets"), brand);
	return source;
}

function buildUnsigned(work, source) {
	const unsigned = join(work, "unsigned.apk");
	const aligned = join(work, "aligned.apk");
	// A separate framework folder: the one in the home directory may hold another version.
	const frameworks = join(work, "framework");
	mkdirSync(frameworks);
	copyFileSync(FRAMEWORK, join(frameworks, "1.apk"));
	run("apktool", ["b", source, "-f", "-p", frameworks, "-o", unsigned]);
	run("zipalign", ["-f", "-p", "4", unsigned, aligned]);
	return aligned;
}

function makeDemoKeystore(keystore) {
	if (!keystore.demo || existsSync(keystore.path)) {
		return;
	}
	mkdirSync(dirname(keystore.path), { recursive: true, mode: 0o700 });
	const store = ["-keystore", keystore.path, "-storetype", "PKCS12", "-storepass:env", "STORE_PASSWORD"];
	const key = ["-alias", keystore.alias, "-keyalg", "RSA", "-keysize", "3072", "-validity", "10950"];
	run("keytool", ["-genkeypair", ...store, ...key, "-dname", "CN=KVART demo"], { STORE_PASSWORD: keystore.password });
}

function sign(work, aligned, keystore) {
	const signed = join(work, "signed.apk");
	const alias = keystore.alias ? ["--ks-key-alias", keystore.alias] : [];
	// v1 is for older phones than we support; v4 would create a second file.
	const schemes = [
		"v1-signing-enabled=false",
		"v2-signing-enabled=true",
		"v3-signing-enabled=true",
		"v4-signing-enabled=false",
	];
	const options = schemes.flatMap((scheme) => `--${scheme}`.split("="));
	const store = ["--ks", keystore.path, "--ks-pass", "env:STORE_PASSWORD", ...alias];
	// In the environment, because arguments are visible to other users.
	run("apksigner", ["sign", ...store, ...options, "--out", signed, aligned], { STORE_PASSWORD: keystore.password });
	return signed;
}

function expectMatch(text, pattern, what) {
	const match = pattern.exec(text);
	if (!match) {
		throw new Error(`the built package is wrong: ${what} not found in\n${text}`);
	}
	return match;
}

function verifyContent(signed, site, brand) {
	const badging = run("aapt", ["dump", "badging", signed]);
	const [, versionCode, version] = expectMatch(
		badging,
		new RegExp(`^package: name='${APP_ID}' versionCode='(\\d+)' versionName='([^']+)'`, "m"),
		"package, version code and version",
	);
	expectMatch(badging, /^sdkVersion:'24'$/m, "oldest Android 24");
	expectMatch(badging, /^targetSdkVersion:'35'$/m, "target 35");
	expectMatch(
		badging,
		new RegExp(`^launchable-activity: name='${APP_ID}\\.MainActivity'`, "m"),
		"the launchable activity",
	);
	const label = badging.includes(`application-label:'${brand.name}'`);
	const permissions = badging.match(/^uses-permission: name='[^']+'/gm) ?? [];
	if (!label || permissions.join() !== "uses-permission: name='android.permission.INTERNET'") {
		throw new Error(`the built package is wrong: label or permissions in\n${badging}`);
	}
	if (!run("aapt", ["dump", "strings", signed]).includes(site.origin)) {
		throw new Error(`the built package is wrong: ${site.origin} is not in its strings`);
	}
	return { version, versionCode: Number(versionCode) };
}

function verifySignature(signed) {
	run("zipalign", ["-c", "-p", "4", signed]);
	const report = run("apksigner", ["verify", "--verbose", "--print-certs", "--min-sdk-version", "24", signed]);
	expectMatch(report, /v2 scheme \(APK Signature Scheme v2\): true/, "a v2 signature");
	expectMatch(report, /v3 scheme \(APK Signature Scheme v3\): true/, "a v3 signature");
	return expectMatch(report, /certificate SHA-256 digest: ([0-9a-f]{64})/, "the certificate")[1];
}

/** Replaces the committed package last, so that a failed build changes nothing. */
function publish(signed, record) {
	const bytes = readFileSync(signed);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const nextRecord = `${signed}.json`;
	writeFileSync(nextRecord, `${JSON.stringify({ ...record, size: bytes.length, sha256 }, null, "\t")}\n`);
	checkPackage(signed, nextRecord);
	for (const [from, to] of [
		[signed, APK],
		[nextRecord, RECORD],
	]) {
		// A rename needs the same disk, which the temporary folder may not be on.
		copyFileSync(from, `${to}.new`);
		renameSync(`${to}.new`, to);
	}
}

async function build(work) {
	progress("Checking tools and configuration");
	checkTools();
	const site = readSite();
	const keystore = readKeystore();
	const brand = await readBrand();

	progress(`Preparing sources for ${site.origin}`);
	const source = prepareSources(work, site, brand);

	progress("Building with apktool and zipalign");
	const aligned = buildUnsigned(work, source);

	progress(keystore.demo ? "Signing with the demo key (set KEYSTORE for a real one)" : `Signing with ${keystore.path}`);
	makeDemoKeystore(keystore);
	const signed = sign(work, aligned, keystore);

	progress("Verifying with aapt dump badging and apksigner verify");
	const { version, versionCode } = verifyContent(signed, site, brand);
	const certificate = verifySignature(signed);

	progress("Writing mobile/kvart.apk and mobile/kvart.apk.json");
	const file = brand.appFile;
	publish(signed, {
		file,
		package: APP_ID,
		version,
		versionCode,
		siteUrl: site.origin,
		demoKey: keystore.demo,
		certificate,
	});
	console.log(`Done: ${APP_ID} ${version}, ${statSync(APK).size} bytes`);
}

async function main() {
	const work = mkdtempSync(join(tmpdir(), "kvart-apk-"));
	try {
		await build(work);
	} catch (error) {
		console.error(`\nThe app was not built: ${error.message}`);
		process.exitCode = 1;
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

await main();
