import type { PricesData } from "./prices.server.ts";

/** The price list for search engines: an offer for each row. */
export function offerCatalog(publicUrl: string, name: string, groups: PricesData["groups"]): Record<string, unknown> {
	return {
		"@type": "OfferCatalog",
		name,
		provider: { "@id": `${publicUrl}/#organization` },
		itemListElement: groups.map(({ title, rows }) => ({
			"@type": "OfferCatalog",
			name: title,
			itemListElement: rows.flatMap(({ label, note, prices }) =>
				prices.map((price) => ({
					"@type": "Offer",
					name: label,
					...(note && { description: note }),
					price: String(price),
					priceCurrency: "RSD",
				})),
			),
		})),
	};
}
