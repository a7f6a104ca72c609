import { createHash } from "node:crypto";
import type { PictureKind } from "@kvart/contract/staff/picture-rules";
import type { StoredPicture } from "@kvart/contract/staff/pictures";
import type { Deps } from "../../../platform/api.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { storePicture } from "../../media/service.ts";
import { examine } from "./examine.ts";

export async function uploadPicture(
	{ db, clock }: Pick<Deps, "db" | "clock">,
	actorId: number,
	{ kind, original }: { kind: PictureKind; original: Buffer },
): Promise<StoredPicture> {
	const found = await examine(original, kind);
	const digest = createHash("sha256").update(original).digest("hex");
	const createdAt = clock.now();
	return db.transaction(async (tx) => {
		const { stored, isNew } = await storePicture(tx, {
			...found,
			kind,
			original,
			digest,
			createdBy: actorId,
			createdAt,
		});
		if (isNew) {
			const after = { kind, media_type: found.mediaType, ...stored };
			const auditEntry = { actorId, action: "picture.uploaded", entity: "picture", entityId: stored.url } as const;
			await writeAudit(tx, { at: createdAt, ...auditEntry, after });
		}
		return stored;
	});
}
