import type { Picture } from "@kvart/media/urls";
import type { PriceRow } from "../../ui/price-table/price-table.tsx";

export interface PriceGroupData {
	id: number;
	title: string;
	note: string;
	rows: PriceRow[];
}

export interface PricesWords {
	/** Of the document. */
	title: string;
	description: string;
	heading: string;
	lead: string;
	contents: string;
	subject: string;
	price: string;
	/** How one pays, for all groups. */
	payment: string;
	offer: { title: string; text: string; call: string; write: string; choose: string; chooseText: string };
}

export interface PricesData {
	words: PricesWords;
	picture: Picture;
	groups: PriceGroupData[];
}
