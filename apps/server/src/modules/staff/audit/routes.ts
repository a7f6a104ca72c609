import type { Api } from "../../../platform/api.ts";
import { auditChoices, listEntries } from "./service.ts";

export function staffAuditRoutes(api: Api): void {
	const { db } = api.deps;
	api.serve("listAuditEntries", ({ query }) => listEntries(db, query));
	api.serve("getAuditChoices", () => auditChoices(db));
}
