interface KnownSeed {
	seed: number;
	from: string;
	days: number;
	/** What it found, or what it is for. */
	found: string;
}

/**
 * Seeds that found a defect, or a break that was made on purpose. A new habit gives every seed another history: break
 * the house again then, and look for a seed that finds it.
 */
export const knownSeeds: readonly KnownSeed[] = [
	{ seed: 1, from: "2027-03-26", days: 4, found: "a blocked member who stays on waiting lists; summer time begins" },
];

/** Months that found a defect, as `npm run simulate` runs them: too long for every run of the tests. */
export const knownMonths: readonly (Omit<KnownSeed, "from"> & { people: number })[] = [
	{ seed: 1000, days: 10, people: 120, found: "the checker looked for an erased member in a class of the same day" },
	{
		seed: 1004,
		days: 11,
		people: 120,
		found: "the checker knew mails about free places by their second, not by the change",
	},
	{ seed: 1006, days: 8, people: 120, found: "a held place was announced at once if another one was free" },
	{ seed: 1009, days: 23, people: 30, found: "who joined a list that ended before the answer was told position 0" },
	{ seed: 1061, days: 26, people: 30, found: "the checker took the time of a lost request for that of the booking" },
	{
		seed: 1267,
		days: 17,
		people: 30,
		found: "the checker forgot the orders of erased members, which can still be paid",
	},
];
