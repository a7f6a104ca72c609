import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import type { LegalBasis, RetentionRule } from "@kvart/contract/retention-rule";

interface Recipients {
	chat: boolean;
	map: boolean;
	signIn: readonly string[];
}

interface PrivacyTexts {
	controller: readonly string[];
	storage: readonly string[];
	recipients: (used: Recipients) => readonly string[];
	rights: readonly string[];
	protection: readonly string[];
	erased: readonly string[];
	basis: Record<LegalBasis, string>;
	end: Record<RetentionRule["end"], string>;
}

/** The day of the last change of the texts or of the schedule. */
export const validFrom = "2026-11-18";

const { legalName, city, mail } = brand;
/** Never broken at the end of a line. */
const phone = brand.phone.replaceAll(" ", "\u00A0");

export const privacyTexts: Record<Locale, PrivacyTexts> = {
	sr: {
		controller: [
			`Za tvoje podatke odgovara ${legalName}, ${city.sr}. Piši nam na ${mail.info} ili pozovi ${phone}.`,
			"Sve radimo po Zakonu o zaštiti podataka o ličnosti (ZZPL). Prikupljamo samo ono što nam za uslugu zaista treba, i ne prodajemo podatke. Jedino o čemu sistem odlučuje sam jeste pauza u prijavi unapred posle više izostanaka, a recepcija može da je ukine.",
			"Sa navršenih 15 godina nalog možeš da napraviš samostalno. Za mlađe to čini roditelj ili staratelj.",
		],
		storage: [
			"Kolačića ima tri i svi su naši. „language“ pamti jezik koji izabereš, godinu dana. „cookie“ pamti samo da je na uređaju neko ulogovan, dok traje sesija; bez njega i sa njim vidiš isti sajt. „changed“ traje pet sekundi posle svake izmene, da izmenu odmah vidiš.",
			"U memoriji pregledača stoje ključ tvoje sesije, uloga i ime za zaglavlje, započet upit i to da je obaveštenje o kolačićima zatvoreno. Ako se prijaviš za trening bez naloga, tu je i taj termin, dok trening ne prođe. Kad se izloguješ, briše se sve što je o tebi. Započeta registracija i srce pritisnuto pre logovanja čuvaju se samo dok je kartica otvorena.",
			"Nema reklama ni praćenja po drugim sajtovima. Kad prihvatiš kolačiće, beležimo i koji je obrazac poslat, bez onoga što u njemu piše.",
		],
		recipients: ({ chat, map, signIn }) => [
			"Tvoje podatke vide zaposleni kojima trebaju za posao: recepcija za dolazak, prodaja za odgovor na upit. Svaka izmena i svako otvaranje JMBG-a ostaje zapisano.",
			"Server i slanje mejlova drže pružaoci usluga sa kojima imamo ugovor o obradi. Oni podatke ne smeju da koriste za sebe.",
			...(signIn.length > 0
				? [
						`Ako se uloguješ preko mreže ${signIn.join(" ili ")}, ona nam javlja tvoj broj naloga, ime i e-adresu, a sama zna da se loguješ kod nas. Mi joj ne javljamo ništa.`,
					]
				: []),
			...(map ? ["Slike mape učitavaju se sa servera pružaoca mapa, koji pri tome vidi tvoju IP adresu."] : []),
			...(chat
				? [
						"Ćaskanje uživo vodi spoljni pružalac. Učitava se tek na stranici za ćaskanje i dobija ono što tamo napišeš.",
					]
				: []),
			"Snimak sa YouTube-a ili Vimea učitava se tek kad ga pustiš; od tada važe i njihova pravila.",
		],
		rights: [
			"Na svom nalogu možeš odmah, bez molbe: da preuzmeš sve što o tebi imamo, da ispraviš podatke, da izloguješ druge uređaje i da obrišeš nalog.",
			`Za sve ostalo piši na ${mail.info}: uvid, ispravku, brisanje, ograničenje obrade, prenos podataka, prigovor ili opoziv pristanka. Odgovaramo u roku od 30 dana, besplatno. Isto važi za prijave bez naloga i za upite.`,
			"Ako misliš da grešimo, imaš pravo na pritužbu Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti, Bulevar kralja Aleksandra 15, Beograd, poverenik.rs.",
		],
		protection: [
			"Veza je uvek šifrovana. Lozinku ne znamo: čuvamo samo njen otisak. JMBG i linkovi iz poruka šifrovani su ključem koji ne stoji u bazi. U zapisima servera nema imena, adresa ni telefona.",
		],
		erased: [
			"Kad obrišeš nalog, sve što u njemu ili na tvojoj potvrđenoj e-adresi imenuje tebe nestaje odmah, a predstojeći termini se otkazuju. Prijava bez naloga i bez te adrese ostaje do svog roka, jer telefone ne proveravamo; ako želiš ranije, piši nam. Ostaju prijave za treninge bez osobe, za izveštaje, i zapisi o izmenama pod brojem naloga koji više nema ime. Iz rezervnih kopija podaci nestaju kad one isteknu.",
		],
		basis: {
			consent: "tvoj pristanak (čl. 12, st. 1, tač. 1 ZZPL)",
			contract: "ugovor ili tvoj zahtev pre ugovora (čl. 12, st. 1, tač. 2 ZZPL)",
			law: "zakonska obaveza (čl. 12, st. 1, tač. 3 ZZPL)",
			interest: "legitimni interes (čl. 12, st. 1, tač. 6 ZZPL)",
		},
		end: {
			deleted: "brišemo ceo zapis",
			anonymised: "ostaje samo broj za izveštaje, bez osobe",
			cleared: "brišemo taj podatak",
		},
	},
	en: {
		controller: [
			`${legalName}, ${city.en}, is responsible for your data. Write to ${mail.info} or call ${phone}.`,
			"We follow the Serbian Personal Data Protection Act (ZZPL). We collect only what the service really needs, and we don’t sell data. The one thing the system decides by itself is a pause in booking ahead after several no-shows, and reception can lift it.",
			"You can create an account yourself from the age of 15. For younger people a parent or guardian does it.",
		],
		storage: [
			"There are three cookies, all ours. “language” remembers the language you choose, for a year. “cookie” only remembers that somebody is logged in on this device, while the session lasts; the site looks the same with and without it. “changed” lasts five seconds after each change, so that you see it at once.",
			"Your browser’s storage holds the key of your session, your role and name for the header, an enquiry you’ve begun, and that you closed the cookie notice. If you book without an account, it also holds that class until it is over. Logging out removes everything about you. A registration you’ve begun, or a heart you pressed before logging in, stays only while the tab is open.",
			"There are no ads and no tracking across sites. Once you accept cookies, we also record which form was sent, without what it says.",
		],
		recipients: ({ chat, map, signIn }) => [
			"Your data is seen by staff who need it for their work: the desk when you arrive, sales to answer an enquiry. Every change, and every look at a national ID number, is recorded.",
			"The servers and e-mail delivery are run by providers under a data processing agreement. They may not use the data for themselves.",
			...(signIn.length > 0
				? [
						`If you log in with ${signIn.join(" or ")}, they send us your account number, name and e-mail address, and know that you log in here. We send them nothing.`,
					]
				: []),
			...(map ? ["Map pictures are loaded from the map provider’s server, which sees your IP address."] : []),
			...(chat
				? ["The live chat is run by another provider. It loads only on the chat page and gets what you write there."]
				: []),
			"A video from YouTube or Vimeo loads only when you play it; from then on their rules apply, too.",
		],
		rights: [
			"In your account you can, at once and without asking: download everything we have about you, correct it, log out other devices, and delete the account.",
			`For anything else write to ${mail.info}: access, correction, erasure, restriction, portability, objection, or to withdraw consent. We answer within 30 days, free of charge. The same goes if you booked as a guest or sent an enquiry without an account.`,
			"If you think we’re wrong, you can complain to the Commissioner for Information of Public Importance and Personal Data Protection, Bulevar kralja Aleksandra 15, Belgrade, poverenik.rs.",
		],
		protection: [
			"The connection is always encrypted. We don’t know your password: we store only its fingerprint. National ID numbers and the links in our e-mails are encrypted with a key that is not in the database. Server logs hold no names, addresses or phone numbers.",
		],
		erased: [
			"When you delete your account, everything that names you in it or at your confirmed e-mail address is gone at once, and coming bookings are cancelled. A booking without an account and without that address stays until its term, because we don’t verify phones; write to us if you want it gone sooner. What stays is bookings without a person, for reports, and entries of changes under an account number that no longer has a name. From backups the data disappears when they expire.",
		],
		basis: {
			consent: "your consent (ZZPL art. 12, par. 1, item 1)",
			contract: "a contract, or your request before one (ZZPL art. 12, par. 1, item 2)",
			law: "a legal obligation (ZZPL art. 12, par. 1, item 3)",
			interest: "legitimate interest (ZZPL art. 12, par. 1, item 6)",
		},
		end: {
			deleted: "we delete the whole record",
			anonymised: "only a number for reports stays, without the person",
			cleared: "we delete this data",
		},
	},
};
