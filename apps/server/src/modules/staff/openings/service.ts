import type { Deps } from "../../../platform/api.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { requireClub } from "../../../platform/office/scope.ts";
import type { Member } from "../../../platform/session.ts";
import * as openings from "../../openings/service.ts";

type OpeningDeps = Pick<Deps, "db" | "clock">;

export function listOpeningRequests({ db }: OpeningDeps, actor: Member, gymId: number) {
	requireClub(actor, gymId);
	return openings.listOpeningRequests(db, gymId);
}

export function announceOpening({ db, clock }: OpeningDeps, actor: Member, gymId: number): Promise<{ sent: number }> {
	requireClub(actor, gymId);
	return db.transaction(async (tx) => {
		const sent = await openings.notifyOfOpening(tx, clock, gymId);
		await writeAudit(tx, {
			at: clock.now(),
			actorId: actor.userId,
			action: "gym.opening_announced",
			entity: "gym",
			entityId: gymId,
			after: { sent },
		});
		return { sent };
	});
}
