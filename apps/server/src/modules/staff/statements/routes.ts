import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { assignPayment } from "./service/assign.ts";
import { importStatement, previewStatement } from "./service/import.ts";
import { listPaymentOffers } from "./service/offers.ts";
import { listStatements, statementReport } from "./service/report.ts";

export function staffStatementRoutes(api: Api): void {
	const { deps } = api;
	api.serve("previewStatement", ({ actor, query, body }) =>
		previewStatement(deps, memberOf(actor), { name: query.name, bytes: body }),
	);
	api.serve("importStatement", ({ actor, query, body }) =>
		importStatement(deps, memberOf(actor), { name: query.name, bytes: body }),
	);
	api.serve("listStatements", () => listStatements(deps.db));
	api.serve("getStatement", ({ params }) => statementReport(deps.db, params.id));
	api.serve("listPaymentOffers", ({ params, query }) => listPaymentOffers(deps.db, params.id, query.text));
	api.serve("assignPayment", ({ actor, params, body }) =>
		assignPayment(deps, memberOf(actor), params.id, body.order_id),
	);
}
