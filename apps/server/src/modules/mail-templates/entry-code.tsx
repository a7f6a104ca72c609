import type { Locale } from "@kvart/contract/locale";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { MailAttachment } from "../../platform/mailing.ts";
import { codePng } from "../../platform/print/code-png.ts";
import { bookingCode, bookingCodePicture } from "../booking/service.ts";
import { MailCode } from "./parts.tsx";

const texts = {
	sr: { label: "Pokaži ovaj kod na recepciji:", picture: "Kod za ulaz" },
	en: { label: "Show this code at the front desk:", picture: "Entry code" },
} as const;

const pictureId = "entry-code@kvart";

/** The check-in code: a part of the body, and the picture it shows. */
export async function entryCode(keys: DataKeys, bookingId: number, language: Locale) {
	const { label, picture } = texts[language];
	const attachment: MailAttachment = {
		filename: "kvart-kod.png",
		contentType: "image/png",
		content: await codePng(bookingCodePicture(keys, bookingId)),
		contentId: pictureId,
	};
	const part = <MailCode label={label} code={bookingCode(keys, bookingId)} picture={pictureId} alt={picture} />;
	return { part, picture: attachment };
}
