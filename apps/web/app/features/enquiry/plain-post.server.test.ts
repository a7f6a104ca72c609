import { ApiError } from "@kvart/contract/client";
import type { SiteContext } from "@kvart/contract/site";
import { beforeEach, expect, test, vi } from "vitest";
import { handlePost } from "./plain-post.server.ts";

const yoga = {
	id: 11,
	training_date: "2026-11-19",
	time: 1830,
	training: { id: 1, name: "Joga", name_eng: "Yoga" },
	cancelled: false,
	free_places: 1,
	waiting_count: 0,
};

// The lists and the call of the server are fake.
const send = vi.fn();
const site = {
	now: () => new Date("2026-11-18T09:00:00Z"),
	api: {
		listGyms: async () => [{ id: 3, name: "Zemun", address: "Glavna 1", has_room: true }],
		listGymRooms: async () => [{ id: 7, name: "Sala", name_eng: "Room" }],
		getTime: async () => ({ now: "2026-11-18T09:00:00Z" }),
		listPeriods: async ({ query }: { query: { week: string } }) => (query.week === "this" ? [yoga] : []),
		sendFreeTrainingForm: send,
	},
} as unknown as SiteContext;

const person = { name: "Ana Ilić", phone_1: "0641234567", email: "ana@kvart.example", age: "31", wish_to_try: "Joga" };

function post(values: Record<string, string>) {
	const url = new URL("http://kvart.example/en/free-training");
	const request = new Request(url, { method: "POST", body: new URLSearchParams({ ...person, ...values }) });
	return handlePost("free_training", request, url, site);
}

beforeEach(() => void send.mockReset());

test("the hours of the chosen club come with the step", async () => {
	const { data, status } = await post({ trial_gym: "Zemun", step: "2" });
	expect([status, data.step, data.hours?.map(({ value }) => value)]).toEqual([200, 2, ["11 2026-11-19"]]);
	expect((await post({ step: "2" })).data.hours).toBeUndefined();
	expect((await post({ trial_gym: "Atlantis", step: "2" })).data.hours).toBeUndefined();
	expect(send).not.toHaveBeenCalled();
});

test("an hour that filled meanwhile is a problem at the last step, with everything that was typed", async () => {
	send.mockRejectedValue(new ApiError(409, { code: "ERR_TRAINING_FILLED_OR_CANCELLED" }));
	const chosen = { trial_gym: "Zemun", trial_hour: "12 2026-11-19" };
	const { data, status } = await post(chosen);
	expect(status).toBe(409);
	expect(data).toMatchObject({ step: 2, codes: {}, values: { ...person, ...chosen } });
	expect(data.problem).toEqual(expect.any(String));
	expect(data.hours).toHaveLength(1);
});

test("the hour is sent with the form", async () => {
	const sent = post({ trial_gym: "Zemun", trial_hour: "11 2026-11-19" });
	await expect(sent).rejects.toMatchObject({ status: 303 });
	expect(send.mock.calls[0]?.[0]).toMatchObject({ body: { trial_hour: "11 2026-11-19", language: "en" } });
});
