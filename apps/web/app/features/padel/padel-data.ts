import type { Picture } from "@kvart/media/urls";
import type { Feature } from "../../ui/poster/features.tsx";
import type { PriceRow } from "../../ui/price-table/price-table.tsx";
import type { AnsweredQuestion } from "../../ui/question-list/question-list.tsx";

export interface PadelWords {
	/** Of the document. */
	title: string;
	description: string;
	word: string;
	book: string;
	bookTitle: string;
	bookText: string;
	hours: string;
	prices: string;
	courtPrices: string;
	rental: string;
	slot: string;
	item: string;
	price: string;
	questions: string;
}

/** The centre that the courts belong to, for search engines. */
export interface PadelPlace {
	address: string;
	latitude: number;
	longitude: number;
}

export interface PadelData {
	words: PadelWords;
	picture: Picture;
	pictures: Picture[];
	features: Feature[];
	lead: string;
	text: string;
	phone: string;
	email: string;
	hours: [days: string, hours: string][];
	courtPrices: PriceRow[];
	rental: PriceRow[];
	questions: AnsweredQuestion[];
	place: PadelPlace | null;
}
