import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";

test("a filter offers each name once, in the order of the Serbian alphabet", () => {
	const names = ["Žarko", "Zoran", "Šana", "Sanja", "Đorđe", "Dragana", "Ćira", "Čeda", "Cveta"];
	const listed = [...names, "Sanja"].map((name, index) => ({ id: index + 1, name }));
	const labels = choicesOf([null, ...listed]).map(([, label]) => label);
	expect(labels).toEqual(["Cveta", "Čeda", "Ćira", "Dragana", "Đorđe", "Sanja", "Šana", "Zoran", "Žarko"]);
});
