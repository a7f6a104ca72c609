// Rules for a lock file that installs on every supported platform.

/** Platforms in the names of native packages. Linux means glibc. */
const platforms = {
	"linux-x64": /linux-x64(-gnu)?$/,
	"linux-arm64": /linux-arm64(-gnu)?$/,
	"darwin-arm64": /darwin-arm64$/,
	"darwin-x64": /darwin-x64$/,
	"win32-x64": /(?<![a-z])(win32|windows|win)-(x64|64)(-msvc)?$/,
};

const nameOf = (path) => path.split("node_modules/").at(-1);

/** Resolves a package like Node: own folder first, then upwards. */
function findFrom(packages, path, name) {
	for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
		const place = `${folder}${folder && "/"}node_modules/${name}`;
		if (place in packages) return packages[place];
		if (folder === "") return undefined;
		// Above a workspace is the project.
		if (!folder.includes("node_modules/")) folder = "";
	}
}

/**
 * Native parts are one optional package per platform: each must be locked in the requested version. A native part
 * needs only its own parts.
 */
function missingParts(packages) {
	return Object.entries(packages).flatMap(([path, { version, os, optionalDependencies = {} }]) => {
		const parts = Object.entries(optionalDependencies);
		if (!parts.some(([name]) => platforms["linux-x64"].test(name))) return [];
		return Object.entries(platforms).flatMap(([platform, pattern]) => {
			const named = parts.filter(([name]) => pattern.test(name));
			if (os && named.length === 0) return [];
			const isThere = ([name, wanted]) => findFrom(packages, path, name)?.version === wanted.replace(/^[=^~]/, "");
			return named.some(isThere) ? [] : [`${nameOf(path) || "kvart"} ${version} has no part for ${platform}.`];
		});
	});
}

function namedHosts(packages) {
	return Object.entries(packages).flatMap(([path, { resolved, link }]) =>
		resolved && !link ? [`${nameOf(path)} is fetched from ${resolved}, which others may not reach.`] : [],
	);
}

const kinds = ["dependencies", "devDependencies", "optionalDependencies"];

function directVersions(packages) {
	const own = Object.entries(packages).filter(([path]) => !path.includes("node_modules/"));
	return own.flatMap(([path, entry]) =>
		kinds.flatMap((kind) => Object.entries(entry[kind] ?? {}).map(([name, version]) => ({ path, name, version }))),
	);
}

function looseVersions(packages) {
	return directVersions(packages).flatMap(({ path, name, version }) =>
		/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
			? []
			: [`${name} ${version} in ${path || "package.json"} is not an exact version.`],
	);
}

function differentNodes(packages) {
	const nodes = Object.entries(packages[""]?.optionalDependencies ?? {}).filter(([name]) => name.startsWith("node-"));
	const versions = new Set(nodes.map(([, version]) => version));
	return versions.size > 1 ? [`The project's Node has several versions: ${[...versions].join(", ")}.`] : [];
}

export function problemsOf({ packages }) {
	return [missingParts, namedHosts, looseVersions, differentNodes].flatMap((rule) => rule(packages));
}
