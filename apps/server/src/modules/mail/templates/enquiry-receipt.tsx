import { brand } from "@kvart/contract/brand";
import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { enquiryFacts } from "./enquiry-facts.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const subjects: Record<"sr" | "en", Record<EnquiryKind, string>> = {
	sr: {
		free_training: "Stigla je tvoja prijava za probni trening",
		price: "Stigao je tvoj upit za ponudu",
		training_selection: "Stigao je tvoj upit za izbor treninga",
		lending_page: "Stigla je tvoja prijava za probni trening",
	},
	en: {
		free_training: "We have your request for a free trial",
		price: "We have your request for an offer",
		training_selection: "We have your training questions",
		lending_page: "We have your request for a free trial",
	},
};

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

export const composeEnquiryReceipt: ComposeMail<"enquiry-receipt"> = (
	{ kind, name, form },
	{ language, publicUrl },
) => {
	const words = { ...memberVoice[language], ...texts[language] };
	return personalMail(
		{ ...words, subject: subjects[language][kind] },
		name,
		<>
			<MailFacts facts={enquiryFacts(form, language)} />
			<MailButton href={pageAddress(publicUrl, language, "/clubs")}>{words.button}</MailButton>
			<MailNote>{words.note}</MailNote>
		</>,
	);
};
