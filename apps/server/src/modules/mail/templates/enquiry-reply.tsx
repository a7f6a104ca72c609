import { brand } from "@kvart/contract/brand";
import { Fragment } from "react";
import type { ComposeMail } from "../compose.ts";
import { MailNote, MailText } from "./parts.tsx";

const texts = {
	sr: {
		greeting: (name: string) => (name ? `Zdravo, ${name}!` : "Zdravo!"),
		note: `Imaš još pitanja? Odgovori na ovu poruku ili pozovi ${brand.phone}.`,
	},
	en: {
		greeting: (name: string) => (name ? `Hi ${name}!` : "Hi!"),
		note: `Any more questions? Reply to this message or call ${brand.phone}.`,
	},
} as const;

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

/** What somebody of the staff wrote, in the frame of the other mails. An answer goes to the chain's mailbox. */
export const composeEnquiryReply: ComposeMail<"enquiry-reply"> = ({ name, subject, text }, { language }) => {
	const words = texts[language];
	const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== "");
	return {
		subject,
		personal: true,
		preview: paragraphs[0]?.slice(0, 140) ?? "",
		body: (
			<>
				<MailText>{words.greeting(name)}</MailText>
				{paragraphs.map((part) => (
					<Paragraph key={part} text={part} />
				))}
				<MailNote>{words.note}</MailNote>
			</>
		),
	};
};
