import { brand } from "@kvart/contract/brand";

interface Schema {
	$ref?: string;
	type?: string | string[];
	format?: string;
	description?: string;
	enum?: unknown[];
	const?: unknown;
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	anyOf?: Schema[];
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
	operationId: string;
	summary: string;
	description: string;
	tags: string[];
	parameters?: { name: string; schema: Schema }[];
	requestBody?: { content: Content };
	responses: Record<string, { description: string; content: Content }>;
}

export type Document = {
	info: { title: string; description: string };
	tags: { name: string; description: string }[];
	paths: Record<string, Record<string, Operation>>;
	components: { schemas: Record<string, Schema> };
};

function escape(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function typeName(schema: Schema): string {
	if (schema.$ref) {
		const name = schema.$ref.split("/").at(-1) ?? "";
		return `<a href="#schema-${name}">${name}</a>`;
	}
	if (schema.anyOf) return schema.anyOf.map(typeName).join(" or ");
	if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
	if (schema.enum) return schema.enum.map((value) => `<code>${escape(String(value))}</code>`).join(" ");
	if (schema.items) return `list of ${typeName(schema.items)}`;
	if (schema.properties) return fields(schema);
	return escape([schema.type, schema.format].flat().filter(Boolean).join(", ") || "any");
}

function fields({ properties = {}, required = [] }: Schema): string {
	const rows = Object.entries(properties).map(
		([name, schema]) =>
			`<tr><th scope="row"><code>${escape(name)}</code>${required.includes(name) ? "" : " <i>optional</i>"}</th>` +
			`<td>${typeName(schema)}${schema.description ? `<br><small>${escape(schema.description)}</small>` : ""}</td></tr>`,
	);
	return `<table>${rows.join("")}</table>`;
}

function bodyOf(content: Content): string {
	return Object.entries(content)
		.map(
			([type, { schema }]) =>
				`${type === "application/json" ? "" : `<code>${escape(type)}</code> `}${typeName(schema)}`,
		)
		.join("");
}

function operationSection(method: string, path: string, operation: Operation): string {
	const responses = Object.entries(operation.responses).map(
		([status, { description, content }]) =>
			`<tr><th scope="row">${status}</th><td>${Number(status) < 300 ? bodyOf(content) : escape(description)}</td></tr>`,
	);
	return `<article id="${operation.operationId}">
<h3><b>${method.toUpperCase()}</b> <code>${escape(path)}</code></h3>
<p>${escape(operation.summary)}. ${escape(operation.description)}</p>
${operation.requestBody ? `<h4>Body</h4>${bodyOf(operation.requestBody.content)}` : ""}
<h4>Answers</h4><table>${responses.join("")}</table></article>`;
}

function tagSection({ name, description }: Document["tags"][number], { paths }: Document): string {
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([, operation]) => operation.tags.includes(name))
			.map(([method, operation]) => operationSection(method, path, operation)),
	);
	return `<section id="${name}"><h2>${name}</h2><p>${escape(description)}</p>${operations.join("")}</section>`;
}

export const referenceStyle = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;font:400 1rem/1.55 system-ui,sans-serif;background:#f5f3ec;color:#0b0d0e;display:grid;grid-template-columns:15rem minmax(0,60rem);gap:3rem}
nav{background:#0b0d0e;color:#f5f3ec;padding:2rem 1.5rem;position:sticky;top:0;height:100vh;overflow:auto}nav b{font-size:1.5rem;color:#c8ff2e}nav a{display:block;color:inherit;padding:.35rem 0}
main{padding:2rem 1.5rem 6rem 0}h1{font-size:2.5rem;line-height:1}h2{margin-top:4rem;border-top:2px solid;padding-top:1rem}article{border-top:1px solid #d9d5ca;margin-top:1.5rem;scroll-margin-top:1rem}
h3{font-size:1.05rem}h3 b{background:#0b0d0e;color:#c8ff2e;padding:.15em .5em;font-size:.8em}h4{margin:.75rem 0 .25rem;font-size:.85rem}code{font:.92em ui-monospace,monospace}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-top:1px solid #d9d5ca;font-weight:400}td table{margin:0}i,small{color:#545b5d}a{color:inherit}
a:focus-visible{outline:3px solid #12804a}@media(max-width:60rem){body{display:block}nav{position:static;height:auto}main{padding:1.5rem}}`;

/** The API reference as a single page without scripts. */
export function referencePage(document: Document): string {
	const { info, tags, components } = document;
	const schemas = Object.entries(components.schemas).map(
		([name, schema]) => `<article id="schema-${name}"><h3><code>${name}</code></h3>${fields(schema)}</article>`,
	);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(info.title)}</title><style>${referenceStyle}</style></head><body>
<nav aria-label="Parts of the API"><b>${escape(brand.name)}</b>${tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join("")}<a href="#schemas">Schemas</a><a href="/api/openapi.json">openapi.json</a></nav>
<main><h1>${escape(info.title)}</h1><p>${escape(info.description)} Errors are <code>application/problem+json</code> with a <code>code</code> of the catalogue; the session travels in the header <code>session_id</code> (or <code>session-id</code>).</p>
${tags.map((tag) => tagSection(tag, document)).join("")}
<section id="schemas"><h2>Schemas</h2>${schemas.join("")}</section></main></body></html>`;
}
