import { timingSafeEqual } from "node:crypto";
import { pathId } from "@kvart/contract/fields";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { selectPriceListById } from "./queries.ts";

interface PreviewDeps {
	db: Database;
	keys: DataKeys;
}

/** Pages have no session, so the link itself is the permission. */
function tokenOf(keys: DataKeys, id: number): string {
	return `${id}.${keys.digest("price preview", String(id))}`;
}

function isSame(given: string, right: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(right)];
	return a.length === b.length && timingSafeEqual(a, b);
}

export async function previewPriceList({ db, keys }: PreviewDeps, id: number): Promise<{ path: string }> {
	if (!(await selectPriceListById(db, id))) throw new Refusal("ERR_NOT_FOUND");
	return { path: `/price-preview?token=${tokenOf(keys, id)}` };
}

/** Also refused once the list is dropped. */
export async function getPreviewedPrices({ db, keys }: PreviewDeps, token: string) {
	const id = pathId.safeParse(token.split(".")[0]);
	const list = id.success && isSame(token, tokenOf(keys, id.data)) ? await selectPriceListById(db, id.data) : undefined;
	if (!list) throw new Refusal("ERR_BAD_TOKEN");
	return list;
}
