import { answerContent } from "../enquiries/service.ts";
import { answerFolders } from "../mail/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailAddress, MailButton, MailFacts, MailNote, MailText, MailTitle } from "./parts.tsx";
import { paragraphsOf, TypedText } from "./typed-text.tsx";
import { staffVoice } from "./voices.ts";

const longestExcerpt = 1200;

const answerTexts = {
	sr: {
		subject: (name: string) => `Stigao je odgovor: ${name}`,
		title: "Odgovor na upit",
		body: (name: string) => `${name} piše:`,
		more: "Ovo je početak poruke, cela je u kancelariji.",
		otherSender: (sender: string) =>
			`Poruka je stigla sa adrese ${sender}, a ne sa one iz upita. Pre nego što pošaljete lične podatke, proverite ko piše.`,
		button: "Odgovori iz kancelarije",
		note: "Ne odgovarajte na ovaj mejl: odgovor bi otišao nama, a ne osobi koja pita.",
	},
	en: {
		subject: (name: string) => `An answer has arrived: ${name}`,
		title: "Answer to an enquiry",
		body: (name: string) => `${name} writes:`,
		more: "This is the beginning; the whole message is in the back office.",
		otherSender: (sender: string) =>
			`The message came from ${sender}, not from the address of the enquiry. Make sure who is writing before you send personal data.`,
		button: "Reply in the back office",
		note: "Don’t reply to this mail: it would come back to us, not to the person who asked.",
	},
} as const;

/** For staff, with a link into the office. */
export const composeEnquiryAnswer: ComposeMail<"enquiry-answer"> = async ({ noteId }, { db, language, publicUrl }) => {
	const answer = await answerContent(db, noteId);
	if (!answer) return null;
	const { enquiryId, name, email, text, mail } = answer;
	const href = `${publicUrl}/staff/enquiries/inbox/${enquiryId}`;
	const texts = answerTexts[language];
	const excerpt = text.slice(0, longestExcerpt);
	return {
		subject: texts.subject(name),
		preview: paragraphsOf(excerpt)[0]?.slice(0, 140) ?? texts.title,
		body: (
			<>
				<MailTitle>{texts.title}</MailTitle>
				<MailText>{texts.body(name)}</MailText>
				<TypedText text={excerpt} />
				{text.length > longestExcerpt && <MailNote>{texts.more}</MailNote>}
				{mail.sender !== email.toLowerCase() && <MailNote>{texts.otherSender(mail.sender)}</MailNote>}
				<MailButton href={href}>{texts.button}</MailButton>
				<MailAddress label={staffVoice[language].address} href={href} />
				<MailNote>{texts.note}</MailNote>
			</>
		),
	};
};

const checkTexts = {
	sr: {
		subject: "Mejl čeka da ga neko pogleda",
		title: "Mejl bez upita",
		body: `U sandučić za odgovore je stigao mejl koji ne pripada nijednom upitu ili nije mogao da se pročita. Nije obrisan: nalazi se u fascikli „${answerFolders.review}“ tog sandučeta.`,
		sender: "Od",
		subjectLabel: "Naslov",
		button: "Otvori upite",
	},
	en: {
		subject: "A mail waits for somebody to look at it",
		title: "Mail without an enquiry",
		body: `A mail came to the mailbox for answers that belongs to no enquiry or could not be read. It was not deleted: it is in the folder ‘${answerFolders.review}’ of that mailbox.`,
		sender: "From",
		subjectLabel: "Subject",
		button: "Open the enquiries",
	},
} as const;

export const composeMailToCheck: ComposeMail<"mail-to-check"> = ({ sender, subject }, { language, publicUrl }) => {
	const href = `${publicUrl}/staff/enquiries/inbox`;
	const texts = checkTexts[language];
	return {
		subject: texts.subject,
		preview: texts.title,
		body: (
			<>
				<MailTitle>{texts.title}</MailTitle>
				<MailText>{texts.body}</MailText>
				<MailFacts
					facts={[
						[texts.sender, sender || "–"],
						[texts.subjectLabel, subject || "–"],
					]}
				/>
				<MailButton href={href}>{texts.button}</MailButton>
				<MailAddress label={staffVoice[language].address} href={href} />
			</>
		),
	};
};
