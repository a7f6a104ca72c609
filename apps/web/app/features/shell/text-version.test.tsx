import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SessionLinks } from "./links.tsx";
import { MenuItem } from "./menu-item.tsx";

/** The page in a text browser, which knows no stylesheet. */
const text = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");

it("says each name once without stylesheets", () => {
	const entry = { label: "Online treninzi", short: "Online", path: "/online-trainings" };
	expect(text(renderToStaticMarkup(<MenuItem entry={entry} />))).toBe("Online treninzi");
});

it("says for whom log-in and log-out are without stylesheets", () => {
	const links = <SessionLinks logIn="Uloguj se" account="Nalog" logOut="Izloguj se" />;
	expect(text(renderToStaticMarkup(links))).toBe("Uloguj se Za ulogovane članove: Nalog Izloguj se");
});
