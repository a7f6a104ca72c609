import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";

export type TeamData = ReturnType<typeof loadTeam>;

const copy = {
	sr: {
		lead: "Tražimo ljude koji vole da rade sa ljudima. Ostalo može da se nauči.",
		paragraphs: [
			"U svakom centru radi ekipa koja se zna po imenu. Ako ti prija atmosfera sale, ako umeš da saslušaš početnika i da nasmeješ nekoga ko je jedva ustao u šest, biće ti dobro kod nas.",
			"Nudimo ugovor o radu od prvog dana, raspored koji se zna unapred, plaćene obuke i besplatan trening u svim centrima. Nove trenere prva tri meseca prati mentor.",
			"Pošalji biografiju na adresu ispod i u dve ili tri rečenice napiši za koji posao se javljaš i koji kvart ti odgovara. Odgovaramo na svaku prijavu.",
		],
		roles: [
			"Treneri u teretani",
			"Personalni treneri",
			"Instruktori grupnih programa",
			"Instruktori sa Les Mills licencom",
			"Treneri padela",
			"Maseri i fizioterapeuti",
			"Recepcija i zdravi bar",
			"Održavanje i higijena",
		],
	},
	en: {
		lead: "We’re looking for people who like people. The rest can be learnt.",
		paragraphs: [
			"Every centre has a team where everyone knows each other by name. If you feel at home in a gym, can listen to a beginner and get a smile out of someone who barely made it up at six, you’ll like it here.",
			"We offer a proper contract from day one, a rota you know in advance, paid courses and free training at every centre. New coaches have a mentor for their first three months.",
			"Send your CV to the address below with two or three sentences on the job you’re after and the part of town that suits you. We answer every application.",
		],
		roles: [
			"Gym floor coaches",
			"Personal coaches",
			"Group class instructors",
			"Certified Les Mills instructors",
			"Padel coaches",
			"Massage therapists and physiotherapists",
			"Reception and health bar staff",
			"Maintenance and cleaning",
		],
	},
} satisfies Record<Locale, unknown>;

export const loadTeam = (locale: Locale) => ({
	...copy[locale],
	picture: pictureOf(pageHeroes["become-a-team-member"], locale),
});
