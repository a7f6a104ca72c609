import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { localePath } from "../../i18n/locale.ts";
import type { PadelData } from "./padel-data.ts";

/** The padel centre for search engines. */
export function padelCentre(publicUrl: string, locale: Locale, data: PadelData): Record<string, unknown> {
	return {
		"@type": "SportsActivityLocation",
		"@id": `${publicUrl}/padel#centre`,
		name: `${brand.name} ${data.words.word}`,
		description: data.lead,
		url: publicUrl + localePath("/padel", locale),
		telephone: data.phone,
		email: data.email,
		parentOrganization: { "@id": `${publicUrl}/#organization` },
		priceRange: data.courtPrices.map(({ prices }) => `${prices[0]} RSD`).join(", "),
		...(data.place && {
			address: {
				"@type": "PostalAddress",
				streetAddress: data.place.address,
				addressLocality: brand.city[locale],
				addressCountry: "RS",
			},
			geo: { "@type": "GeoCoordinates", latitude: data.place.latitude, longitude: data.place.longitude },
		}),
	};
}
