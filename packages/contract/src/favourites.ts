import { z } from "zod";
import { trainingTypes } from "./content.ts";
import { recordNumber } from "./fields.ts";

export const favouriteKinds = ["training", "coach", "gym"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

export const favouriteChoice = z.object({
	kind: z.enum(favouriteKinds, { error: "invalid-value" }),
	id: recordNumber("required-field"),
});
export type FavouriteChoice = z.output<typeof favouriteChoice>;

export const favourite = z
	.discriminatedUnion("kind", [
		z.object({
			kind: z.literal("training"),
			id: z.int(),
			name: z.string(),
			name_eng: z.string(),
			training_type: z.enum(trainingTypes),
		}),
		z.object({ kind: z.literal("coach"), id: z.int(), name: z.string() }),
		z.object({ kind: z.literal("gym"), id: z.int(), name: z.string(), slug: z.string() }),
	])
	.meta({ id: "Favourite" });
export type Favourite = z.infer<typeof favourite>;
