import type { Locale } from "@kvart/contract/locale";
import type { PictureKind } from "@kvart/contract/staff/picture-rules";
import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordFields, RecordOf } from "@kvart/contract/staff/records/kinds";
import type { Access } from "../../lib/access.ts";
import type { Column } from "../../parts/data-table/column.ts";
import type { Option } from "../../parts/fields/select-field.tsx";
import type { ColumnMakers } from "./columns.tsx";
import type { PreviewWords } from "./page/preview.tsx";
import type { Relation } from "./use-options.ts";

/** What somebody types into the form of a record, by field. */
export type Values = Record<string, unknown>;
export type AnyRecord = Values & { id: number; version: number };

type Name<F> = keyof F & string;
type NameOf<F, T> = { [K in Name<F>]: F[K] extends T ? K : never }[Name<F>];
type Item<T> = T extends readonly (infer I)[] ? I : never;

interface Labelled {
	label: () => string;
	description?: () => string;
	required?: true;
}

/** A field of a form, described; `record-field.tsx` draws it. */
export type FieldSpec<F = Values> =
	| (Labelled & { type: "bilingual"; sr: Name<F>; en: Name<F>; multiline?: true })
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
		blank: () => Item<F[K]>;
		/** The field that an item is called by. */
		called: NameOf<Item<F[K]>, string>;
		fields: readonly FieldSpec<Item<F[K]>>[];
	};
}[Name<F>];

export interface Section<F = Values> {
	title: () => string;
	text?: () => string;
	fields: readonly FieldSpec<F>[];
}

/** Everything that the office has to know about a kind of record: how it is listed, edited, and seen on the site. */
export interface Kind<F = Values, R = AnyRecord> {
	kind: KindName;
	/** Below the area's own path. */
	path: string;
	access: Access;
	words: { many: () => string; text: () => string; add?: () => string; inUse?: () => string };
	nameOf: (record: R) => string;
	columns: (make: ColumnMakers<R>) => Column<R>[];
	/** What a new record begins with; without it none can be added. */
	blank?: () => F;
	sections: readonly Section<F>[];
	/** Where the site shows it, without the language. */
	page?: (record: R) => string;
	/** The text as the site sets it. */
	preview?: (values: F, locale: Locale) => PreviewWords;
	/** Records have places: within all of them, or within those that share a field. */
	order?: { shelfOf?: (record: R) => string; shelfName?: (record: R, groups: ReadonlyMap<number, string>) => string };
	/** There is one record of it, this one, and no list. */
	only?: number;
}

/** A kind, its field names checked against the contract. */
export function describeKind<K extends KindName>(
	kind: { kind: K } & Omit<Kind<RecordFields<K>, RecordOf<K>>, "kind">,
): Kind {
	return kind as unknown as Kind;
}
