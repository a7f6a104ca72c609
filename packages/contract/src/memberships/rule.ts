/**
 * The membership needed to book a class. `off`: none. `inform`: members book and read what is missing. `require`: a
 * membership that lets them in at the hour and club of the class. Promotions, trials and guests need none.
 */
export const membershipRules = ["off", "inform", "require"] as const;
export type MembershipRule = (typeof membershipRules)[number];
