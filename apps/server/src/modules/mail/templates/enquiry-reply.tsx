import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { Fragment } from "react";
import { replyContent } from "../../enquiries/service.ts";
import type { ComposeMail } from "../compose.ts";
import { MailNote, MailText } from "./parts.tsx";
import { firstNameOf, memberVoice } from "./voices.ts";

const notes: Record<Locale, string> = {
	sr: `Imaš još pitanja? Odgovori na ovu poruku ili pozovi ${brand.phone}.`,
	en: `Any more questions? Reply to this message or call ${brand.phone}.`,
};

/** Blank lines part paragraphs, single ones stay. */
function Paragraph({ text }: { text: string }) {
	return (
		<MailText>
			{text.split("\n").map((line, place) => (
				// oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and a mail is rendered once
				<Fragment key={place}>
					{place > 0 && <br />}
					{line}
				</Fragment>
			))}
		</MailText>
	);
}

/** What somebody of the staff wrote, in the frame of the other mails. An answer goes to the club's mailbox, or the chain's. */
export const composeEnquiryReply: ComposeMail<"enquiry-reply"> = async ({ noteId }, { db, language }) => {
	const reply = await replyContent(db, noteId);
	if (!reply) return null;
	const { name, subject, text, replyTo } = reply;
	const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== "");
	return {
		subject,
		personal: true,
		...(replyTo && { replyTo }),
		preview: paragraphs[0]?.slice(0, 140) ?? "",
		body: (
			<>
				<MailText>{memberVoice[language].greeting(firstNameOf(name))}</MailText>
				{paragraphs.map((part) => (
					<Paragraph key={part} text={part} />
				))}
				<MailNote>{notes[language]}</MailNote>
			</>
		),
	};
};
