import { afterEach, expect, test, vi } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";

afterEach(() => vi.unstubAllGlobals());

test.for([
	[true, "online"],
	[false, "offline"],
] as const)(
	"a page that the service worker serves knows whether the device has a connection: %s",
	([onLine, shown]) => {
		vi.stubGlobal("navigator", { onLine });
		document.documentElement.dataset["stored"] = "";
		// oxlint-disable-next-line no-eval -- as the page runs it
		(0, eval)(inlineScripts.person);
		expect(document.documentElement.dataset["stored"]).toBe(shown);
		delete document.documentElement.dataset["stored"];
	},
);
