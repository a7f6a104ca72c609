import { useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AppRoot } from "./lib/app-root.tsx";
import { renderDocument } from "./render.tsx";

function Greeting({ name }: { name: string }) {
	return <p id={useId()}>{name}</p>;
}

const files = {
	styles: {},
	commonStyles: [],
	scripts: ["/assets/enhance.js"],
	apps: { greeting: { script: "/assets/greeting.js", imports: ["/assets/react.js"] } },
};

const documentWith = (page: React.ReactNode) =>
	renderDocument({
		file: undefined,
		address: { pathname: "/", search: "" },
		tags: [],
		page,
		files,
		build: "b1",
		apiUrl: "/api",
	});

test("scripts and imports of apps come after the script of every page, and later than styles", () => {
	const html = documentWith(<AppRoot name="greeting" app={Greeting} props={{ name: "Ana" }} />);
	expect(html).toContain('<link rel="modulepreload" href="/assets/react.js" fetchPriority="low"/>');
	expect(html.indexOf("/assets/enhance.js")).toBeLessThan(html.indexOf('src="/assets/greeting.js"'));
});

test("only pages with an app have the texts of error codes, in their language", () => {
	const textOf = "Nema veze sa internetom.";
	expect(documentWith(<AppRoot name="greeting" app={Greeting} props={{ name: "Ana" }} />)).toContain(textOf);
	expect(documentWith(<p>Ana</p>)).not.toContain(textOf);
});

test("an app that loads when it comes near has no script in the page", () => {
	const html = documentWith(<AppRoot name="greeting" app={Greeting} props={{ name: "Ana" }} load="near" />);
	expect(html).not.toContain('src="/assets/greeting.js"');
	expect(html).toContain('data-load="/assets/greeting.js"');
});

const idIn = (html: string) => /<p id="([^"]+)"/.exec(html)?.[1];

test("ids do not depend on the position of the app in the page", () => {
	const app = <AppRoot name="greeting" app={Greeting} props={{ name: "Ana" }} />;
	const deep = (
		<section>
			<Greeting name="before" />
			<div>{app}</div>
		</section>
	);
	expect(idIn(documentWith(deep).split("data-app")[1] ?? "")).toBe(idIn(documentWith(app)));
});

test("data of an app cannot end its script", () => {
	const html = documentWith(<AppRoot name="greeting" app={Greeting} props={{ name: "</script><b>" }} />);
	expect(html).toContain('{"name":"\\u003c/script>\\u003cb>"}');
});

test("an app without a script throws", () => {
	expect(() => documentWith(<AppRoot name="parting" app={Greeting} props={{ name: "Ana" }} />)).toThrow(
		"app/apps/parting.tsx",
	);
	expect(() => renderToStaticMarkup(<AppRoot name="greeting" app={Greeting} props={{ name: "Ana" }} />)).toThrow(
		"only for pages",
	);
});
