import type { CalendarDate } from "@kvart/contract/time";
import { desc, lte } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { priceLists } from "../../../platform/database/schema/content.ts";

/** The groups of the price list of a day; empty before the first one. */
export async function selectPriceGroups(db: Database, today: CalendarDate) {
	const [row] = await db
		.select({ groups: priceLists.groups })
		.from(priceLists)
		.where(lte(priceLists.validFrom, today))
		.orderBy(desc(priceLists.validFrom))
		.limit(1);
	return row?.groups ?? [];
}
