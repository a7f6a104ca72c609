import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createMembers } from "../../test/booking-factories.ts";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { openToken, queueMail, sealToken } from "../modules/mail/service.ts";
import { dataKeys } from "../platform/data-keys.ts";
import { users } from "../platform/database/schema/members.ts";
import { mails } from "../platform/database/schema/office.ts";
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
	const mail = { template: "reset-password", recipient: "ana@kvart.example", language: "sr", data } as const;
	await queueMail(db, { now: () => testNow }, mail);
	expect(await rotateDataKey(db, previous, current)).toBe(1);
	const [row] = await db.select().from(mails).where(eq(mails.recipient, mail.recipient));
	expect(openToken(current, String(row?.data["sealedToken"]))).toBe("secret-token");
	expect(row?.data).toHaveProperty("firstName", "Ana");
	expect(await rotateDataKey(db, previous, current)).toBe(0);
});

test("with a wrong previous key nothing changes", async () => {
	await expect(rotateDataKey(db, dataKeys("33".repeat(32)), dataKeys("44".repeat(32)))).rejects.toThrow();
	expect(await rotateDataKey(db, previous, current)).toBe(0);
});
