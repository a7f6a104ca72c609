import { z } from "zod";
import { emailField, languageField, optionalText, withDefault } from "./fields.ts";

/** Hidden from people; robots fill it in. */
export const openingTrap = "website";

/** An address that gets one mail when a club opens. */
export const openingRequest = z.object({
	email: emailField,
	language: withDefault(languageField, "sr"),
	[openingTrap]: optionalText.describe("Hidden from people: leave it empty"),
});
export type OpeningRequest = z.output<typeof openingRequest>;
