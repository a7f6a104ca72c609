import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { pathId } from "../fields.ts";
import type { Right } from "./rights.ts";

type OfficeTag = Extract<Endpoint["tag"], `Office: ${string}`>;

/** The right for the calls of an area, unless they declare another one. */
const rightOf = {
	"Office: session": "ownAccount",
	"Office: find": "ownAccount",
	"Office: own classes": "ownClasses",
	"Office: today": "desk",
	"Office: members": "members",
	"Office: memberships": "memberships",
	"Office: statements": "statements",
	"Office: revenue": "revenue",
	"Office: enquiries": "enquiries",
	"Office: schedule": "schedule",
	"Office: numbers": "reports",
	"Office: records": "content",
	"Office: stories": "content",
	"Office: pictures": "content",
	"Office: accounts": "administration",
	"Office: settings": "administration",
	"Office: audit": "administration",
} as const satisfies Record<OfficeTag, Right>;

export const noSession = ["ERR_BAD_SESSION_ID", "ERR_SESSION_NOT_VALID"] as const;
export const invalid = [...noSession, "ERR_ALL_FIELDS_REQUIRED"] as const;
export const missing = [...noSession, "ERR_NOT_FOUND"] as const;
export const changing = [...invalid, "ERR_NOT_FOUND", "ERR_CHANGED_MEANWHILE"] as const;

/** For the roles that have the right of the area. */
export const staff = <const R extends Endpoint["response"]>(tag: OfficeTag, summary: string, response: R) => {
	const right: Right = rightOf[tag];
	return { tag, summary, access: "staff", right, limit: "default", status: 200, response, errors: noSession } as const;
};

/** For administrators only. */
export const admin = <const R extends Endpoint["response"]>(tag: OfficeTag, summary: string, response: R) =>
	({ ...staff(tag, summary, response), right: "administration" }) as const;

export const byId = { params: z.object({ id: pathId }) };
export const versionInQuery = { query: z.object({ version: pathId }) };
