import { z } from "zod";
import { byId, missing, staff } from "./endpoint.ts";

const pricePreview = z
	.object({ path: z.string().describe("The public page with this list, without the language; the link is signed") })
	.meta({ id: "PricePreview" });

export const priceListEndpoints = {
	previewPriceList: {
		...staff("Office: records", "The address at which staff sees the public page with a price list", pricePreview),
		...byId,
		scope: "chain",
		errors: missing,
	},
} as const;
