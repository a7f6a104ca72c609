import { createHash, randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The password of the demo's accounts. */
export const demoPassword = "kvart123";
/** The password of people whom tests register: the demo's is too common for a new account. */
export const password = "probna-kuglica";

/** The addresses of people whom tests register have a random id. */
export function passwordOf(email: string): string {
	return /-[\da-f-]{36}@/.test(email) ? password : demoPassword;
}

export interface Person {
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
}

/** A new person for each test. */
export function newPerson(firstName: string, lastName: string): Person {
	const id = randomUUID();
	const digits = BigInt(`0x${id.replaceAll("-", "")}`)
		.toString()
		.slice(0, 9);
	return { firstName, lastName, email: `${firstName.toLowerCase()}-${id}@kvart.example`, phone: `064${digits}` };
}

/** In the format of the office. */
export function written(phone: string): string {
	return phone.replace(/^(06\d)(\d{3})/, "$1 $2 ");
}

export function hashOf(typed: string): string {
	return createHash("sha512").update(typed).digest("hex");
}

/** The link in the newest mail, from the demo's mailbox. */
export async function mailedLink(request: APIRequestContext, to: string, path: string, root = ""): Promise<string> {
	const box = `${root}/demo/mail?to=${encodeURIComponent(to)}`;
	const link = new RegExp(`href="(?:https?://[^/"]+)?((?:/en)?${path}\\?token=[^"]+)"`);
	let found: string | undefined;
	await expect
		.poll(async () => {
			const list = await (await request.get(box)).text();
			const letters = [...list.matchAll(/href="(?:\/en)?\/demo\/mail\/([\w-]+)\?/g)].map(([, name]) => name);
			for (const name of letters) {
				found ??= link.exec(await (await request.get(`${root}/demo/mail/${name}/html`)).text())?.[1];
			}
			return found;
		})
		.toBeTruthy();
	return (found ?? "").replaceAll("&amp;", "&");
}

/** A member with a confirmed address, created through the API. */
export async function newMember(request: APIRequestContext, person: Person, language: "sr" | "en" = "sr") {
	const registered = await request.post("/api/user/register", {
		data: {
			first_name: person.firstName,
			last_name: person.lastName,
			email: person.email,
			phone: person.phone,
			password: hashOf(password),
			language,
		},
	});
	expect(registered.status()).toBe(201);
	const link = await mailedLink(request, person.email, "/verify-email");
	const token = new URL(link, "http://localhost").searchParams.get("token");
	expect((await request.post("/api/user/verify", { data: { token } })).status()).toBe(200);
}

export async function sessionOf(
	request: APIRequestContext,
	email: string,
	typed = passwordOf(email),
	root = "",
): Promise<string> {
	const answer = await request.post(`${root}/api/user/login`, { data: { email, password: hashOf(typed) } });
	expect(answer.status()).toBe(200);
	return ((await answer.json()) as { session_id: string }).session_id;
}

/** Opens what needs a fresh proof, for this session. */
export async function prove(request: APIRequestContext, session: string): Promise<void> {
	const headers = { session_id: session };
	const answer = await request.post("/api/user/proof", { headers, data: { password: hashOf(password) } });
	expect(answer.status()).toBe(200);
}

/** Logs the browser in. */
export async function logIn(page: Page, request: APIRequestContext, email: string): Promise<string> {
	const session = await sessionOf(request, email);
	await page.addInitScript((token) => {
		// Only once, so that logging out works.
		if (sessionStorage.getItem("given")) return;
		sessionStorage.setItem("given", "1");
		localStorage.setItem("token", token);
		localStorage.setItem("role", "member");
	}, session);
	return session;
}

/** The text also exists, visually hidden, for screen readers. */
export function toast(page: Page, words: string): Locator {
	return page.getByRole("listitem").filter({ hasText: words });
}
