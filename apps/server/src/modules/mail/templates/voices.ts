import type { Locale } from "@kvart/contract/locale";

/** What every mail of a kind says in the same words. */
interface Voice {
	/** Enquiries may come without a name. */
	greeting: (name: string) => string;
	/** Above an address in full. */
	address: string;
}

// English has one "you" for everybody.
const english: Voice = {
	greeting: (name) => (name ? `Hi ${name}!` : "Hi!"),
	address: "If the button doesn’t work, open this address:",
};

/** Members are friends. */
export const memberVoice: Record<Locale, Voice> = {
	sr: {
		greeting: (name) => (name ? `Zdravo, ${name}!` : "Zdravo!"),
		address: "Ako dugme ne radi, otvori ovu adresu:",
	},
	en: english,
};

/** Those who work here are spoken to politely, and shown where they work. */
export const staffVoice: Record<Locale, Voice & { office: string }> = {
	sr: {
		greeting: (name) => `Dobar dan, ${name}!`,
		address: "Ako dugme ne radi, otvorite ovu adresu:",
		office: "Kancelarija je ovde:",
	},
	en: { ...english, office: "The back office is here:" },
};
