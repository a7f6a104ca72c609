import type { FieldRule } from "@kvart/contract/rules";
import type { StaffFieldCode, StaffFieldError } from "@kvart/contract/staff/errors";

export type FieldCodes<V extends object> = Partial<Record<keyof V, StaffFieldCode>>;

/** An error inside a list belongs to the list. */
export function codesByField<V extends object>(errors: readonly StaffFieldError[]): FieldCodes<V> {
	const entries = errors.map(({ field, code }) => [field.split(".")[0] ?? field, code]);
	// The first error of a field wins.
	return Object.fromEntries(entries.toReversed()) as FieldCodes<V>;
}

type TextFields<V extends object> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V];

/** Checks the contract's rules before the request. */
export function checkFields<V extends object>(
	values: V,
	rules: Partial<Record<TextFields<V>, FieldRule>>,
): FieldCodes<V> {
	const entries = Object.entries<FieldRule | undefined>(rules).map(([field, rule]) => [
		field,
		rule?.(String(values[field as keyof V])),
	]);
	return Object.fromEntries(entries.filter(([, code]) => code)) as FieldCodes<V>;
}
