import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { pathId } from "../fields.ts";

type Tag = Endpoint["tag"];

export const noSession = ["ERR_BAD_SESSION_ID", "ERR_SESSION_NOT_VALID"] as const;
export const invalid = [...noSession, "ERR_ALL_FIELDS_REQUIRED"] as const;
export const missing = [...noSession, "ERR_NOT_FOUND"] as const;
export const changing = [...invalid, "ERR_NOT_FOUND", "ERR_CHANGED_MEANWHILE"] as const;

/** For staff and administrators. */
export const staff = <const R extends Endpoint["response"]>(tag: Tag, summary: string, response: R) =>
	({ tag, summary, access: "staff", limit: "default", status: 200, response, errors: noSession }) as const;

/** For administrators only. */
export const admin = <const R extends Endpoint["response"]>(tag: Tag, summary: string, response: R) =>
	({ ...staff(tag, summary, response), access: "admin" }) as const;

export const byId = { params: z.object({ id: pathId }) };
export const versionInQuery = { query: z.object({ version: pathId }) };
