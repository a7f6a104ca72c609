import type { Client } from "@kvart/contract/client";
import { enquiryKinds } from "@kvart/contract/enquiries/kinds";
import { enquirySchemas } from "@kvart/contract/enquiries/schemas";
import { describe, expect, it } from "vitest";
import { loadForm } from "./enquiry.server.ts";
import { bodyOf, namesOf, rulesOf, stepOf } from "./form-model.ts";
import { formModel } from "./plain-post.server.ts";

const delivery = ["language", "form_id", "proof", "website"];

// The lists of the database, as far as forms read them.
const api = {
	listTrainings: async () => [{ name: "Joga", name_eng: "Yoga" }],
	listGyms: async () => [
		{ id: 3, name: "Zemun", address: "Glavna 1", has_room: true },
		{ id: 7, name: "Blokovi", address: "Gandijeva 1", has_room: true },
		{ id: 13, name: "Žarkovo", address: "Trgovačka 1", has_room: true },
	],
	listGymRooms: async () => [{ id: 7, name: "Sala", name_eng: "Room" }],
	listPriceGroups: async () => [
		{ title: "Teretana", title_eng: "Gym", items: [{ months: 1 }] },
		{ title: "Masaža", title_eng: "Massage", items: [{ months: 0 }] },
	],
} as unknown as Client;

describe.each(enquiryKinds)("the form %s", (kind) => {
	const model = formModel(kind);
	const names = model.steps.flatMap(namesOf);
	const schema = enquirySchemas[kind];

	it("has the fields of its call, each in one step", () => {
		const fields = Object.keys(schema.shape).filter((field) => !delivery.includes(field));
		expect(names.toSorted()).toEqual(fields.toSorted());
	});

	it("is refused when empty for what its own rules find wrong, and for nothing else", async () => {
		const { steps } = await loadForm(kind, api, "sr", { path: "/" });
		const initial = Object.fromEntries(
			steps.flatMap(({ fields }) => fields.map((field) => [field.name, field.initial])),
		);
		const wrong = names.filter((name) => rulesOf(model)[name]?.(initial[name] ?? ""));
		const found = schema.safeParse(bodyOf(model, initial)).error?.issues.map(({ path }) => path.join("."));
		expect(found?.toSorted()).toEqual(wrong.toSorted());
	});
});

it.each(["price", "training_selection"] as const)(
	"%s offers the twelve clubs, then those that opened later",
	async (kind) => {
		const { steps } = await loadForm(kind, api, "sr", { path: "/" });
		const place = steps.flatMap(({ fields }) => fields).find(({ name }) => name === "training_place");
		const names = place?.options?.map(({ value }) => value);
		expect(names).toHaveLength(13);
		expect(names?.slice(0, 2)).toEqual(["Zemun", "Novi Beograd (Blokovi)"]);
		expect(names?.at(-1)).toBe("Žarkovo");
	},
);

describe("the body", () => {
	it("is the whole form: empty texts for what was left empty, and a boolean for the box", () => {
		const model = formModel("training_selection");
		const body = bodyOf(model, { name: "Ana", wish_to_go: "Teretanu", terms_and_conditions: "on" });
		const empty = Object.fromEntries(model.steps.flatMap(namesOf).map((name) => [name, ""]));
		expect(body).toEqual({ ...empty, name: "Ana", wish_to_go: "Teretanu", terms_and_conditions: true });
		expect(bodyOf(model, {})["terms_and_conditions"]).toBe(false);
	});
});

describe("a value of the address", () => {
	it.each([
		["Zemun", "Zemun"],
		["Atlantis", ""],
		[null, ""],
	])("%s is chosen as %j", async (wanted, initial) => {
		const { steps } = await loadForm("lending_page", api, "en", { path: "/", chosen: { gym_location: wanted } });
		const field = steps[0]?.fields.find(({ name }) => name === "gym_location");
		expect(field).toMatchObject({ initial, chosen: initial !== "" });
	});
});

async function planField(plan: string | null) {
	const { steps } = await loadForm("lending_page", api, "en", { path: "/", chosen: { plan } });
	return steps[0]?.fields.find(({ name }) => name === "plan");
}

describe("a plan of the price list", () => {
	it("is in the form with the others, and can be changed", async () => {
		const options = [{ value: "Teretana", label: "Gym" }];
		expect(await planField("Teretana")).toMatchObject({ initial: "Teretana", required: undefined, options });
	});

	it.each([null, "", "Masaža", "Atlantis"])("is not asked for if the address names %j", async (plan) => {
		expect(await planField(plan)).toBeUndefined();
	});
});

describe("the step of an error", () => {
	it.each([
		["email", 0],
		["can_visit", 1],
		["terms_and_conditions", 2],
		["unknown", 0],
	])("of %s is %i", (field, step) => {
		expect(stepOf(formModel("training_selection"), (name) => name === field)).toBe(step);
	});
});
