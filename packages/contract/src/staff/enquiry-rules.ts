// Separate from enquiries.ts, so that the office does not load the schema library.

export const enquiryStatuses = ["new", "open", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Signs that a robot sent it. */
export const enquiryMarks = ["trap", "hasty", "unproven"] as const;
export type EnquiryMark = (typeof enquiryMarks)[number];

/** What became of the person who sent it. */
export const enquiryOutcomes = ["came", "joined", "not_interested", "not_reached"] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

/** What the terms promise, in days since it was received. */
export const promisedDays = { reply: 7, settle: 14 } as const;

export const enquiryAges = ["fresh", "reply", "settle", "late", "overdue"] as const;
export const enquiryFollowUps = ["due", "planned"] as const;

/** What is done to several enquiries at once. */
export const sharedStatuses = ["answered", "closed", "spam"] as const;
export type SharedStatus = (typeof sharedStatuses)[number];

export const enquiriesAtOnce = 200;
