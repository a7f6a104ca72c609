import { inLocale } from "@kvart/contract/locale";
import type { PictureKind } from "@kvart/contract/staff/picture-rules";
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
export type AnyRecord = Values & { id: number; version: number };

type Name<F> = keyof F & string;
/** A field with its translation in `…_eng`. */
type BilingualName<F> = { [K in Name<F>]: `${K}_eng` extends keyof F ? K : never }[Name<F>];
type NameOf<F, T> = { [K in Name<F>]: F[K] extends T ? K : never }[Name<F>];
type Item<T> = T extends readonly (infer I)[] ? I : never;

interface Labelled {
	label: () => string;
	description?: () => string;
	required?: true;
	/** Shown only for a new record, or only for a saved one. */
	only?: "new" | "saved";
}

/** Rendered by `record-field.tsx`. */
export type FieldSpec<F = Values> =
	| (Labelled & { type: "bilingual"; name: BilingualName<F>; multiline?: true })
	| (Labelled & { type: "text"; name: Name<F>; input?: "email" | "tel" })
	| (Labelled & {
			type: "number";
			name: Name<F>;
			unit?: string;
			min?: number;
			max?: number;
			step?: number;
			decimals?: number;
	  })
	| (Labelled & { type: "select"; name: Name<F>; options: () => readonly Option<string>[] })
	| (Labelled & { type: "chips"; name: Name<F>; options: () => readonly Option<string>[] })
	| (Labelled & { type: "relation"; name: Name<F>; to: Relation; many: boolean })
	| (Labelled & { type: "switch" | "date" | "hours" | "gallery"; name: Name<F> })
	| (Labelled & { type: "picture"; name: Name<F>; picture: PictureKind })
	| ListSpec<F>;

type ListSpec<F> = {
	[K in Name<F>]: Labelled & {
		type: "list";
		name: K;
		add: () => string;
		/** The field with the item's name. */
		called: NameOf<Item<F[K]>, string>;
		fields: readonly FieldSpec<Item<F[K]>>[];
	};
}[Name<F>];

export interface Section<F = Values> {
	title: () => string;
	text?: () => string;
	fields: readonly FieldSpec<F>[];
	/** Below the fields, from what is typed. */
	after?: (values: F) => ReactNode;
}

/** How a kind of record is listed, edited and previewed. */
export interface Kind<F = Values, R = AnyRecord> {
	kind: KindName;
	/** Relative to the area. */
	path: string;
	access: Right;
	texts: { many: () => string; text: () => string; add?: () => string; inUse?: () => string };
	nameOf: (record: R) => string;
	columns: (make: ColumnMakers<R>) => Column<R>[];
	/** Initial values other than those of `blankValues`; without it, records cannot be added. */
	blank?: { [K in keyof F]?: F[K] | null };
	/** Who may add and remove records, if not everyone who may edit them. */
	addAccess?: Right;
	/** The value of a field in a new record, until it is edited. */
	proposal?: { field: Name<F>; from: Name<F>; of: (value: string) => string };
	sections: readonly Section<F>[];
	/** Path on the site, without the language. */
	page?: (record: R) => string;
	/** `text` selects the language. */
	preview?: (values: F, text: (sr: string, en: string) => string) => PreviewTexts;
	/** Panels below the form of a saved record. */
	more?: (record: R) => ReactNode;
	/** Records can be reordered, all together or within groups. */
	order?: { shelfOf?: (record: R) => string; shelfName?: (record: R, groups: ReadonlyMap<number, string>) => string };
	/** Pages of its own, instead of the generic list and form. */
	pages?: Record<"List" | "Record", ComponentType<{ kind: Kind; root: string }>>;
	/** Id of the only record; there is no list. */
	only?: number;
}

/** Checks field names against the contract. */
export function describeKind<K extends KindName>(
	kind: { kind: K } & Omit<Kind<RecordFields<K>, RecordOf<K>>, "kind">,
): Kind {
	return kind as unknown as Kind;
}
