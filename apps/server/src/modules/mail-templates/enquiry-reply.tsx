import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { replyContent } from "../enquiries/service.ts";
import { taggedAddress } from "../mail/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailNote, MailText } from "./parts.tsx";
import { paragraphsOf, TypedText } from "./typed-text.tsx";
import { firstNameOf, memberVoice } from "./voices.ts";

const notes: Record<Locale, string> = {
	sr: `Imaš još pitanja? Odgovori na ovu poruku ili pozovi ${brand.phone}.`,
	en: `Any more questions? Reply to this message or call ${brand.phone}.`,
};

/**
 * A reply by staff, in the frame of the other mails. An answer goes to the mailbox that the server reads,
 * otherwise to the club's or the chain's.
 */
export const composeEnquiryReply: ComposeMail<"enquiry-reply"> = async ({ noteId }, context) => {
	const { db, keys, language, replyAddress } = context;
	const reply = await replyContent(db, noteId);
	if (!reply) return null;
	const { name, subject, text, enquiryId, inReplyTo } = reply;
	const bounceTo = replyAddress && taggedAddress(keys, replyAddress, enquiryId);
	const replyTo = bounceTo ?? reply.replyTo;
	return {
		subject,
		personal: true,
		...(replyTo && { replyTo }),
		...(bounceTo && { bounceTo }),
		...(inReplyTo && { inReplyTo }),
		preview: paragraphsOf(text)[0]?.slice(0, 140) ?? "",
		body: (
			<>
				<MailText>{memberVoice[language].greeting(firstNameOf(name))}</MailText>
				<TypedText text={text} />
				<MailNote>{notes[language]}</MailNote>
			</>
		),
	};
};
