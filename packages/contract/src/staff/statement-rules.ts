export const statementTypes = ["application/xml", "text/xml", "text/csv"] as const;
export const statementMegabytes = 24;
export const statementRowsAtMost = 10_000;

/**
 * - `matched`: its order is paid in full.
 * - `short`, `over`: less or more than what was to be paid.
 * - `duplicate`: the bank's entry came before.
 * - `unknown`: money for which a person has to find the order.
 * - `not_ours`: went out, or a person said that it is for no order.
 */
export const statementOutcomes = ["matched", "short", "over", "duplicate", "unknown", "not_ours"] as const;
export type StatementOutcome = (typeof statementOutcomes)[number];
