import { arrivalEndpoints } from "./desk-arrival.ts";
import { ledgerEndpoints } from "./desk-ledger.ts";
import { saleEndpoints } from "./desk-sales.ts";
import { tillEndpoints } from "./desk-till.ts";

export const deskEndpoints = { ...arrivalEndpoints, ...saleEndpoints, ...ledgerEndpoints, ...tillEndpoints } as const;
