import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createMembers } from "../../test/booking-factories.ts";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { openToken, queueMail, sealToken } from "../modules/mail/service.ts";
import { vapidKeys } from "../modules/push/vapid.ts";
import { dataKeys } from "../platform/data-keys.ts";
import { refuseOtherKey } from "../platform/database/data-marks.ts";
import { users } from "../platform/database/schema/members.ts";
import { mails, settings } from "../platform/database/schema/office.ts";
import { rotateDataKey } from "./rotate.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const previous = dataKeys("11".repeat(32));
const current = dataKeys("22".repeat(32));

async function giveJmbg(id: number, keys: typeof previous, jmbg: string): Promise<void> {
	const values = { jmbgCipher: keys.encrypt("jmbg", jmbg), jmbgDigest: keys.digest("jmbg", jmbg) };
	await db.update(users).set(values).where(eq(users.id, id));
}

test("secrets are re-encrypted once", async () => {
	const members = await createMembers(db, 3);
	const [first = 0, second = 0, third = 0] = members.map(({ id }) => id);
	await giveJmbg(first, previous, "0101990710001");
	await giveJmbg(second, previous, "0202990710002");
	await giveJmbg(third, current, "0303990710003");
	expect(await rotateDataKey(db, previous, current)).toBe(2);
	const [row] = await db.select().from(users).where(eq(users.id, first));
	expect(current.decrypt("jmbg", row?.jmbgCipher ?? "")).toBe("0101990710001");
	expect(row?.jmbgDigest).toBe(current.digest("jmbg", "0101990710001"));
	expect(await rotateDataKey(db, previous, current)).toBe(0);
});

test("two accounts with the same national id stay distinct", async () => {
	const [first = 0, second = 0] = (await createMembers(db, 2)).map(({ id }) => id);
	const jmbg = "0404990710004";
	await giveJmbg(first, previous, jmbg);
	const jmbgDigest = `${previous.digest("jmbg", jmbg)}#older`;
	await db
		.update(users)
		.set({ jmbgCipher: previous.encrypt("jmbg", jmbg), jmbgDigest })
		.where(eq(users.id, second));
	expect(await rotateDataKey(db, previous, current)).toBe(2);
	const [row] = await db.select().from(users).where(eq(users.id, second));
	expect(row?.jmbgDigest).toBe(`${current.digest("jmbg", jmbg)}#older`);
});

test("second factors are re-encrypted, also unconfirmed ones", async () => {
	const [member] = await createMembers(db, 1);
	const id = member?.id ?? 0;
	const secrets = { totpCipher: previous.encrypt("totp", "ABC"), totpPendingCipher: previous.encrypt("totp", "DEF") };
	await db.update(users).set(secrets).where(eq(users.id, id));
	expect(await rotateDataKey(db, previous, current)).toBe(1);
	const [row] = await db.select().from(users).where(eq(users.id, id));
	expect(current.decrypt("totp", row?.totpCipher ?? "")).toBe("ABC");
	expect(current.decrypt("totp", row?.totpPendingCipher ?? "")).toBe("DEF");
});

test("links of waiting mails are re-encrypted", async () => {
	const data = { firstName: "Ana", sealedToken: sealToken(previous, "secret-token") };
	const mail = { template: "prove-identity", recipient: "ana@kvart.example", language: "sr", data } as const;
	await queueMail(db, { now: () => testNow }, mail);
	expect(await rotateDataKey(db, previous, current)).toBe(1);
	const [row] = await db.select().from(mails).where(eq(mails.recipient, mail.recipient));
	expect(openToken(current, String(row?.data["sealedToken"]))).toBe("secret-token");
	expect(row?.data).toHaveProperty("firstName", "Ana");
	expect(await rotateDataKey(db, previous, current)).toBe(0);
});

test("the key for push services is re-encrypted", async () => {
	const env = {};
	const made = await vapidKeys({ db, keys: previous, env });
	await rotateDataKey(db, previous, current);
	expect(await vapidKeys({ db, keys: current, env })).toEqual(made);
	await rotateDataKey(db, previous, current);
	expect(await vapidKeys({ db, keys: current, env })).toEqual(made);
});

test("with a wrong previous key nothing changes", async () => {
	await expect(rotateDataKey(db, dataKeys("33".repeat(32)), dataKeys("44".repeat(32)))).rejects.toThrow();
	expect(await rotateDataKey(db, previous, current)).toBe(0);
});

test("servers start with the key of the data only, also after it was changed", async () => {
	const third = dataKeys("33".repeat(32));
	await rotateDataKey(db, previous, current);
	await expect(refuseOtherKey(db, previous, "here")).rejects.toThrow("DATA_KEY is not the key of the data at here");
	await refuseOtherKey(db, current, "here");
	await expect(rotateDataKey(db, previous, third)).rejects.toThrow("PREVIOUS_DATA_KEY is not the key of the data");
	await rotateDataKey(db, current, previous);
	await expect(refuseOtherKey(db, current, "here")).rejects.toThrow("DATA_KEY");
	await refuseOtherKey(db, previous, "here");
});

test("a database of an earlier release shows its key by what is encrypted with it", async () => {
	await db.delete(settings).where(eq(settings.key, "data-key-check"));
	await expect(refuseOtherKey(db, current, "here")).rejects.toThrow("DATA_KEY");
	await refuseOtherKey(db, previous, "here");
	await expect(refuseOtherKey(db, current, "here")).rejects.toThrow("DATA_KEY");
});
