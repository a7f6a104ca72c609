import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { newMember, newPerson, sessionOf } from "../../member.ts";
import { enterOffice, panel, row, said, workers } from "../../office.ts";

test("a member is found without accents, blocked with a reason, and unblocked", async ({ page, request }) => {
	const member = newPerson("Đorđe", "Šćepanović");
	await newMember(request, member);
	const session = await sessionOf(request, member.email);
	await enterOffice(page, request, workers.chain, { path: "/members" });
	await page.getByLabel("Ime, e-adresa, kartica ili telefon").fill(`djordje ${member.email.toUpperCase()}`);
	await expect(page.getByRole("row")).toHaveCount(2);
	await expectAccessible(page);
	// No new member has misses; the order stays when the filter is cleared, and both are in the address.
	const choose = async (name: string, option: string | RegExp) => {
		await page.getByRole("combobox", { name }).click();
		await page.getByRole("option", { name: option }).click();
	};
	await choose("Obeležje", /^Izostanci/);
	await expect(page).toHaveURL(/mark=misses/);
	await choose("Redosled", "Prvo s najviše izostanaka");
	await expect(page.getByText("Niko se ne poklapa sa pretragom")).toBeVisible();
	await expect(page).toHaveURL(/mark=misses&sort=most_misses/);
	await choose("Obeležje", /^Izostanci/);
	await expect(page).not.toHaveURL(/mark=/);
	await expect(page).toHaveURL(/sort=most_misses/);
	await row(page, member.email).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Đorđe ${member.lastName}`);
	await expect(panel(page, "Otvorene sesije").getByRole("listitem")).toHaveCount(1);
	await expectAccessible(page);

	await page.getByRole("button", { name: "Blokiraj člana" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Blokiraj člana" }).click();
	await expect(dialog.getByText("Ovo polje je obavezno.")).toBeVisible();
	await dialog.getByRole("textbox", { name: "Razlog" }).fill("Pozajmljuje karticu");
	await dialog.getByRole("button", { name: "Blokiraj člana" }).click();
	await expect(said(page, "Član je blokiran.")).toBeVisible();
	await expect(page.getByText(/Razlog: Pozajmljuje karticu/)).toBeVisible();
	expect((await request.get("/api/user", { headers: { session_id: session } })).status()).toBe(401);

	await page.getByRole("button", { name: "Skini blokadu" }).click();
	await dialog.getByRole("textbox", { name: "Razlog" }).fill("Razjašnjeno");
	await dialog.getByRole("button", { name: "Skini blokadu" }).click();
	await expect(said(page, "Blokada je skinuta.")).toBeVisible();
	// The desk can do neither.
	await expect(page.getByRole("button", { name: "Obriši podatke" })).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Prikaži JMBG" })).toHaveCount(0);

	await page.goto("/staff/members/list/999999");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strana ne postoji");
});

test("an administrator erases a member by typing the name", async ({ page, request }) => {
	const member = newPerson("Željko", "Čavić");
	await newMember(request, member);
	await enterOffice(page, request, workers.admin, { path: `/members/list?text=${member.email}`, language: "en" });
	await row(page, member.email).getByRole("link").click();
	await page.getByRole("button", { name: "Erase data" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("button", { name: "Erase for good" })).toBeDisabled();
	await dialog.getByRole("textbox").fill(`zeljko ${member.lastName.toLowerCase()}`);
	await dialog.getByRole("button", { name: "Erase for good" }).click();
	await expect(said(page, "Data erased.")).toBeVisible();
	await page.getByLabel("Name, e-mail, card or phone").fill(member.email);
	await expect(page.getByText("No members match")).toBeVisible();
});

test("the desk books a class from the profile, and cancels it there", async ({ page, request }) => {
	const member = newPerson("Jovana", "Đorđević");
	await newMember(request, member);
	await enterOffice(page, request, workers.chain, { path: `/members/list?text=${member.email}` });
	await row(page, member.email).getByRole("link").click();
	await page.getByRole("button", { name: "Upiši na trening" }).click();
	const dialog = page.getByRole("dialog");
	// A day that no other journey books, at the club with the most places.
	await dialog.getByRole("textbox", { name: "Dan" }).fill("3.12.2026.");
	await page.keyboard.press("Tab");
	const classes = dialog.getByRole("list", { name: /3\. decembar/ });
	await expect(classes.getByRole("listitem").first()).toBeVisible();
	await expectAccessible(page);
	await classes
		.getByRole("button", { name: /^Upiši: / })
		.first()
		.click();
	const bookings = panel(page, "Rezervacije");
	const cancel = bookings.getByRole("button", { name: /^Otkaži rezervaciju: / });
	await expect(cancel).toHaveCount(1);
	await expectAccessible(page);
	await cancel.click();
	await dialog.getByRole("button", { name: "Otkaži rezervaciju" }).click();
	await expect(cancel).toHaveCount(0);
});
