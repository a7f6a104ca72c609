import { z } from "zod";
import { instant, languageField } from "../fields.ts";
import { byId, missing, staff } from "./endpoint.ts";

const openingRequests = z
	.object({
		waiting: z.int().describe("Addresses that no mail was sent to yet"),
		notified: z.int(),
		/** The newest; there can be thousands. */
		requests: z.array(
			z.object({
				id: z.int(),
				email: z.string(),
				language: languageField,
				created_at: instant,
				notified_at: instant.nullable(),
			}),
		),
	})
	.meta({ id: "OpeningRequests" });
export type OpeningRequests = z.infer<typeof openingRequests>;

export const openingEndpoints = {
	listOpeningRequests: {
		...staff("Office: records", "Who wants to know when a club opens", openingRequests),
		...byId,
		right: "clubPages",
		scope: "club",
		errors: missing,
	},
	announceOpening: {
		...staff("Office: records", "Mail that the club is open, once to each address", z.object({ sent: z.int() })),
		...byId,
		right: "clubPages",
		scope: "club",
		errors: [...missing, "ERR_NOT_OPEN_YET"],
	},
} as const;
