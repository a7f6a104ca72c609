// What a browser without scripts does, by its requests. `test:release` does the same in one.
import { expect, test } from "@playwright/test";
import { newAddress } from "../enquiry-form.ts";
import { mailedLink, newMember, newPerson, password, sessionOf } from "../member.ts";
import { kept, read, send } from "./sent-form.ts";

test("classes are found, and a guest books a date of the promotion, once", async ({ request }) => {
	const found = await read(request, "/find?when=tonight&training=&coach=&gym=");
	expect(found.html).toMatch(/<h2 id="results"[^>]*>[^<]*\d+ termina?</);
	const [, link = ""] = /href="([^"]+book=\d+)"/.exec(found.html) ?? [];
	expect((await read(request, link.replaceAll("&amp;", "&"))).html).toMatch(/name="phone"/);

	const mina = newPerson("Mina", "Vasić");
	const [, sheet = ""] =
		/aria-label="Prijavi se: [^>]*href="(\/promotions\/5\?[^"]*book=\d+)"/.exec(
			(await read(request, "/promotions/5")).html,
		) ?? [];
	const form = await read(request, sheet.replaceAll("&amp;", "&"));
	const missing = await send(request, form, { firstName: mina.firstName, lastName: "", phone: "" });
	expect(missing.html.match(/Ovo polje je obavezno\./g)).toHaveLength(2);
	expect(kept(missing, "firstName")).toBe(mina.firstName);
	for (const words of ["Mesto je tvoje.", "Već imaš mesto na ovom treningu."]) {
		const { html } = await send(request, await read(request, form.path), {
			firstName: mina.firstName,
			lastName: mina.lastName,
			phone: mina.phone,
		});
		expect(html).toContain(words);
	}
});

test("a person registers, confirms the address on submit only, and sets a new password", async ({ request }) => {
	const lena = newPerson("Lena", "Šarić");
	const typed = {
		first_name: lena.firstName,
		last_name: lena.lastName,
		email: lena.email,
		phone: lena.phone,
		password,
		re_password: "drugacija",
	};
	const refused = await send(request, await read(request, "/become-a-member"), typed);
	expect(refused.html).toContain("Lozinke se ne poklapaju");
	expect(kept(refused, "email")).toBe(lena.email);
	expect(refused.html).not.toContain(password);
	const registered = await send(request, refused, { ...typed, re_password: password });
	expect(registered.html).toContain("Proveri poštu");
	expect(registered.html).toContain(lena.email);

	const link = await mailedLink(request, lena.email, "/verify-email");
	// A mail scanner opens the link first.
	const page = await read(request, link);
	expect((await read(request, link)).html).not.toContain("Adresa je potvrđena");
	expect((await send(request, page, {})).html).toContain("Adresa je potvrđena");
	const again = await send(request, page, {});
	expect(again.html).toContain("Link više ne važi");
	expect((await send(request, again, { email: "nobody@" })).html).toContain("E-adresa nije ispravna");

	const asked = await send(request, await read(request, "/forgot-password"), { email: lena.email });
	expect(asked.html).toContain(`Ako nalog sa adresom ${lena.email} postoji`);
	const reset = await read(request, await mailedLink(request, lena.email, "/reset-password"));
	const changed = await send(request, reset, { password: "novija-lozinka", re_password: "novija-lozinka" });
	expect(changed.path).toBe("/login?changed=1");
	expect(changed.html).toContain("Nova lozinka je sačuvana.");
	await sessionOf(request, lena.email, "novija-lozinka");
	// Only staying logged in needs scripts: the page says so, with a phone number.
	expect((await read(request, "/login")).html).toMatch(/<noscript>.*JavaScript.*\+381 11 4000 100/s);
});

test("one form logs in and orders", async ({ request }) => {
	const luka = newPerson("Luka", "Marić");
	await newMember(request, luka, "en");
	const [plan = ""] = /\/en\/order\?plan=\d+/.exec((await read(request, "/en/price-list")).html) ?? [];
	const form = await read(request, plan);
	const [, gym = ""] = /<option value="(\d+)">KVART/.exec(form.html) ?? [];
	const typed = { gym_id: gym, email: luka.email, password: "pogresna-lozinka" };
	const refused = await send(request, form, typed);
	expect(refused.html).toContain("Wrong e-mail or password.");
	expect(refused.html).toContain(`<option value="${gym}" selected="">`);
	const ordered = await send(request, refused, { ...typed, password });
	expect(ordered.html).toMatch(/<h1[^>]*>(?:<[^>]+>)*Only the payment is left/);
	expect(ordered.html).toContain('alt="NBS IPS QR code for the payment"');
});

test("a price request keeps what was typed when it is refused, and is thanked for", async ({ request }) => {
	const typed = { name: "Marko Ćirić", phone_1: "123", can_visit: "Samo vikendom", additional: "Posle posla." };
	const refused = await send(request, await read(request, "/price-list"), typed);
	expect(refused.status).toBe(422);
	expect(refused.html).toContain("Broj mora da ima najmanje 8 cifara.");
	expect(refused.html.match(/Ovo polje je obavezno\./g)).toHaveLength(2);
	expect(kept(refused, "name")).toBe("Marko Ćirić");
	expect(refused.html).toMatch(/<input(?=[^>]*checked="")[^>]*value="Samo vikendom"/);
	expect(refused.html).toMatch(/<textarea[^>]*name="additional"[^>]*>Posle posla\.</);
	const sent = await send(request, refused, { ...typed, phone_1: "064 123-4567", email: newAddress(), age: "31" });
	expect(sent.path).toMatch(/^\/price-list\?sent=1/);
	expect(sent.html).toContain("Hvala na interesovanju!");
});
