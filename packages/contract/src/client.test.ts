import { expect, test } from "vitest";
import { splitCall } from "./calls.ts";
import { ApiError, createClient, type TransportRequest } from "./client.ts";
import type { Endpoint } from "./endpoint.ts";
import { type EveryCallName, everyCall, everyEndpoint } from "./every-call.ts";

function recording(status: number, body: unknown) {
	const requests: TransportRequest[] = [];
	const client = createClient(async (request) => {
		requests.push(request);
		return { status, body };
	});
	return { client, requests };
}

test("a call fills its path and sends its body", async () => {
	const { client, requests } = recording(201, { code: "SUC_BOOKED" });
	const guest = { first_name: "Ana", last_name: "Ilić", phone: "0641234567" };
	await client.bookPeriodAsGuest({ params: { id: 7 }, body: guest });
	expect(requests).toEqual([{ method: "POST", path: "/period/7/booking/guest", body: guest }]);
});

test("sends the idempotency key", async () => {
	const { client, requests } = recording(201, { code: "SUC_BOOKED" });
	await client.bookPeriod({ params: { id: 7 }, body: undefined }, { idempotencyKey: "one-tap" });
	expect(requests).toEqual([{ method: "POST", path: "/period/7/booking", idempotencyKey: "one-tap" }]);
});

test("sends the query without undefined values", async () => {
	const { client, requests } = recording(200, { email: "ana@kvart.example" });
	await client.getLinkedBooking({ query: { token: "joga & Врачар" } });
	await client.findPeriods({ query: { gym: undefined, date: "2026-11-18" } });
	expect(requests.map(({ path }) => path)).toEqual([
		"/booking/cancellation?token=joga+%26+%D0%92%D1%80%D0%B0%D1%87%D0%B0%D1%80",
		"/find?date=2026-11-18",
	]);
});

test("a refusal becomes an error with code and fields", async () => {
	const problem = { status: 422, code: "ERR_BAD_EMAIL", errors: [{ field: "email", code: "bad-email-format" }] };
	const { client } = recording(422, problem);
	const error = await client.listGyms().catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(ApiError);
	expect(error).toMatchObject({ code: "ERR_BAD_EMAIL", status: 422, errors: problem.errors });
});

test.for([null, "<html>", {}, { code: "ERR_UNHEARD_OF" }])(
	"an answer that makes no sense (%j) is a server error",
	async (body) => {
		const { client } = recording(502, body);
		await expect(client.listGyms()).rejects.toMatchObject({ code: "ERR_SOMETHING_WENT_WRONG", status: 502 });
	},
);

test("every path parameter has a schema, and every schema a path parameter", () => {
	for (const name of Object.keys(everyCall) as EveryCallName[]) {
		const inPath = [...splitCall(everyCall[name]).path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
		const endpoint: Endpoint = everyEndpoint[name];
		expect(Object.keys(endpoint.params?.shape ?? {}), name).toEqual(inPath);
	}
});

test("recognises errors of another copy of the module", async () => {
	class Other extends Error {
		override name = "ApiError";
	}
	expect(new Other()).toBeInstanceOf(ApiError);
	expect(new Error("other")).not.toBeInstanceOf(ApiError);
	expect(null).not.toBeInstanceOf(ApiError);
});

test("a public call keeps the code of a session of staff that still needs its second factor", () => {
	for (const code of ["ERR_SECOND_FACTOR", "ERR_SESSION_LOCKED"])
		expect(new ApiError(403, { status: 403, title: "", code })).toMatchObject({ code, status: 403 });
});
