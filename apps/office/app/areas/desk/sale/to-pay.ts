import { type Paras, parasOf } from "@kvart/contract/memberships/money";
import type { Plan } from "@kvart/contract/memberships/plans";

/** A single visit that was paid today is taken off the price of a membership. */
export function toPay({ price, months }: Pick<Plan, "price" | "months">, arrival: { discount_paras: number }): Paras {
	return Math.max(0, parasOf(price) - (months === 0 ? 0 : arrival.discount_paras));
}
