import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { newPerson } from "../../member.ts";
import { enterOffice, workers } from "../../office.ts";

test("the desk registers a member, sells in five presses, lets in with Enter, and takes it back", async ({
	page,
	request,
}) => {
	const mila = newPerson("Mila", "Savić");
	await enterOffice(page, request, workers.desk, { path: "/desk" });
	const field = page.getByLabel("Kod, karta, ime ili telefon");
	await expect(field).toBeFocused();
	await page.getByRole("button", { name: "Novi član" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("textbox", { name: "Ime", exact: true }).fill(mila.firstName);
	await dialog.getByLabel("Prezime").fill(mila.lastName);
	await dialog.getByLabel("Telefon").fill(mila.phone);
	await dialog.getByLabel("E-adresa").fill(mila.email);
	await dialog.getByRole("button", { name: "Napravi nalog" }).click();
	const card = page.getByRole("article");
	await expect(card).toContainText("Ne može da uđe");
	await expect(card).toContainText("Nema članarinu.");
	await expectAccessible(page);

	await card.getByRole("button", { name: "Prodaj članarinu" }).click();
	await dialog
		.getByRole("radio", { name: /^Jedan mesec/ })
		.first()
		.check();
	await expect(dialog.getByLabel("Iznos")).toHaveValue(/^\d\.\d00 RSD$/);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Prodaj članarinu" }).click();
	await expect(card).toContainText("Može da uđe");
	await expect(card).toContainText("Teretana: Jedan mesec");

	await field.fill(mila.phone);
	await field.press("Enter");
	await expect(card.getByRole("button", { name: "Pusti u teretanu" })).toBeVisible();
	// A second Enter right after the first does nothing, because some readers send two.
	await expect(async () => {
		await field.press("Enter");
		await expect(card).toContainText("U teretani od", { timeout: 1000 });
	}).toPass();
	await card.getByRole("button", { name: "Poništi ulaz" }).click();
	await expect(card.getByRole("button", { name: "Pusti u teretanu" })).toBeVisible();
});
