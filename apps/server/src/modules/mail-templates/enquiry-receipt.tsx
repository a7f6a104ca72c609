import { brand } from "@kvart/contract/brand";
import { enquiryFacts, enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import { receiptContent } from "../enquiries/service.ts";
import { pageAddress } from "../mail/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		preview: "Hvala na interesovanju. Odgovaramo u najkraćem mogućem roku.",
		title: "Stiglo je",
		body: "Hvala na interesovanju. Odgovorićemo ti u najkraćem mogućem roku. Ovo smo zapisali:",
		button: "Pogledaj centre",
		note: `Nešto nije kako treba? Odgovori na ovu poruku ili pozovi ${brand.phone}. Ako upit nije tvoj, zanemari je.`,
	},
	en: {
		preview: "Thank you for your interest. We’ll answer as soon as possible.",
		title: "It’s arrived",
		body: "Thank you for your interest. We’ll answer as soon as possible. This is what we noted down:",
		button: "See the centres",
		note: `Something not right? Reply to this message or call ${brand.phone}. If it wasn’t you, just ignore it.`,
	},
} as const;

export function EnquiryFacts({ form, language }: { form: Record<string, unknown>; language: Locale }) {
	return <MailFacts facts={enquiryFacts(form, language).map(([, label, value]) => [label, value])} />;
}

export const composeEnquiryReceipt: ComposeMail<"enquiry-receipt"> = async (
	{ enquiryId },
	{ db, language, publicUrl },
) => {
	const enquiry = await receiptContent(db, enquiryId, language);
	if (!enquiry) return null;
	const { kind, form } = enquiry;
	const words = { ...memberVoice[language], ...texts[language] };
	return personalMail(
		{ ...words, subject: enquiryForm(kind).receipt[language] },
		"",
		<>
			<EnquiryFacts form={form} language={language} />
			<MailButton href={pageAddress(publicUrl, language, "/clubs")}>{words.button}</MailButton>
			<MailNote>{words.note}</MailNote>
		</>,
	);
};
