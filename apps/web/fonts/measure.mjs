// Prints the size-adjust of the fallback faces in app/ui/fonts.css: how wide our words run in Archivo and in the
// system's fonts. Needs a Chromium with Liberation Sans (same widths as Arial). The widths of Arial
// Black are written from memory: it was not installed where this was made. Check them on a machine that has it.
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

const headlines =
	"NAĐI SVOJ KVART PRVI JE NA NAS LETO BEZ PAUZE ZEMUN BLOKOVI BANJICA VRAČAR PIONIR USTANIČKA UŠĆE NAVIGATOR " +
	"PRVOMAJSKA BARAJEVO ZVEZDARA MILJAKOVAC RASPORED TRENINGA PROBNI TRENING FIND YOUR BLOCK THE FIRST ONE IS ON US " +
	"FREE TRIAL PRICE LIST COACHES KAKO DA PREŽIVIŠ PRVI TRENING SA GIRJAMA TRAINING SCHEDULE GALERIJA PITANJA 7 12 100%";
const prose =
	"Izaberi centar i trening, ostavi broj telefona, a mi te zovemo da dogovorimo termin. Ako se učlaniš istog dana, " +
	"članarina ti teče od sledećeg treninga. Tehnika pre kilaže, disanje pre tempa. Trener iz Zemuna objašnjava tri " +
	"greške koje vidi svakog ponedeljka. Pick a club and a training, leave your phone number, and we will call you to " +
	"agree on a time. Twelve clubs in Belgrade, open seven days a week from 07:00 to 23:00.";

/** Its advances, in thousandths of an em. */
const arialBlack = {
	333: " ",
	389: "I",
	667: "FJL0127",
	722: "EPSTZ",
	778: "ABCRVXY",
	833: "DGHKNOQU",
	944: "M",
	1000: "W%",
};
const advance = (sign) => Number(Object.entries(arialBlack).find(([, signs]) => signs.includes(sign))?.[0]);
const bare = headlines
	.normalize("NFD")
	.replaceAll(/\p{Mn}/gu, "")
	.replaceAll("Đ", "D");
const inArialBlack = Array.from(bare).reduce((sum, sign) => sum + advance(sign), 0) / 1000;

const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" });
const page = await browser.newPage();
const faces = await Promise.all(
	["display-latin", "display-serbian", "text-latin", "text-serbian"].map(async (name) => ({
		family: name.split("-")[0],
		range: name.endsWith("serbian") ? "U+100-24F" : "U+0-FF, U+2000-22FF",
		data: (await readFile(new URL(`../app/ui/fonts/${name}.woff2`, import.meta.url))).toString("base64"),
	})),
);
const widths = await page.evaluate(
	async ({ fonts, caps, text }) => {
		for (const { family, range, data } of fonts) {
			const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, {
				weight: "100 900",
				unicodeRange: range,
			});
			document.fonts.add(await face.load());
		}
		const context = document.createElement("canvas").getContext("2d");
		const ems = (font, words) => {
			context.font = font.replace("1em", "1000px");
			return context.measureText(words).width / 1000;
		};
		const box = (() => {
			context.font = "400 1000px text";
			const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
			return { ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
		})();
		return {
			box,
			display: ems("850 1em display", caps),
			arialBoldCaps: ems("700 1em Liberation Sans", caps),
			text: ems("400 1em text", text),
			arial: ems("400 1em Liberation Sans", text),
			bold: ems("600 1em text", text),
			arialBold: ems("700 1em Liberation Sans", text),
		};
	},
	{ fonts: faces, caps: headlines, text: prose },
);
await browser.close();

const percent = (value) => `${(value * 100).toFixed(2)}%`;
function print(name, ratio) {
	const { ascent, descent } = widths.box;
	console.log(
		`${name}: size-adjust ${percent(ratio)}; ascent ${percent(ascent / ratio)}; descent ${percent(descent / ratio)}`,
	);
}
print("display on Arial Black", widths.display / inArialBlack);
print("display on Arial Bold", widths.display / widths.arialBoldCaps);
print("text on Arial", widths.text / widths.arial);
print("text 600 on Arial Bold", widths.bold / widths.arialBold);
console.log(widths.box);
