import { expect, it } from "vitest";
import { chosenClub } from "./club.ts";

const zemun = { id: 3, name: "Zemun", slug: "zemun" };
const vracar = { id: 7, name: "Vračar", slug: "vracar" };

it("restores the club while the account still has it", () => {
	expect(chosenClub([zemun, vracar], "7")).toBe(vracar);
	expect(chosenClub([zemun, vracar], "9")).toBeNull();
	expect(chosenClub([zemun, vracar], null)).toBeNull();
});

it("selects the only club of an account", () => {
	expect(chosenClub([zemun], "7")).toBe(zemun);
	expect(chosenClub([], "7")).toBeNull();
});
