import { type Calls, calls } from "./calls.ts";
import { type Endpoints, endpoints } from "./endpoints.ts";
import { type StaffCalls, staffCalls } from "./staff/calls.ts";
import { type StaffEndpoints, staffEndpoints } from "./staff/endpoints.ts";

/** The public calls and those of the back office, for those who serve or describe all of them. */
export type EveryCall = Calls & StaffCalls;
export const everyCall: EveryCall = { ...calls, ...staffCalls };

export type EveryCallName = keyof EveryCall;

export type EveryEndpoint = Endpoints & StaffEndpoints;
export const everyEndpoint: EveryEndpoint = { ...endpoints, ...staffEndpoints };
