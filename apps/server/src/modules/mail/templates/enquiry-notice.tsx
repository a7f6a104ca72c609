import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { ComposeMail } from "../compose.ts";
import { enquiryFacts } from "./enquiry-facts.ts";
import { MailFacts, MailNote, MailText, MailTitle } from "./parts.tsx";

const kinds: Record<"sr" | "en", Record<EnquiryKind, string>> = {
	sr: {
		free_training: "Probni trening",
		price: "Upit za ponudu",
		training_selection: "Izbor treninga",
		lending_page: "Prijava sa landing strane",
	},
	en: {
		free_training: "Free trial",
		price: "Request for an offer",
		training_selection: "Training selection",
		lending_page: "Landing page lead",
	},
};

const texts = {
	sr: {
		body: "Stigao je novi upit. Odgovor na ovu poruku ide pravo osobi koja ga je poslala.",
		marked: "Upit je možda poslao robot:",
		marks: {
			trap: "popunjeno je polje koje ljudi ne vide",
			hasty: "obrazac je poslat brže nego što iko kuca",
			unproven: "nema dokaza pregledača (bez skripti ili iz aplikacije to je uobičajeno)",
		},
	},
	en: {
		body: "A new enquiry has arrived. A reply to this message goes straight to the person who sent it.",
		marked: "It may have been sent by a robot:",
		marks: {
			trap: "a field was filled in that people don’t see",
			hasty: "the form was sent faster than anybody types",
			unproven: "there’s no proof from the browser (usual without scripts or from the app)",
		},
	},
} as const;

/** To the chain's mailbox, for whoever answers. */
export const composeEnquiryNotice: ComposeMail<"enquiry-notice"> = (
	{ kind, name, email, form, marks },
	{ language },
) => {
	const words = texts[language];
	const reasons = marks.map((mark) => words.marks[mark as keyof typeof words.marks] ?? mark);
	return {
		subject: `${kinds[language][kind]}: ${name}`,
		preview: words.body,
		replyTo: email,
		body: (
			<>
				<MailTitle>{kinds[language][kind]}</MailTitle>
				<MailText>{words.body}</MailText>
				<MailFacts facts={enquiryFacts(form, language)} />
				{reasons.length > 0 && (
					<MailNote>
						{words.marked} {reasons.join("; ")}.
					</MailNote>
				)}
			</>
		),
	};
};
