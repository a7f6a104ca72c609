import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { sessionOf } from "../../member.ts";
import { enterOffice, unfoldedChanges, workers } from "../../office.ts";

interface Closing {
	id: number;
	reason: string;
}

test("a club is closed for a day ahead: classes are shown first, and it can be undone as a whole", async ({
	page,
	request,
}, { testId }) => {
	// Far ahead, so that no other journey meets it.
	const reason = `Servis ${testId}`;
	await enterOffice(page, request, workers.chain, { path: "/schedule/closings" });
	await page.getByRole("button", { name: "Dodaj zatvaranje" }).click();
	const dialog = page.getByRole("dialog");
	const place = dialog.getByRole("combobox", { name: "Gde" }).or(dialog.getByRole("textbox", { name: "Gde" }));
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByText("Ovo polje je obavezno.").first()).toBeVisible();
	await place.first().click();
	await page.getByRole("option", { name: "Zemun" }).click();
	await dialog.getByRole("textbox", { name: "Od", exact: true }).click();
	await expect(page.getByRole("button", { name: "Sledeći mesec" })).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("textbox", { name: "Od", exact: true }).fill("10.2.2027.");
	await dialog.getByRole("textbox", { name: "Srpski" }).fill(reason);
	await dialog.getByRole("textbox", { name: "Engleski" }).fill("Maintenance");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Dalje" }).click();
	await expect(dialog.getByText(/^Otkazuj[eu] se \d+ trening/).first()).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Zatvori", exact: true }).last().click();
	const coming = page.getByRole("region", { name: "Predstoji" });
	await expect(coming.getByText(reason)).toBeVisible();
	await expectAccessible(page);

	const headers = { session_id: await sessionOf(request, workers.chain) };
	const list = async () => (await (await request.get("/api/staff/schedule/closing", { headers })).json()) as Closing[];
	const changes = await unfoldedChanges(page);
	await changes
		.getByRole("button", { name: /^Poništi: Zatvoreno: 10\. feb 2027\./ })
		.first()
		.click();
	await expect.poll(async () => (await list()).map((closing) => closing.reason)).not.toContain(reason);
	await expect(page.getByText(reason)).toHaveCount(0);
});
