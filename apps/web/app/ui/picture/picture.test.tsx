import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

test("a drawing moves on wide screens only, and not for those who want no motion", () => {
	const picture = { src: "/hero.svg", moving: "/hero.svg#moving", width: 1600, height: 900, alt: "" };
	const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
	const media = "(width &gt;= 1024px) and (prefers-reduced-motion: no-preference)";
	expect(html).toContain(`<source media="${media}" srcSet="/hero.svg#moving"/>`);
	expect(html.match(/#moving/g)).toHaveLength(1);
});
