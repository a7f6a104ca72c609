// Separate from settings.ts, so that the office does not load the schema library.

export const partnerLength = 40;

/** After so many days without a reply an enquiry is late. */
export const replyDays = { least: 1, most: 14, usual: 2 } as const;
