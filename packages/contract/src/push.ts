import { z } from "zod";
import { locales } from "./locale.ts";

/** A P-256 public key and a secret of 16 bytes, as browsers write them. */
const keyText = (bytes: number) => {
	const length = Math.ceil((bytes * 4) / 3);
	return z
		.string({ error: "required-field" })
		.regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), "invalid-value")
		.transform((text) => text.replace(/=+$/, ""));
};

/** The result of `PushSubscription.toJSON()` in the browser, and the language of the page. */
export const pushSubscription = z.object({
	endpoint: z
		.string({ error: "required-field" })
		.max(1000, "invalid-value")
		.pipe(z.url({ protocol: /^https$/, error: "invalid-value" })),
	keys: z.object({ p256dh: keyText(65), auth: keyText(16) }, { error: "required-field" }),
	language: z.enum(locales, { error: "invalid-value" }),
});
export type NewPushSubscription = z.output<typeof pushSubscription>;

export const pushState = z
	.object({
		public_key: z.string().describe("The application server key to subscribe with"),
		subscribed: z.boolean().describe("Whether this log-in gets notifications"),
	})
	.meta({ id: "PushState" });
export type PushState = z.infer<typeof pushState>;

/** The encrypted content of a notification, which the service worker shows. */
export interface PushContent {
	title: string;
	body: string;
	/** The page that a press opens. */
	path: string;
	/** `lang` of the texts. */
	lang: string;
	/** A newer notification with the same tag replaces the older one. */
	tag: string;
}
