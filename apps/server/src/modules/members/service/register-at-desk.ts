import type { Locale } from "@kvart/contract/locale";
import { digitsOf } from "@kvart/contract/phone";
import { writeAudit } from "../../../platform/office/audit.ts";
import type { MemberDeps } from "../deps.ts";
import { insertUser } from "../queries/users.ts";
import { sendInvitation } from "./mail-links.ts";
import { duplicateRefusal } from "./register.ts";

interface NewMember {
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	cardId: string | null;
	language: Locale;
}

/** Without a password: the link of the mail sets one, which confirms the address. */
export async function registerAtDesk(
	deps: Pick<MemberDeps, "db" | "clock" | "keys">,
	{ phone, ...member }: NewMember,
	staffId: number,
): Promise<number> {
	const createdAt = deps.clock.now();
	try {
		return await deps.db.transaction(async (tx) => {
			const id = await insertUser(tx, { ...member, phone, phoneDigits: digitsOf(phone), createdAt });
			await sendInvitation(tx, deps, { id, email: member.email }, member.language);
			const note = { actorId: staffId, action: "member.registered_at_desk", entity: "member", entityId: id } as const;
			await writeAudit(tx, { at: createdAt, ...note });
			return id;
		});
	} catch (error) {
		throw duplicateRefusal(error);
	}
}
