// Separate from enquiries.ts, so that the office does not load the schema library.

export const enquiryStatuses = ["new", "open", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Signs that a robot sent it. */
export const enquiryMarks = ["trap", "hasty", "unproven"] as const;
export type EnquiryMark = (typeof enquiryMarks)[number];

/** The outcome for the sender. */
export const enquiryOutcomes = ["came", "joined", "not_interested", "not_reached"] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

/** Promised in the terms, in days since the enquiry was received. */
export const promisedDays = { reply: 7, settle: 14 } as const;

export const enquiryAges = ["fresh", "reply", "settle", "late", "overdue"] as const;
export const enquiryFollowUps = ["due", "planned"] as const;

/** Statuses that can be set for several enquiries at once. */
export const sharedStatuses = ["answered", "closed", "spam"] as const;
export type SharedStatus = (typeof sharedStatuses)[number];

export const enquiriesAtOnce = 200;
