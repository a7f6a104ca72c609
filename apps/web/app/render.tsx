import type { Locale } from "@kvart/contract/locale";
import type { SiteFiles } from "@kvart/contract/site";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Document, type DocumentFiles } from "./document.tsx";
import { appTextBundles } from "./i18n/app-text-bundles.ts";
import { localeOf } from "./i18n/locale.ts";
import { pageTexts, pageTextsId } from "./i18n/page-texts.ts";
import { type Address, AddressContext } from "./lib/address.ts";
import { AppRendererContext } from "./lib/app-root.tsx";
import { jsonForScript } from "./lib/inline-scripts.ts";
import type { HeadTag } from "./lib/seo.ts";

interface RenderedPage {
	/** Route file; undefined for error pages. */
	file: string | undefined;
	address: Address;
	tags: readonly HeadTag[];
	page: ReactNode;
	files: SiteFiles;
	/** Names the files, for scripts that fetch from another server. */
	build: string;
	apiUrl: string;
}

/** Read by `pageTexts` in the browser. */
function textsOf(apps: ReadonlySet<string>, locale: Locale): string {
	const texts = [...apps].map((app) => appTextBundles[app]?.[locale]);
	const json = jsonForScript(Object.assign({}, pageTexts(), ...texts));
	return `<script type="application/json" id="${pageTextsId}">${json}</script>`;
}

/** Renders the page before the document, because it registers its apps. */
export function renderDocument({ file, address, tags, page, files, build, apiUrl }: RenderedPage): string {
	const needed = new Set<string>();
	const shown = new Set<string>();
	const fileOf = (name: string) => {
		const app = files.apps[name];
		if (!app) throw new Error(`There is no app "${name}": its script belongs in app/apps/${name}.tsx.`);
		return app;
	};
	const renderer = {
		render: (name: string, app: ReactNode) => {
			shown.add(name);
			return renderToString(app, { identifierPrefix: name });
		},
		need: (name: string) => needed.add(name),
		scriptOf: (name: string) => fileOf(name).script,
	};
	const body = renderToStaticMarkup(
		<AddressContext value={address}>
			<AppRendererContext value={renderer}>{page}</AppRendererContext>
		</AddressContext>,
	);
	const apps = [...needed].map(fileOf);
	const documentFiles: DocumentFiles = {
		styles: files.styles[file ?? ""] ?? files.commonStyles,
		scripts: [...files.scripts, ...apps.map(({ script }) => script)],
		preloads: [...new Set(apps.flatMap(({ imports }) => imports))],
	};
	const locale = localeOf(address.pathname);
	const html = renderToStaticMarkup(
		<Document
			locale={locale}
			tags={tags}
			files={documentFiles}
			build={build}
			apiUrl={apiUrl === "/api" ? undefined : apiUrl}
			body={shown.size > 0 ? body + textsOf(shown, locale) : body}
		/>,
	);
	return `<!DOCTYPE html>${html}`;
}
