// A few journeys in Firefox and WebKit: real browsers, the shared server, members created through the API.
import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { findProgram } from "../../scripts/prerequisites.mjs";
import { bookingsOf, clock, roomiest } from "../board.ts";
import { newMember, newPerson, password } from "../member.ts";
import { startFirefox } from "./firefox.ts";
import { type Engine, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

function programOf(name: string, places: string[] = []): string {
	const found = findProgram(name, places);
	if (!found) throw new Error(`${name} is missing: npm test installs it.`);
	return found;
}

const engines = {
	Firefox: () => startFirefox(programOf("firefox-esr")),
	WebKit: () =>
		startWebKit({
			driver: programOf("WebKitWebDriver"),
			browser: globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0] ?? programOf("MiniBrowser"),
		}),
};

for (const [name, start] of Object.entries(engines)) {
	test.describe(name, () => {
		test.describe.configure({ mode: "serial" });
		let engine: Engine;
		let visitor: Visitor;

		test.beforeAll(async ({ baseURL }) => {
			engine = await start();
			visitor = new Visitor(engine, baseURL ?? "");
		});
		test.afterAll(() => engine.close());

		test("a visitor reads about a club, views its pictures and switches the language", async () => {
			await visitor.visits("/zemun");
			await visitor.sees("Zemun", "heading");
			await visitor.presses("Otvori sliku 2 od", "popup");
			await visitor.presses("Zatvori");
			await visitor.isAt("/zemun");
			await visitor.presses("English", "link");
			await visitor.isAt("/en/zemun");
			await visitor.sees("Free trial", "link");
		});

		test("a guest books a training of today", async ({ request }) => {
			const training = await roomiest(request, 9);
			const guest = newPerson("Petar", "Šućur");
			await visitor.visits("/training-schedule/8?mode=day");
			const about = `${training.training.name}, ${clock(training.time)}`;
			await visitor.presses(`Prijavi se: ${about}`, "link");
			await visitor.types("Ime", guest.firstName);
			await visitor.types("Prezime", guest.lastName);
			// By keyboard: WebKit's driver presses where the button was, and the sheet may still move by some pixels.
			await visitor.types("Telefon", `${guest.phone}\n`);
			// The toast may be gone before a slow engine looks for it.
			await visitor.sees(`Tvoje mesto: ${about}`, "button");
			expect(await bookingsOf(request, training, guest.phone)).toHaveLength(1);
		});

		test("a member logs in, books and cancels", async ({ request }) => {
			const member = newPerson("Vesna", "Đorđević");
			await newMember(request, member);
			const training = await roomiest(request, 3, 5);
			const about = `${training.training.name}, ${clock(training.time)}`;
			await visitor.visits("/login?redirect=/training-schedule/3?day=5%26mode=day");
			await visitor.types("E-adresa", member.email);
			await visitor.types("Lozinka", password);
			await visitor.presses("Uloguj se");
			await visitor.isAt("/training-schedule/3?day=5&mode=day");
			// Until its script has run, the page has the visitors' link, which leads to the log-in.
			await visitor.seesLinkTo(`Prijavi se: ${about}`, /[?&]book=/);
			await visitor.presses(`Prijavi se: ${about}`, "link");
			await visitor.presses(`Otkaži: ${about}`);
			// The place is held for some seconds.
			await visitor.sees(`Poništi: ${about}`, "button");
			await visitor.presses("Izloguj se");
			await visitor.isAt("/login");
		});

		test("a visitor requests prices", async () => {
			await visitor.visits("/price-list#request");
			await visitor.types("Ime i prezime", "Jelena Šćepanović");
			await visitor.types("Mobilni telefon", "064 123 4567");
			await visitor.types("E-adresa", `${randomUUID()}@kvart.example`);
			await visitor.types("Godine", "31");
			await visitor.presses("Dalje");
			await visitor.sees("Šta ti odgovara?", "heading");
			await visitor.presses("Dalje");
			await visitor.presses("Pošalji");
			await visitor.sees("Hvala na interesovanju!", "heading");
		});

		test("a page that the browser has is asked for again", async ({ request }) => {
			const { "cache-control": caching } = (await request.get("/faq")).headers();
			const asked: string[] = [];
			const server = createServer(({ url = "" }, response) => {
				if (url.startsWith("/page")) asked.push(url);
				response.writeHead(200, { "content-type": "text/html", "cache-control": caching }).end("<h1>Page</h1>");
			});
			await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
			const { port } = server.address() as AddressInfo;
			const paths = ["/page/1", "/page/2", "/page/1"];
			for (const path of paths) await engine.open(`http://127.0.0.1:${port}${path}`);
			expect(asked).toEqual(paths);
			server.close();
			server.closeAllConnections();
		});
	});
}
