import { inLocale } from "@kvart/contract/locale";
import type { PictureKind } from "@kvart/contract/staff/picture-rules";
import type { PictureChoice } from "@kvart/contract/staff/pictures";
import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordFields, RecordOf } from "@kvart/contract/staff/records/kinds";
import type { Right } from "@kvart/contract/staff/rights";
import type { ComponentType, ReactNode } from "react";
import { currentLanguage } from "../../i18n/language.ts";
import type { Column } from "../../parts/data-table/column.ts";
import type { Option } from "../../parts/fields/choice-fields.tsx";
import type { ColumnMakers } from "./columns.tsx";
import type { PreviewTexts } from "./page/preview.tsx";
import type { Relation } from "./use-options.ts";

/** Serbian if there is no translation. */
export function inOffice(sr: string, en: string): string {
	return inLocale(currentLanguage(), sr, en);
}

export type Values = Record<string, unknown>;

interface Labelled {
	name: string;
	label: () => string;
	description?: () => string;
	required?: true;
	/** Shown only for a new record, or only for a saved one. */
	only?: "new" | "saved";
}

interface Choices {
	options: () => readonly Option<string>[];
}

/** Details of a field besides its name and label, by its type. `bilingual` has its translation in `…_eng`. */
interface Details {
	bilingual: { multiline?: true };
	text: { input?: "email" | "tel" };
	number: { unit?: string; min?: number; max?: number; step?: number; decimals?: number };
	select: Choices;
	chips: Choices;
	relation: { to: Relation };
	relations: { to: Relation };
	switch: object;
	date: object;
	hours: object;
	gallery: object;
	picture: { picture: PictureKind };
	/** `called` is the field with the item's name. */
	list: { add: () => string; called: string; fields: readonly FieldSpec[] };
}

type FieldType = keyof Details;

/** Rendered by `record-field.tsx`. */
export type FieldSpec = { [T in FieldType]: Labelled & { type: T } & Details[T] }[FieldType];
export type SpecOf<T extends FieldType> = Extract<FieldSpec, { type: T }>;

/** The values that fields of a type edit. */
interface Edited {
	bilingual: string;
	text: string;
	number: number;
	select: string;
	chips: readonly string[];
	relation: number;
	relations: readonly number[];
	switch: boolean;
	date: string | null;
	hours: string;
	gallery: readonly string[];
	picture: PictureChoice | null;
	list: readonly object[];
}

type Name<F> = keyof F & string;
type NameOf<F, V> = { [N in Name<F>]: F[N] extends V ? N : never }[Name<F>];
type Item<L> = L extends readonly (infer I)[] ? I : never;

/** Name and type of a spec, if the field of that name has values of that type. The rest is compared without the fields, once. */
type NamedIn<F> =
	| { [T in Exclude<FieldType, "bilingual" | "list">]: { type: T; name: NameOf<F, Edited[T]> } }[Exclude<
			FieldType,
			"bilingual" | "list"
	  >]
	| {
			type: "bilingual";
			name: { [N in NameOf<F, string>]: `${N}_eng` extends keyof F ? N : never }[NameOf<F, string>];
	  }
	| {
			[N in NameOf<F, Edited["list"]>]: Pick<SpecOf<"list">, "type" | "label" | "description" | "add"> & {
				name: N;
				called: NameOf<Item<F[N]>, string>;
				fields: readonly NamedIn<Item<F[N]>>[];
			};
	  }[NameOf<F, Edited["list"]>];

export interface Section<F = never> {
	title: () => string;
	text?: () => string;
	fields: readonly FieldSpec[];
	/** Below the fields, from what is typed. */
	after?: (values: F) => ReactNode;
}

/** How a kind of record is listed, edited and previewed. */
export interface Kind<K extends KindName> {
	kind: K;
	/** Relative to the area. */
	path: string;
	access: Right;
	texts: { many: () => string; text: () => string; add?: () => string; inUse?: () => string };
	nameOf: (record: RecordOf<K>) => string;
	columns: (make: ColumnMakers<RecordOf<K>>) => Column<RecordOf<K>>[];
	/** Initial values other than those of `blankValues`; without it, records cannot be added. */
	blank?: { [N in keyof RecordFields<K>]?: RecordFields<K>[N] | null };
	/** The right to add and remove records, if it differs from that to edit them. */
	addAccess?: Right;
	/** Values that a new record has because of the text in `from`, until they are edited. */
	proposal?: { from: Name<RecordFields<K>>; of: (text: string) => Partial<RecordFields<K>> };
	sections: readonly Section<RecordFields<K>>[];
	/** Path on the site, without the language. */
	page?: (record: RecordOf<K>) => string;
	/** `text` selects the language. */
	preview?: (values: RecordFields<K>, text: (sr: string, en: string) => string) => PreviewTexts;
	/** Panels below the form of a saved record. */
	more?: (record: RecordOf<K>) => ReactNode;
	/** Records can be reordered, all together or within groups. */
	order?: {
		shelfOf?: (record: RecordOf<K>) => string;
		shelfName?: (record: RecordOf<K>, groups: ReadonlyMap<number, string>) => string;
	};
	/** Pages of its own, instead of the generic list and form. */
	pages?: Record<"List" | "Record", ComponentType<{ kind: Kind<K>; root: string }>>;
	/** Id of the only record; there is no list. */
	only?: number;
}

/** Checks names and types of the fields against the contract. */
export function describeKind<K extends KindName>(
	kind: { kind: K } & Omit<Kind<K>, "kind" | "sections"> & {
			sections: readonly (Section<RecordFields<K>> & { fields: readonly NamedIn<RecordFields<K>>[] })[];
		},
): Kind<K> {
	return kind;
}
