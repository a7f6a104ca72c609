import { expect, test } from "vitest";
import { splitQuotedText } from "./quoted-text.ts";

const quote = ["> Zdravo, Ana!", ">", "> Mesečna karta je 4.900."];

test.for([
	["Gmail in Serbian", ["pon, 16. nov 2026. u 10:15 KVART <info@kvart.example> je napisao/la:", "", ...quote]],
	["Gmail in Cyrillic", ["пон, 16. нов 2026. у 10:15 KVART <info@kvart.example> је написао/ла:", ...quote]],
	["Gmail, broken into two lines", ["On Mon, 16 Nov 2026 at 10:15, KVART", "<info@kvart.example> wrote:", ...quote]],
	["Apple", ["> On 16. 11. 2026., at 10:15, KVART <info@kvart.example> wrote:", ">", ...quote]],
	["Outlook", ["________________________________", "From: KVART", "Sent: Monday", "Subject: Upit", "", "Zdravo, Ana!"]],
	["Outlook in Serbian", ["Od: KVART <info@kvart.example>", "Poslato: ponedeljak", "Tema: Upit", "", "Zdravo!"]],
	["an old program", ["-----Original Message-----", "Zdravo, Ana!"]],
	["no attribution", quote],
] as const)("%s: the earlier mail is parted from the answer", ([, lines]) => {
	const { text, quoted } = splitQuotedText(["Hvala, dolazim u 18:30.", "", "Ana", "", ...lines].join("\n"));
	expect(text).toBe("Hvala, dolazim u 18:30.\n\nAna");
	expect(quoted).toBe(lines.join("\n"));
});

test.for([
	["between quoted lines", [...quote, "A godišnja?", ...quote, "Hvala"]],
	["below", ["On Mon, 16 Nov 2026 at 10:15, KVART <info@kvart.example> wrote:", ...quote, "", "Hvala!"]],
	["without a quote", ["Pitanje: da li radite nedeljom?", "Od: 9 do 14?", "Hvala"]],
	["with a colon at the end", ["Zanima me sledeće:", "1. cena", "2. radno vreme"]],
] as const)("an answer %s stays whole", ([, lines]) => {
	expect(splitQuotedText(lines.join("\n"))).toEqual({ text: lines.join("\n"), quoted: "" });
});

test("a mail that only quotes is shown", () => {
	expect(splitQuotedText(quote.join("\n"))).toEqual({ text: quote.join("\n"), quoted: "" });
});

test("a hostile text takes no time", () => {
	const started = performance.now();
	splitQuotedText(`${"<a@".repeat(10_000)}\n${"wrote ".repeat(5000)}\n${">".repeat(10_000)}`);
	expect(performance.now() - started).toBeLessThan(500);
});
