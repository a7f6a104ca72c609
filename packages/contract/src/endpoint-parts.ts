import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import type { SuccessCode } from "./errors.ts";
import { pathId } from "./fields.ts";

type Tag = Endpoint["tag"];

export const read = <const R extends Endpoint["response"]>(tag: Tag, summary: string, response: R) =>
	({ tag, summary, access: "visitor", limit: "default", status: 200, response, errors: [] }) as const;

/** Answers with a success code. */
export const change = <const C extends SuccessCode>(tag: Tag, summary: string, code: C) =>
	read(tag, summary, z.object({ code: z.literal(code) }));

export const create = <const C extends SuccessCode>(tag: Tag, summary: string, code: C) =>
	({ ...change(tag, summary, code), status: 201 }) as const;

export const byId = { params: z.object({ id: pathId }) };
export const byRoom = { params: z.object({ roomId: pathId }), errors: ["ERR_NOT_FOUND"] } as const;
export const missing = ["ERR_NOT_FOUND"] as const;
export const noSession = ["ERR_BAD_SESSION_ID", "ERR_SESSION_NOT_VALID"] as const;
export const invalid = ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_EMAIL"] as const;
