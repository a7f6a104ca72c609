import { expect, test } from "vitest";
import { calls } from "../calls.ts";
import type { TransportRequest } from "../client.ts";
import type { Endpoint } from "../endpoint.ts";
import { type StaffCallName, staffCalls } from "./calls.ts";
import { createStaffClient, StaffApiError } from "./client.ts";
import { staffEndpoints } from "./endpoints.ts";
import { rightNames } from "./rights.ts";

function recording(status: number, body: unknown) {
	const requests: TransportRequest[] = [];
	const client = createStaffClient(async (request) => {
		requests.push(request);
		return { status, body };
	});
	return { client, requests };
}

test("a call of the office fills its path, its query and its body", async () => {
	const { client, requests } = recording(200, {});
	await client.changeStaffAccount({ params: { id: 7 }, body: { version: 3, role: "admin" } });
	await client.listAuditEntries({ query: { entity: "account", text: "a & b", cursor: undefined } });
	await client.getStaffSession();
	expect(requests).toEqual([
		{ method: "PATCH", path: "/staff/account/7", body: { version: 3, role: "admin" } },
		{ method: "GET", path: "/staff/audit?entity=account&text=a+%26+b" },
		{ method: "GET", path: "/staff/session" },
	]);
});

test("has the public calls that the office uses", async () => {
	const { client, requests } = recording(200, []);
	await client.listGymRooms({ params: { id: 3 } });
	expect(requests).toEqual([{ method: "GET", path: "/gym/3/gym_room" }]);
	expect(client).not.toHaveProperty("register");
});

test("a concurrent change becomes an error with the current record", async () => {
	const current = { id: 7, version: 4 };
	const { client } = recording(409, { status: 409, code: "ERR_CHANGED_MEANWHILE", current });
	const error = await client.getStaffSettings().catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(StaffApiError);
	expect(error).toMatchObject({ code: "ERR_CHANGED_MEANWHILE", status: 409, current, errors: [] });
});

test.for([null, "<html>", { code: "ERR_UNHEARD_OF" }])(
	"an answer that makes no sense (%j) is a failure",
	async (body) => {
		const { client } = recording(0, body);
		await expect(client.getStaffSession()).rejects.toMatchObject({ code: "ERR_SOMETHING_WENT_WRONG", status: 500 });
	},
);

test("every office call is for staff, and no public one is", () => {
	for (const name of Object.keys(staffCalls) as StaffCallName[]) {
		const { access, right }: Endpoint = staffEndpoints[name];
		expect([access, right], name).toEqual(["staff", expect.toBeOneOf(rightNames)]);
		expect(staffCalls[name]).toMatch(/^[A-Z]+ \/staff\//);
		expect(calls).not.toHaveProperty(name);
	}
	for (const address of Object.values(calls)) expect(address).not.toContain("/staff");
});

test("every call with a version declares ERR_CHANGED_MEANWHILE", () => {
	for (const name of Object.keys(staffCalls) as StaffCallName[]) {
		const { body, errors }: Endpoint = staffEndpoints[name];
		const versioned = body?.safeParse({}).error?.issues.some(({ path }) => path[0] === "version") ?? false;
		if (versioned) expect(errors, name).toContain("ERR_CHANGED_MEANWHILE");
	}
});
