import { randomInt } from "node:crypto";
import { digitsOf, normalPhone } from "@kvart/contract/phone";
import type { Database } from "../src/platform/database/database.ts";
import { enquiries } from "../src/platform/database/schema/office.ts";
import { zemun } from "./staff-factories.ts";
import { testNow } from "./template.ts";

type EnquiryValues = Partial<typeof enquiries.$inferInsert>;

/** By default a new price enquiry of a new person to Zemun. */
export async function addEnquiry(db: Database, values: EnquiryValues = {}) {
	const phone = normalPhone(values.phone ?? `06${randomInt(1e8, 1e9)}`);
	const name = values.name ?? "Đurđa Šćepanović";
	const email = values.email ?? `upit.${randomInt(1e12)}@kvart.example`;
	const [row] = await db
		.insert(enquiries)
		.values({
			kind: "price",
			name,
			email,
			phoneDigits: digitsOf(phone),
			gymId: zemun,
			form: { name, email, phone_1: phone, age: "33", training_place: "Zemun", additional: "" },
			language: "sr",
			createdAt: testNow,
			...values,
			phone,
		})
		.returning();
	return row as NonNullable<typeof row>;
}
