import type { AreaPage } from "../../parts/area-pages/area-pages.tsx";
import type { Kind } from "./kind.ts";
import { OrderPage } from "./order/order-page.tsx";
import { NewRecordPage, RecordPage } from "./page/record-page.tsx";
import { RecordList } from "./record-list.tsx";

/** The pages of a kind: its list, its order, a new record, and each record. */
export function recordPages(kind: Kind, root: string): AreaPage[] {
	const { path, access, words } = kind;
	if (kind.only)
		return [{ path, access, label: words.many, element: <RecordPage key={path} kind={kind} root={root} /> }];
	const page = { kind, root };
	return [
		{ path, access, label: words.many, element: <RecordList key={path} {...page} /> },
		...(kind.order ? [{ path: `${path}/order`, access, element: <OrderPage key={path} {...page} /> }] : []),
		...(kind.blank ? [{ path: `${path}/new`, access, element: <NewRecordPage key={path} {...page} /> }] : []),
		{ path: `${path}/:id`, access, element: <RecordPage key={path} {...page} /> },
	];
}
