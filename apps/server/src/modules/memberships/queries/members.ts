import type { Locale } from "@kvart/contract/locale";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { users } from "../../../platform/database/schema/members.ts";

interface MailedMember {
	email: string;
	firstName: string;
	lastName: string;
	language: Locale;
}

/** Undefined once the member is erased. */
export async function selectMember(db: Database, userId: number): Promise<MailedMember | undefined> {
	const { id, email, firstName, lastName, language } = users;
	const [row] = await db
		.select({ email, firstName, lastName, language })
		.from(users)
		.where(and(eq(id, userId), isNull(users.erasedAt)));
	return row;
}
