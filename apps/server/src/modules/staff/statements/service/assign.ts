import type { StatementRow } from "@kvart/contract/staff/statements";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { payOrder } from "../../../orders/service/pay.ts";
import { lockRow, updateRow } from "../queries.ts";
import type { StatementDeps } from "./import.ts";
import { statementRow } from "./report.ts";

/** Takes only money that came in and has paid for nothing yet; a payment stays where it is. */
export function assignPayment(
	deps: StatementDeps,
	{ userId: actorId }: Member,
	rowId: number,
	orderId: number | null,
): Promise<StatementRow> {
	const { db, clock } = deps;
	return db.transaction(async (tx) => {
		const row = await lockRow(tx, rowId);
		if (!row || row.amount <= 0) throw new Refusal("ERR_NOT_FOUND");
		if (row.ledgerId !== null || !["unknown", "not_ours"].includes(row.outcome)) {
			throw new Refusal("ERR_CHANGED_MEANWHILE", { current: await statementRow(tx, rowId) });
		}
		const at = clock.now();
		const assigned = { assignedBy: actorId, assignedAt: at };
		if (orderId === null) await updateRow(tx, rowId, { ...assigned, outcome: "not_ours" });
		else {
			const payment = { orderId, amount: row.amount, method: "transfer", receipt: null, gymId: null } as const;
			const { outcome, missing, rest, ledgerId } = await payOrder(tx, clock, { ...payment, actorId, at });
			await updateRow(tx, rowId, { ...assigned, outcome, orderId, ledgerId, difference: missing + rest });
		}
		await writeAudit(tx, {
			at,
			actorId,
			action: "statement.assigned",
			entity: "statement",
			entityId: row.statementId,
			after: { row_id: rowId, order_id: orderId },
		});
		return statementRow(tx, rowId);
	});
}
