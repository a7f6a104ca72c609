// Separate from members.ts, so that the office does not load the schema library.

export const memberStates = ["active", "unconfirmed", "blocked"] as const;
export type MemberState = (typeof memberStates)[number];

export const memberOrders = ["newest", "oldest", "name", "last_visit", "long_absent", "most_misses"] as const;
export type MemberOrder = (typeof memberOrders)[number];

export const memberMarks = ["injury", "note", "misses"] as const;
export type MemberMark = (typeof memberMarks)[number];

/** Days without a visit. */
export const memberAbsences = ["30", "60", "90"] as const;
export type MemberAbsence = (typeof memberAbsences)[number];

/** For the number of late cancellations, and for misses in the list. */
export const missDays = 30;

/** `injury`: to know at the desk and in class, shown on the roster. */
export const memberNoteKinds = ["note", "injury"] as const;
export type MemberNoteKind = (typeof memberNoteKinds)[number];
export const memberNoteLength = 500;
