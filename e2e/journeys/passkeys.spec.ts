import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, password, toast } from "../member.ts";

/** A device that checks the fingerprint at once. */
async function addAuthenticator(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("WebAuthn.enable");
	await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

const texts = {
	sr: {
		root: "",
		add: "Dodaj ključ",
		heading: "Novi pristupni ključ",
		name: "Ime ključa",
		password: "Lozinka",
		proof: "Jesi li to ti?",
		show: "Potvrdi pristupnim ključem",
		added: "Ključ je dodat.",
		logIn: "Uloguj se pristupnim ključem",
		remove: "Ukloni",
		removed: "Ključ je uklonjen.",
		unknown: "Ovaj pristupni ključ ne poznajemo.",
	},
	en: {
		root: "/en",
		add: "Add a passkey",
		heading: "New passkey",
		name: "Name",
		password: "Password",
		proof: "Is it you?",
		show: "Confirm with a passkey",
		added: "The passkey was added.",
		logIn: "Log in with a passkey",
		remove: "Remove",
		removed: "The passkey was removed.",
		unknown: "We don’t know this passkey.",
	},
};

for (const [language, words] of Object.entries(texts)) {
	test(`a member adds a passkey, logs in with it and removes it, in ${language}`, {
		tag: language === "sr" ? [] : ["@release"],
	}, async ({ page, request }) => {
		const mia = newPerson("Mia", "Ključić");
		await newMember(request, mia, language as "sr" | "en");
		await logIn(page, request, mia.email);
		await page.setViewportSize(language === "sr" ? widths.phone : widths.desktop);
		await addAuthenticator(page);
		await page.goto(`${words.root}/account`);
		await page.getByRole("button", { name: words.add }).click();
		const sheet = page.getByRole("dialog", { name: words.heading });
		await sheet.getByLabel(words.name).fill("Moj telefon");
		await sheet.getByRole("button", { name: words.add }).click();
		const proof = page.getByRole("dialog", { name: words.proof });
		await proof.getByLabel(words.password, { exact: true }).fill(password);
		await expectAccessible(page);
		await page.keyboard.press("Enter");
		await expect(toast(page, words.added)).toBeVisible();
		await expect(page.getByRole("main").getByText("Moj telefon")).toBeVisible();

		await page.evaluate(() => localStorage.clear());
		await page.goto(`${words.root}/login`);
		await page.getByRole("button", { name: words.logIn }).click();
		await expect(page).toHaveURL(words.root || "/");
		await page.goto(`${words.root}/account`);
		await page.getByRole("button", { name: words.remove }).click();
		await proof.getByRole("button", { name: words.show }).click();
		await expect(toast(page, words.removed)).toBeVisible();

		await page.evaluate(() => localStorage.clear());
		await page.goto(`${words.root}/login`);
		await page.getByRole("button", { name: words.logIn }).click();
		await expect(toast(page, words.unknown)).toBeVisible();
		await expect(page).toHaveURL(`${words.root}/login`);
	});
}
