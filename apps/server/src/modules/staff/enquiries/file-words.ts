import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { Locale } from "@kvart/contract/locale";
import type { EnquiryStatus } from "@kvart/contract/staff/enquiries";

interface FileWords {
	file: string;
	headings: readonly string[];
	kinds: Record<EnquiryKind, string>;
	statuses: Record<EnquiryStatus, string>;
}

/** The words of the file that staff takes along: headings in the order of its columns. */
export const fileWords: Record<Locale, FileWords> = {
	sr: {
		file: "upiti",
		headings: [
			"Broj",
			"Primljeno",
			"Vrsta",
			"Status",
			"Ime i prezime",
			"E-pošta",
			"Telefon",
			"Centar",
			"Zadužena osoba",
			"Odgovoreno",
			"Rok",
			"Spojeni upiti",
			"Oznake",
		],
		kinds: {
			free_training: "Probni trening",
			price: "Cenovnik",
			training_selection: "Izbor treninga",
			lending_page: "Kampanja",
		},
		statuses: { new: "Nov", open: "U radu", answered: "Odgovoren", closed: "Zatvoren" },
	},
	en: {
		file: "enquiries",
		headings: [
			"Number",
			"Received",
			"Kind",
			"Status",
			"Full name",
			"E-mail",
			"Phone",
			"Centre",
			"Assigned to",
			"Answered",
			"Due",
			"Merged enquiries",
			"Marks",
		],
		kinds: {
			free_training: "Free trial",
			price: "Price list",
			training_selection: "Training selection",
			lending_page: "Campaign",
		},
		statuses: { new: "New", open: "In progress", answered: "Answered", closed: "Closed" },
	},
};
