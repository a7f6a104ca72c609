import type { Locale } from "./locale.ts";
import type { Term } from "./retention-term.ts";

export type RetentionText = Readonly<Record<Locale, string>>;

/** Article 12, paragraph 1 of the Serbian data protection act (ZZPL); the GDPR's article 6 has the same ones. */
export type LegalBasis = "consent" | "contract" | "law" | "interest";

export interface RetentionRule {
	table: string;
	columns: readonly string[];
	data: RetentionText;
	purpose: RetentionText;
	basis: LegalBasis;
	/** `account`: until the account is erased. `work`: as long as the person works here; staff removes it. */
	term: Term | "account" | "work";
	/** The start of the term. */
	since?: RetentionText;
	/** At the end, the row goes, the row stays for reports without the person, or only these columns go. */
	end: "deleted" | "anonymised" | "cleared";
}
