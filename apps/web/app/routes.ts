import { locales } from "@kvart/contract/locale";
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { localePath } from "./i18n/locale.ts";
import { files, type Page, pages } from "./lib/pages.ts";

const inLanguages = locales.flatMap((locale): RouteConfigEntry[] => {
	// By path, because several pages may share a file.
	const entry = ({ path, file }: Page) => route(localePath(path, locale), file, { id: `${locale}:${path}` });
	const shell = "routes/shell.tsx";
	return [
		layout(shell, { id: `${locale}:${shell}` }, pages.filter(({ bare }) => !bare).map(entry)),
		...pages.filter(({ bare }) => bare).map(entry),
	];
});

export default [...inLanguages, ...files.map(({ path, file }) => route(path, file))] satisfies RouteConfig;
