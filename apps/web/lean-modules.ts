import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Stand-ins for library modules that do far more than the site asks of them. They are on every page, and together they
 * weigh as much as the header.
 */
const standIns = [
	{
		module: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
		asks: "../createLucideIcon.mjs",
		gets: "app/ui/icon/draw-glyph.tsx",
		where: ["client", "ssr"],
	},
	{
		module: /app\/(paraglide\/messages\/[\w-]+\.js|i18n\/browser\.ts)$/,
		asks: /^\.\.\/(paraglide\/)?runtime\.js$/,
		gets: "app/i18n/message-runtime.ts",
		// The server speaks two languages at once and keeps the library's runtime.
		where: ["client"],
	},
	{
		module: /react-router\/dist\/production\/lib\/router\/router\.js$/,
		asks: "./instrumentation.js",
		gets: "app/lib/router-instrumentation.ts",
		where: ["client"],
	},
];

/** Puts the stand-ins into the build; development keeps the libraries as they are. */
export function leanModules(): Plugin {
	return {
		name: "lean-modules",
		apply: "build",
		enforce: "pre",
		resolveId(source, importer) {
			const from = importer?.split("?")[0] ?? "";
			const found = standIns.find(
				({ module, asks, where }) =>
					where.includes(this.environment.name) &&
					module.test(from) &&
					(typeof asks === "string" ? asks === source : asks.test(source)),
			);
			return found ? resolve(import.meta.dirname, found.gets) : null;
		},
	};
}
