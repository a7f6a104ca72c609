import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import type { EnquiryOutcome } from "@kvart/contract/staff/enquiry-rules";

export interface DemoEnquiry {
	name: string;
	kind: EnquiryKind;
	/** Name of a club. */
	club: string;
	hoursAgo: number;
	language: "sr" | "en";
	form: Record<string, string>;
	status: "new" | "open" | "answered" | "closed";
	/** A demo account. */
	assignee?: "staff@kvart.example" | "desk.zemun@kvart.example";
	/** Signs of spam. */
	marks?: string[];
	outcome?: EnquiryOutcome;
	/** In how many days staff wants to get in touch again; 0 is today. */
	followUpIn?: number;
	note?: string;
	reply?: string;
	/** The person's reply, unread. */
	answer?: string;
}

export const anasEnquiry = {
	kind: "training_selection",
	language: "sr",
	status: "closed",
	form: {
		age: "34",
		wish_to_go: "Grupne programe",
		membership_period: "Tri meseca",
		primary_wish: "Poboljšam kondiciju",
		can_visit: "Tri dana nedeljno",
		training_place: "Zemun",
		additional: "Uz BodyPump bih dodala nešto mirnije. Šta se najbolje slaže sa dva treninga snage nedeljno?",
		terms_and_conditions: true,
	},
	reply:
		"Zdravo, Ana, uz dva BodyPumpa nedeljno lepo legne hata joga ili istezanje: leđa i kukovi se oporave, a puls ostane dole. U Zemunu ih imaš i pre podne i uveče, pa izaberi termin u rasporedu. Vidimo se, Dejan sa recepcije u Zemunu",
} as const;

/** Enquiries of the last days, in every state. */
export const enquiries: DemoEnquiry[] = [
	{
		name: "Marija Obućina",
		kind: "price",
		club: "Zemun",
		hoursAgo: 3,
		language: "sr",
		form: {
			age: "29",
			wish_to_go: "Teretanu i grupne programe",
			membership_period: "Tri meseca",
			primary_wish: "Poboljšam kondiciju",
			can_visit: "Tri dana nedeljno",
			training_place: "Zemun",
			additional: "Radim u smenama, pa me zanima da li članarina može da miruje dok sam u noćnoj.",
		},
		status: "new",
	},
	{
		name: "Owen Whitaker",
		kind: "free_training",
		club: "Vračar",
		hoursAgo: 9,
		language: "en",
		form: { age: "41", city: "Beograd", municipality: "Vračar", wish_to_try: "Kettlebell" },
		status: "new",
	},
	{
		name: "Svetlana Grbić",
		kind: "training_selection",
		club: "Banjica",
		hoursAgo: 27,
		language: "sr",
		form: {
			age: "63",
			wish_to_go: "Grupne programe",
			membership_period: "Jedan mesec",
			primary_wish: "Poboljšam kondiciju",
			can_visit: "Tri dana nedeljno",
			training_place: "Banjica",
			additional: "Prošle godine sam operisala koleno. Da li ima nešto bez skokova?",
		},
		status: "open",
		assignee: "staff@kvart.example",
		note: "Zvala sam, ne javlja se. Predložiti Treće poluvreme 60+ kod Dragane.",
	},
	{
		name: "Bogdan Stamatović",
		kind: "lending_page",
		club: "Zemun",
		hoursAgo: 52,
		language: "sr",
		form: { wish_to_try: "personalni_trening", gym_location: "Zemun" },
		status: "new",
	},
	{
		name: "Ksenija Aleksić",
		kind: "price",
		club: "Ušće",
		hoursAgo: 74,
		language: "sr",
		form: {
			age: "35",
			wish_to_go: "Teretanu",
			membership_period: "Dva meseca",
			primary_wish: "Oblikujem telo",
			can_visit: "Samo vikendom",
			training_place: "Ušće",
			additional: "Dolazimo nas četiri iz iste firme. Postoji li popust za grupu?",
		},
		status: "open",
		outcome: "not_reached",
		followUpIn: 2,
		assignee: "staff@kvart.example",
	},
	{
		name: "Nemanja Radulović",
		kind: "free_training",
		club: "Zemun",
		hoursAgo: 80,
		language: "sr",
		form: { age: "24", city: "Beograd", municipality: "Zemun", wish_to_try: "Kik-boks" },
		status: "open",
		followUpIn: 0,
		assignee: "desk.zemun@kvart.example",
		answer: "Hvala, stižem! Može li i drugar sa mnom? Nikad nije trenirao.",
		reply:
			"Zdravo, Nemanja!\n\nUpisali smo te na probni kik-boks u utorak u 18:20. Ponesi peškir i vodu, rukavice dobijaš kod nas.",
	},
	{
		name: "Emilia Bergström",
		kind: "training_selection",
		club: "Vračar",
		hoursAgo: 118,
		language: "en",
		form: {
			age: "33",
			wish_to_go: "Grupne programe",
			membership_period: "Tri meseca",
			primary_wish: "Oblikujem telo",
			can_visit: "Četiri dana nedeljno",
			training_place: "Vračar",
			additional: "I do not speak Serbian yet. Which of your coaches can lead a class in English?",
		},
		status: "answered",
		outcome: "not_reached",
		followUpIn: 0,
		assignee: "staff@kvart.example",
		reply:
			"Hi Emilia,\n\nMaja and Bojan explain everything in English, too. Maja teaches Vinyasa on Mondays and Wednesdays at 17:10: come and try one on us.",
	},
	{
		name: "Rank Higher Agency",
		kind: "price",
		club: "Zemun",
		hoursAgo: 125,
		language: "en",
		form: {
			age: "99",
			wish_to_go: "Teretanu",
			training_place: "Zemun",
			additional: "Your website deserves the first page of the results. Reply for our offer.",
		},
		status: "new",
		marks: ["trap", "hasty"],
	},
	{
		name: "Radmila Pešut",
		kind: "price",
		club: "Pionir",
		hoursAgo: 171,
		language: "sr",
		form: {
			age: "47",
			wish_to_go: "Personalne treninge",
			membership_period: "Jedan mesec",
			primary_wish: "Smršam",
			can_visit: "Tri dana nedeljno",
			training_place: "Pionir",
		},
		status: "new",
	},
	{
		name: "Vladan Šijan",
		kind: "price",
		club: "Zemun",
		hoursAgo: 196,
		language: "sr",
		form: {
			age: "52",
			wish_to_go: "Teretanu",
			membership_period: "Jedan mesec",
			primary_wish: "Smršam",
			can_visit: "Svakog dana",
			training_place: "Zemun",
			additional: "Da li posle 21 h ima mesta na parkingu?",
		},
		status: "closed",
		outcome: "came",
		followUpIn: -1,
		assignee: "desk.zemun@kvart.example",
		reply:
			"Poštovani Vladane,\n\nPosle 20 h parking iza zgrade je gotovo prazan, a članovi ga koriste besplatno do zatvaranja.",
	},
];

/** Names of older enquiries, which are closed. */
export const earlierNames = [
	"Tatjana Vuković",
	"Slobodan Krstić",
	"Hana Mulić",
	"Daniel Moore",
	"Jovana Ristić",
	"Veljko Antić",
	"Bojana Lazić",
	"Sreten Đokić",
	"Ines Kovač",
	"Peter Lang",
	"Gordana Milošević",
	"Andrija Šekularac",
	"Zorana Pantić",
];
