import type { Locale } from "@kvart/contract/locale";

/** Texts that all mails to an audience share. */
export interface Voice {
	/** Enquiries may come without a name. */
	greeting: (name: string) => string;
	/** Label of the address in full. */
	address: string;
}

/** Forms have one field for the whole name. Empty if it is not a name: the field takes sentences and addresses, too. */
export function firstNameOf(name: string): string {
	const trimmed = name.trim();
	return /^[\p{L}\p{M}'’ -]{1,60}$/u.test(trimmed) ? (trimmed.split(/\s+/)[0] ?? "") : "";
}

const english: Voice = {
	greeting: (name) => (name ? `Hi ${name}!` : "Hi!"),
	address: "If the button doesn’t work, open this address:",
};

/** Informal. */
export const memberVoice: Record<Locale, Voice> = {
	sr: {
		greeting: (name) => (name ? `Zdravo, ${name}!` : "Zdravo!"),
		address: "Ako dugme ne radi, otvori ovu adresu:",
	},
	en: english,
};

/** Formal. */
export const staffVoice: Record<Locale, Voice & { office: string }> = {
	sr: {
		greeting: (name) => `Dobar dan, ${name}!`,
		address: "Ako dugme ne radi, otvorite ovu adresu:",
		office: "Kancelarija je ovde:",
	},
	en: { ...english, office: "The back office is here:" },
};
