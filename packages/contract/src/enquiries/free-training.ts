import type { EnquiryForm } from "./field.ts";
import { city, home, person, stepTitles, wishToTry } from "./shared-fields.ts";

export const freeTraining = {
	call: "sendFreeTrainingForm",
	summary: "Ask for a free trial training",
	name: { sr: "Probni trening", en: "Free trial" },
	receipt: { sr: "Stigla je tvoja prijava za probni trening", en: "We have your request for a free trial" },
	title: { sr: "Prvi trening je na nas", en: "Your first session is on us" },
	steps: [
		{
			title: { sr: "Kako to ide?", en: "How does it work?" },
			intro: {
				text: {
					sr: "Probni trening je besplatan i ni na šta te ne obavezuje. Sve zajedno traje dva minuta.",
					en: "The trial session is free and commits you to nothing. All of this takes two minutes.",
				},
				points: [
					{
						sr: "Ostavi ime i telefon, da znamo koga zovemo.",
						en: "Leave your name and number, so we know who to call.",
					},
					{
						sr: "Izaberi šta želiš da probaš, od teretane do joge.",
						en: "Choose what to try, from the gym floor to yoga.",
					},
					{
						sr: "Izaberi centar i termin iz rasporeda, ili te zovemo da se dogovorimo.",
						en: "Choose a centre and a class from the schedule, or we’ll call to arrange it.",
					},
				],
				close: {
					sr: "Ponesi čiste patike, peškir i vodu. Sve ostalo je već u sali.",
					en: "Bring clean trainers, a towel and some water. Everything else is waiting for you.",
				},
			},
			fields: {},
		},
		{ title: stepTitles.person, fields: { ...person, ...city, ...home } },
		{
			title: { sr: "Šta želiš da probaš?", en: "What would you like to try?" },
			fields: {
				wish_to_try: {
					...wishToTry,
					source: "trainings",
					splitAt: 15,
					description: "Name of a training, or one of the lead form's wishes; without it the first training of the gym",
				},
				trial_gym: {
					input: "select",
					source: "clubs",
					label: { sr: "Centar", en: "Centre" },
					prompt: { sr: "Svejedno mi je", en: "Any centre" },
				},
				trial_hour: {
					input: "hour",
					label: { sr: "Termin iz rasporeda", en: "A class from the schedule" },
					short: { sr: "Termin", en: "Class" },
					prompt: { sr: "Dogovorićemo se telefonom", en: "Let’s arrange it by phone" },
					description:
						"Id of a period and a date of the next seven days, as `4711 2026-11-19`: books a place for the trial",
				},
			},
		},
	],
} as const satisfies EnquiryForm;
