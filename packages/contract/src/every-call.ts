import { type Calls, calls } from "./calls.ts";
import { type Endpoints, endpoints } from "./endpoints.ts";
import { type StaffCalls, staffCalls } from "./staff/calls.ts";
import { type StaffEndpoints, staffEndpoints } from "./staff/endpoints.ts";

/** Public and back office calls. */
export type EveryCall = Calls & StaffCalls;
export const everyCall: EveryCall = { ...calls, ...staffCalls };

export type EveryCallName = keyof EveryCall;

export type EveryEndpoint = Endpoints & StaffEndpoints;
export const everyEndpoint: EveryEndpoint = { ...endpoints, ...staffEndpoints };
