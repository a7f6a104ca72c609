import { afterEach, expect, test, vi } from "vitest";
import { offerClassSharing } from "./share-class.ts";

const link = `<span data-share-link="Joga, Zemun" data-copied="Kopirano" data-not-copied="Nije kopirano">
	<a href="/class/7-2026-11-18">Podeli</a></span>`;
const address = "https://kvart.example/class/7-2026-11-18";
offerClassSharing();
afterEach(() => vi.unstubAllGlobals());

function press(): Event {
	document.body.innerHTML = link;
	const anchor = document.querySelector("a");
	if (anchor) anchor.href = address;
	const click = new MouseEvent("click", { bubbles: true, cancelable: true });
	anchor?.dispatchEvent(click);
	return click;
}

test("one press shares a class by the system", () => {
	const share = vi.fn<(shared: ShareData) => Promise<void>>(async () => undefined);
	vi.stubGlobal("navigator", { share });
	expect(press().defaultPrevented).toBe(true);
	expect(share).toHaveBeenCalledWith({ url: address, title: "Joga, Zemun" });
});

test.for([
	["Kopirano", async () => undefined],
	["Nije kopirano", (): Promise<void> => Promise.reject(new Error("not allowed"))],
] as [string, () => Promise<void>][])(
	"where the system cannot share, the address is copied: %s",
	async ([text, writeText]) => {
		vi.stubGlobal("navigator", { clipboard: { writeText } });
		const shown = new Promise((resolve) => {
			document.addEventListener("toast", (event) => resolve((event as CustomEvent<{ text: string }>).detail.text), {
				once: true,
			});
		});
		press();
		expect(await shown).toBe(text);
	},
);
