import { expect, test } from "vitest";
import { messageTemplates, templateTexts } from "./message-templates.ts";

const training = { room: { id: 1, name: "Velika sala", name_eng: "Main hall" } };

test("every template has both languages, with the room in each", () => {
	const templates = messageTemplates.map((template) => templateTexts(template, training));
	for (const { text, text_eng } of templates) expect(new Set(["", text, text_eng]).size).toBe(3);
	expect(templateTexts("room", training)).toEqual({
		text: "Trening se održava u drugoj sali: Velika sala. Mesto ti je sačuvano.",
		text_eng: "The class takes place in another room: Main hall. Your place is safe.",
	});
});
