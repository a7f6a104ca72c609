import { expect, it } from "vitest";
import { replyFrom } from "./reply-template.ts";

const template = {
	title: "Trening u centru {centar}",
	title_eng: "Training at {centar}",
	text: "Zdravo, {ime}! {nepoznato}\n\n{zaposleni}",
	text_eng: "Hi {ime}!",
};
const fields = { ime: "Ana", centar: "Zemun", zaposleni: "Ivana Đukić" };

it("fills in the fields in the language of the enquiry", () => {
	expect(replyFrom(template, "sr", fields)).toEqual({
		subject: "Trening u centru Zemun",
		text: "Zdravo, Ana! {nepoznato}\n\nIvana Đukić",
	});
	expect(replyFrom(template, "en", fields)).toEqual({ subject: "Training at Zemun", text: "Hi Ana!" });
});

it("is Serbian without a translation", () => {
	expect(replyFrom({ ...template, text_eng: " " }, "en", fields).subject).toBe("Trening u centru Zemun");
});
