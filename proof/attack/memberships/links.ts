import type { Findings } from "../findings.ts";
import type { Target } from "../target.ts";
import type { Cast } from "./people.ts";

const keyOf = (url: string) => new URL(url, "http://localhost").searchParams.get("key") ?? "";
const changed = (key: string) => `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;

const files = (id: number | string) => [`/order-code/${id}.svg`, `/order-code/${id}.png`, `/order-slip/${id}.pdf`];

/** The signed links of an order and a membership, and the keys that an attacker has or invents. */
function forgedLinks({ orders: { toPay }, ownOrder, membershipId, confirmationUrl }: Cast): string[] {
	const [right, confirmation] = [keyOf(toPay.code_url), keyOf(confirmationUrl)];
	const keys = [keyOf(ownOrder.code_url), changed(right), right.slice(0, -1), `${right}A`, "", "undefined", "null"];
	const queries = ["", ...keys.map((key) => `?key=${key}`), `?key=${changed(right)}&key=${changed(right)}`];
	return [
		...queries.flatMap((query) => [
			...files(toPay.id).map((file) => `${file}${query}`),
			`/membership-confirmation/${membershipId}.pdf${query}`,
		]),
		// A key of one kind, or of another number, opens nothing else.
		`/membership-confirmation/${toPay.id}.pdf?key=${right}`,
		...files(membershipId).map((file) => `${file}?key=${confirmation}`),
		...files(`${toPay.id}%2e`).map((file) => `${file}?key=${right}`),
		...files(`0${toPay.id}`).map((file) => `${file}?key=${keyOf(ownOrder.code_url)}`),
	];
}

/** Returns the number of requests. */
export async function tryLinks(target: Target, cast: Cast, findings: Findings): Promise<number> {
	const links = forgedLinks(cast);
	for (const path of links) {
		const { status } = await target.caller.send({ path, headers: cast.attacker.headers });
		if (status !== 404) findings.add(`a forged link was answered with ${status}`, path);
	}
	return links.length;
}

/** Pages and lists may be read by everyone, but say nothing of others. Returns the number of requests. */
export async function tryPages(
	target: Target,
	{ orders: { toPay }, attacker }: Cast,
	secrets: readonly string[],
	findings: Findings,
): Promise<number> {
	const pages = [`/order/${toPay.id}`, "/order?plan=11", "/account", "/api/user/order", "/api/user/membership"];
	const paths = pages.flatMap((page) => (page.startsWith("/api") ? [page] : [page, `/en${page}`]));
	for (const path of paths) {
		const cookie = Object.entries(attacker.headers).map(([name, value]) => `${name}=${value}`);
		const headers = { ...attacker.headers, cookie: cookie.join() };
		const { status, body } = await target.caller.send({ path, headers });
		const told = secrets.filter((secret) => body.toString().includes(secret));
		if (told.length > 0) findings.add("a page tells of another member", `${path}: ${told.join()}`);
		if (status >= 500) findings.add(`a page was answered with ${status}`, path);
	}
	return paths.length;
}

/** Every order there is, by its number. Returns the number of requests. */
export async function walkOrders(target: Target, { attacker, ownOrder, orders }: Cast, findings: Findings) {
	const own = new Set([ownOrder.id, orders.short.id]);
	for (let id = 1; id <= ownOrder.id; id += 1) {
		const path = `/api/order/${id}/code.svg`;
		const { status } = await target.caller.send({ path, headers: attacker.headers });
		if (status !== (own.has(id) ? 200 : 404)) findings.add(`order by number was answered with ${status}`, path);
	}
	return ownOrder.id;
}
