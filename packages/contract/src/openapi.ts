import { z } from "zod";
import { brand } from "./brand.ts";
import { splitCall } from "./calls.ts";
import { type Endpoint, type FileUpload, isFileResponse } from "./endpoint.ts";
import { fieldCodes } from "./errors.ts";
import { type EveryCallName, everyCall, everyEndpoint } from "./every-call.ts";
import { limits } from "./limits.ts";
import { type StaffErrorCode, staffErrorCodes, staffErrorStatus, staffOnlyFieldCodes } from "./staff/errors.ts";
import { rights } from "./staff/rights.ts";

type Json = Record<string, unknown>;

const problem = {
	type: "object",
	required: ["status", "title", "code"],
	properties: {
		status: { type: "integer" },
		title: { type: "string" },
		code: { type: "string", enum: staffErrorCodes },
		errors: {
			type: "array",
			items: {
				type: "object",
				required: ["field", "code"],
				properties: {
					field: { type: "string" },
					code: { type: "string", enum: [...fieldCodes, ...staffOnlyFieldCodes] },
				},
			},
		},
		current: {
			description: "With ERR_CHANGED_MEANWHILE: the current record. With `room-taken` and `coach-taken`: the conflicts",
		},
		until: { type: "string", format: "date", description: "With ERR_BOOKING_PAUSED: the last day of the pause" },
		changed_by: {
			type: "object",
			description: "With ERR_CHANGED_MEANWHILE: who changed it last, and when",
			required: ["name", "at"],
			properties: { name: { type: "string" }, at: { type: "string", format: "date-time" } },
		},
	},
};

/** Schemas with an id; all others are inlined. */
const components: Json = {};

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
	const {
		$schema: _,
		$defs,
		...rest
	} = z.toJSONSchema(schema, {
		io,
		target: "draft-2020-12",
		unrepresentable: "any",
		reused: "inline",
	}) as Json & { $defs?: Json };
	for (const [name, definition] of Object.entries($defs ?? {}))
		components[name] = withoutId(moveReferences(definition as Json));
	const { $ref } = rest;
	const own = z.globalRegistry.get(schema)?.id;
	if (!own || $ref) return moveReferences(rest);
	components[own] = withoutId(moveReferences(rest));
	return { $ref: `#/components/schemas/${own}` };
}

function sorted(value: Json): Json {
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

function withoutId({ id: _, ...rest }: Json): Json {
	return rest;
}

function moveReferences(value: Json): Json {
	return JSON.parse(JSON.stringify(value).replaceAll("#/$defs/", "#/components/schemas/")) as Json;
}

function officeErrors({ access, beforeSecondFactor }: Endpoint): StaffErrorCode[] {
	if (access !== "staff") return [];
	return beforeSecondFactor ? ["ERR_BAD_ROLE"] : ["ERR_BAD_ROLE", "ERR_SECOND_FACTOR"];
}

/** One entry per status; its description lists the codes. */
function errorResponses(endpoint: Endpoint): Json {
	const common: StaffErrorCode[] = ["ERR_TOO_MANY_REQUESTS", "ERR_SOMETHING_WENT_WRONG"];
	const byStatus = new Map<number, StaffErrorCode[]>();
	for (const code of new Set([...endpoint.errors, ...officeErrors(endpoint), ...common])) {
		const status = staffErrorStatus[code];
		byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
	}
	const entries = [...byStatus].sort(([a], [b]) => a - b);
	const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
	return {
		...Object.fromEntries(
			entries.map(([status, codes]) => [String(status), { description: codes.join(", "), content }]),
		),
		503: {
			description: "ERR_SOMETHING_WENT_WRONG: temporarily unavailable, try again after Retry-After",
			headers: { "Retry-After": { schema: { type: "integer" }, description: "Seconds" } },
			content,
		},
	};
}

function successResponse({ status, response }: Endpoint): Json {
	const description = status === 201 ? "Created" : "OK";
	const content = isFileResponse(response)
		? { [response.mediaType]: { schema: { type: "string", format: "binary" } } }
		: { "application/json": { schema: jsonSchema(response, "output") } };
	return { [String(status)]: { description, content } };
}

function fileContent({ mediaTypes }: FileUpload): Json {
	return Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
}

function pathParameters({ params }: Endpoint): Json[] {
	return Object.keys(params?.shape ?? {}).map((name) => ({
		name,
		in: "path",
		required: true,
		schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
	}));
}

function queryParameters({ query }: Endpoint): Json[] {
	return Object.entries(query?.shape ?? {}).map(([name, field]) => {
		const { description, ...schema } = jsonSchema(field as z.ZodType, "input");
		const required = !(field as z.ZodType).safeParse(undefined).success;
		return { name, in: "query", required, ...(description !== undefined && { description }), schema };
	});
}

const idempotencyParameter = {
	name: "Idempotency-Key",
	in: "header",
	required: false,
	description: "A repeated request with the same key gets the first answer and is not executed again.",
	schema: { type: "string", maxLength: 200 },
};

function limitText({ limit }: Endpoint): string {
	const { account, address } = limits[limit];
	const forAccount = account === null ? "" : `${account} calls per minute and account, `;
	return `Limit: ${forAccount}${address} per minute and network address.`;
}

const tagTexts: Record<Endpoint["tag"], string> = {
	Clubs: "The clubs and their rooms.",
	Schedule: "Periods and promotions.",
	Booking: "Places in group trainings, for members and guests.",
	Members: "Accounts and sessions.",
	Videos: "Online trainings of the member's groups.",
	Memberships: "What is sold, what a member has, and orders.",
	Content: "Trainings, coaches, events, posts and the other pages' content.",
	Enquiries: "Forms sent by visitors.",
	Service: "The server itself.",
	"Office: session": "Session and second factor.",
	"Office: find": "Members, classes and coaches by what is typed.",
	"Office: accounts": "Staff accounts.",
	"Office: settings": "The switches of the site.",
	"Office: audit": "Who changed what.",
	"Office: pictures": "Uploaded pictures of records.",
	"Office: stories": "Blog posts, events and the banner of the home page.",
	"Office: today": "The front desk: the trainings of a day, their rosters, check-in and walk-ins.",
	"Office: schedule": "The schedule of each room: add, move and cancel trainings, and notify people.",
	"Office: records": "Content of the public site: the same calls for each kind of record.",
	"Office: enquiries": "The inbox of enquiries.",
	"Office: members": "Members of the chain: find, help, block and, for administrators, erase.",
	"Office: memberships": "At the desk: who may come in, selling, taking money, the till of the day.",
	"Office: statements": "Payments to the bank account, matched with orders.",
	"Office: revenue": "Memberships and revenue by club, and calls to those whose membership ends.",
	"Office: own classes": "What coaches see and do: their week, hours and substitutions.",
	"Office: numbers": "Reports without personal data: how full trainings are, bookings, enquiries.",
};

const sessionTexts: Record<Endpoint["access"], string> = {
	visitor: "For everyone.",
	anyone: "For everyone; with a session the answer is personal.",
	member: "Needs the session of a member.",
	staff: "Needs the session of staff",
};

const scopeTexts: Record<NonNullable<Endpoint["scope"]>, string> = {
	club: " Only for staff of the club.",
	chain: " Only for staff of the whole chain.",
	own: " Only for the coach whose class or offer it is.",
};

/** The roles of the call's right. */
function rolesText({ right }: Endpoint): string {
	return right ? `: ${rights[right].join(", ")}.` : "";
}

function accessText(endpoint: Endpoint): string {
	const { access, scope } = endpoint;
	return sessionTexts[access] + rolesText(endpoint) + (scope ? scopeTexts[scope] : "");
}

function operation(name: EveryCallName, endpoint: Endpoint): Json {
	return {
		operationId: name,
		summary: endpoint.summary,
		description: [accessText(endpoint), limitText(endpoint), endpoint.notes].filter(Boolean).join(" "),
		tags: [endpoint.tag],
		security:
			endpoint.access === "visitor" ? [] : endpoint.access === "anyone" ? [{}, { session: [] }] : [{ session: [] }],
		...((endpoint.params || endpoint.query || endpoint.idempotent) && {
			parameters: [
				...pathParameters(endpoint),
				...queryParameters(endpoint),
				...(endpoint.idempotent ? [idempotencyParameter] : []),
			],
		}),
		...(endpoint.body && {
			requestBody: {
				required: !endpoint.body.safeParse(undefined).success,
				content: { "application/json": { schema: jsonSchema(endpoint.body, "input") } },
			},
		}),
		...(endpoint.upload && { requestBody: { required: true, content: fileContent(endpoint.upload) } }),
		responses: { ...successResponse(endpoint), ...errorResponses(endpoint) },
	};
}

/** OpenAPI 3.1; the same contract always gives the same bytes. */
export function openApiDocument(): Json {
	const paths: Record<string, Json> = {};
	for (const name of Object.keys(everyCall) as EveryCallName[]) {
		const { method, path } = splitCall(everyCall[name]);
		paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, everyEndpoint[name]) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: `${brand.name} API`,
			version: "1.0.0",
			description: "Clubs, schedule, booking, members and content of the chain.",
			contact: { email: brand.mail.info },
			license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
		},
		servers: [{ url: "/api" }],
		tags: Object.entries(tagTexts).map(([name, description]) => ({ name, description })),
		paths,
		components: {
			securitySchemes: {
				session: {
					type: "apiKey",
					in: "header",
					name: "session_id",
					description: "The session id of the log-in. `session-id` is accepted too.",
				},
			},
			schemas: { Problem: problem, ...sorted(components) },
		},
	};
}
