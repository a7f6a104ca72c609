import { enquiryForm } from "@kvart/contract/enquiries/kinds";
import { enquiryContent } from "../enquiries/service.ts";
import type { ComposeMail } from "./compose.ts";
import { EnquiryFacts } from "./enquiry-receipt.tsx";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";
import { staffVoice } from "./voices.ts";

const texts = {
	sr: {
		body: "Stigao je novi upit. Odgovorite iz kancelarije, da svi vide šta je rečeno.",
		button: "Otvori upit",
		marked: "Upit je možda poslao robot:",
		marks: {
			trap: "popunjeno je polje koje ljudi ne vide",
			hasty: "obrazac je poslat brže nego što iko kuca",
			unproven: "nema dokaza pregledača (bez skripti ili iz aplikacije to je uobičajeno)",
		},
	},
	en: {
		body: "A new enquiry has arrived. Answer it in the back office, so that everyone sees what was said.",
		button: "Open the enquiry",
		marked: "It may have been sent by a robot:",
		marks: {
			trap: "a field was filled in that people don’t see",
			hasty: "the form was sent faster than anybody types",
			unproven: "there’s no proof from the browser (usual without scripts or from the app)",
		},
	},
} as const;

/** To the chain's mailbox, for staff. */
export const composeEnquiryNotice: ComposeMail<"enquiry-notice"> = async (
	{ enquiryId },
	{ db, language, publicUrl },
) => {
	const enquiry = await enquiryContent(db, enquiryId);
	if (!enquiry) return null;
	const { kind, name, form, marks } = enquiry;
	const href = `${publicUrl}/staff/enquiries/inbox/${enquiryId}`;
	const kindName = enquiryForm(kind).name[language];
	const words = texts[language];
	const reasons = marks.map((mark) => words.marks[mark as keyof typeof words.marks] ?? mark);
	return {
		subject: `${kindName}: ${name}`,
		preview: words.body,
		body: (
			<>
				<MailTitle>{kindName}</MailTitle>
				<MailText>{words.body}</MailText>
				<EnquiryFacts form={form} language={language} />
				{reasons.length > 0 && (
					<MailNote>
						{words.marked} {reasons.join("; ")}.
					</MailNote>
				)}
				<MailButton href={href}>{words.button}</MailButton>
				<MailAddress label={staffVoice[language].address} href={href} />
			</>
		),
	};
};
