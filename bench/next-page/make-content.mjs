// Turns a rendered page into React elements: node make-content.mjs page.html content.jsx
import { readFileSync, writeFileSync } from "node:fs";
import { attributesToProps, htmlToDOM } from "html-react-parser";

const [source, target] = process.argv.slice(2);

const left = new Set(["script", "link", "style"]);

function element(node) {
	if (node.type === "text") return JSON.stringify(node.data);
	if (node.type !== "tag" || left.has(node.name)) return null;
	const props = JSON.stringify(attributesToProps(node.attribs, node.name));
	return `e(${[JSON.stringify(node.name), props, ...node.children.map(element).filter(Boolean)].join(", ")})`;
}

const html = readFileSync(source, "utf8");
const body = html.slice(html.indexOf("<body"), html.indexOf("</body>")).replace(/^<body[^>]*>/, "");
const children = htmlToDOM(body).map(element).filter(Boolean);
writeFileSync(
	target,
	`import { createElement as e } from "react";\nexport const Content = () => e("div", null, ${children.join(", ")});\n`,
);
