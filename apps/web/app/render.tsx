import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Document, type DocumentFiles } from "./document.tsx";
import { localeOf } from "./i18n/locale.ts";
import { type Address, AddressContext } from "./lib/address.ts";
import { AppRendererContext } from "./lib/app-root.tsx";
import type { HeadTag } from "./lib/seo.ts";

/** What the site's build made: where each script is, and what it imports. */
export interface SiteFiles {
	/** By the page's file, such as `routes/home.tsx`. */
	styles: Readonly<Record<string, readonly string[]>>;
	/** Of pages that stand in for others. */
	commonStyles: readonly string[];
	/** On every page, in this order. */
	scripts: readonly string[];
	apps: Readonly<Record<string, { script: string; imports: readonly string[] }>>;
}

interface RenderedPage {
	/** The page's file; none for a page that stands in for another. */
	file: string | undefined;
	address: Address;
	tags: readonly HeadTag[];
	page: ReactNode;
	files: SiteFiles;
	apiUrl: string;
}

/** The page as a whole document. The page comes first: it says which apps it has. */
export function renderDocument({ file, address, tags, page, files, apiUrl }: RenderedPage): string {
	const needed = new Set<string>();
	const fileOf = (name: string) => {
		const app = files.apps[name];
		if (!app) throw new Error(`There is no app "${name}": its script belongs in app/apps/${name}.tsx.`);
		return app;
	};
	const renderer = {
		render: (name: string, app: ReactNode) => renderToString(app, { identifierPrefix: name }),
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
	const html = renderToStaticMarkup(
		<Document
			locale={localeOf(address.pathname)}
			tags={tags}
			files={documentFiles}
			apiUrl={apiUrl === "/api" ? undefined : apiUrl}
			body={body}
		/>,
	);
	return `<!DOCTYPE html>${html}`;
}
