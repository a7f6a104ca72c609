import { timingSafeEqual } from "node:crypto";
import { brand } from "@kvart/contract/brand";
import { wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../platform/api.ts";
import type { DataKeys } from "../../../platform/data-keys.ts";
import { Refusal } from "../../../platform/problem.ts";
import { clubNameOf } from "../../clubs/service.ts";
import { selectMember } from "../queries/members.ts";
import { membershipRecord } from "./end-reminders.ts";

function linkKey(keys: DataKeys, membershipId: number): string {
	return keys.digest("membership", String(membershipId));
}

/** Signed instead of behind a session, so that it is a link. */
export function confirmationUrl(keys: DataKeys, membershipId: number): string {
	return `/membership-confirmation/${membershipId}.pdf?key=${linkKey(keys, membershipId)}`;
}

function isSame(given: string, right: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(right)];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** Answers 404 to another key, and once the member is erased. */
export async function printConfirmation(
	{ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
	id: number,
	key: string,
): Promise<Buffer> {
	const record = isSame(key, linkKey(keys, id)) ? await membershipRecord({ db, clock }, id) : undefined;
	const member = record && (await selectMember(db, record.userId));
	if (!member) throw new Refusal("ERR_NOT_FOUND");
	const { membership } = record;
	// Loaded on demand, so that fonts and library do not slow down the start.
	const { printDocument } = await import("../../../platform/print/print.ts");
	const { confirmationDocument } = await import("../confirmation/layout.ts");
	const [only, ...others] = membership.gym_ids;
	const name = others.length > 0 ? null : await clubNameOf(db, only ?? null);
	const confirmation = {
		member: `${member.firstName} ${member.lastName}`,
		membership,
		club: name === null ? null : `${brand.name} ${name}`,
		printedOn: wallTime(clock.now()).date,
	};
	return printDocument(confirmationDocument(confirmation, member.language));
}
