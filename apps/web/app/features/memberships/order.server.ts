import { createHash } from "node:crypto";
import { brand } from "@kvart/contract/brand";
import { isComingSoon } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { canStartOn, orderAheadDays, orderDays } from "@kvart/contract/memberships/order-rules";
import { type Order } from "@kvart/contract/memberships/orders";
import type { Plan } from "@kvart/contract/memberships/plans";
import { emailRule, required } from "@kvart/contract/rules";
import type { SiteContext } from "@kvart/contract/site";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import { localePath } from "../../i18n/locale.ts";
import { dayInText } from "../../lib/calendar-format.ts";
import { type LoaderArgs, NotFoundError, redirect, withStatus } from "../../lib/page.ts";
import { hashOf, posted, type Refused, refused, settle } from "../../lib/plain-post.server.ts";
import { judge } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { formatPrice } from "../../ui/price-table/price-table.tsx";
import { planFacts } from "./plan-words.ts";

export type OrderData = Awaited<ReturnType<typeof offerOf>>;
export type Offer = NonNullable<OrderData["offer"]>;

/** Clubs that are open and in which the plan is sold; none for a plan of all clubs. */
async function clubsFor({ api }: SiteContext, { clubs, gym_ids }: Plan) {
	if (clubs === "all") return [];
	const open = (await api.listGyms()).filter((gym) => !isComingSoon(gym));
	return open.filter(({ id }) => gym_ids.length === 0 || gym_ids.includes(id));
}

/** The first day of the address, if it can be ordered: a renewal begins after the last day. */
function firstDay(wanted: string | null, today: CalendarDate): CalendarDate {
	return wanted !== null && /^\d{4}-\d\d-\d\d$/.test(wanted) && canStartOn(wanted, today) ? wanted : today;
}

async function offerOf({ site, locale, url }: LoaderArgs) {
	const wanted = url.searchParams.get("plan");
	const plan = site.payee ? (await site.api.listPlans()).find(({ id }) => String(id) === wanted) : undefined;
	if (!plan) return { open: site.payee !== null, offer: null };
	const today = wallTime(site.now()).date;
	const clubs = (await clubsFor(site, plan)).map(({ id, name }) => ({
		value: String(id),
		label: `${brand.name} ${name}`,
	}));
	const gym = url.searchParams.get("gym") ?? "";
	const last = addDays(today, orderAheadDays);
	return {
		open: true,
		offer: {
			planId: plan.id,
			group: inLocale(locale, plan.group, plan.group_eng),
			title: inLocale(locale, plan.title, plan.title_eng),
			price: formatPrice(plan.price, locale),
			facts: planFacts(plan),
			clubs,
			gymId: clubs.length === 1 ? (clubs[0]?.value ?? "") : clubs.some(({ value }) => value === gym) ? gym : "",
			from: firstDay(url.searchParams.get("from"), today),
			today,
			last,
			lastInText: dayInText(last, locale),
			days: orderDays,
		},
	};
}

/** 404 for a plan that is not sold. */
export async function loadOrder(args: LoaderArgs) {
	const data = await offerOf(args);
	return withStatus(data, data.offer || !data.open ? 200 : 404);
}

export interface OrderRefused extends Refused {
	typed: { gym_id: string; starts_on: string; email: string };
}

export interface Ordered {
	order: Order;
	session: { session_id: string; role: string; target: string };
}

type Typed = OrderRefused["typed"];

/** The choice, as the address of this page. */
function chosen(planId: string, { gym_id, starts_on }: Typed): string {
	const gym = /^\d{1,9}$/.test(gym_id) ? `&gym=${gym_id}` : "";
	const from = /^\d{4}-\d\d-\d\d$/.test(starts_on) ? `&from=${starts_on}` : "";
	return `plan=${/^\d{1,9}$/.test(planId) ? planId : ""}${gym}${from}`;
}

function findMistakes({ offer }: OrderData, typed: Typed & { password: string }) {
	const today = offer?.today ?? "";
	return judge(
		{
			gym_id: (value) => (offer && offer.clubs.length > 0 ? required(value) : null),
			starts_on: (value) => (canStartOn(value, today) ? null : "invalid-value"),
			email: emailRule,
			password: required,
		},
		typed,
		["gym_id", "starts_on", "email", "password"],
	);
}

/** Ten minutes: the same choice of the same person counts as the same form, because pages are cached for everyone. */
const windowMilliseconds = 600_000;

function formKey(email: string, choice: string, now: Date): string {
	const content = JSON.stringify([email.toLowerCase(), choice, Math.floor(now.getTime() / windowMilliseconds)]);
	return createHash("sha256").update(content).digest("base64url");
}

/** Logs in and orders with one form, because a page without scripts keeps no session. */
async function logInAndOrder({ site, locale }: LoaderArgs, planId: string, typed: Typed & { password: string }) {
	const { api } = site;
	const { email, password, gym_id, starts_on } = typed;
	const logIn = await settle(api.login({ body: { email, password: hashOf(password) } }));
	if ("refusal" in logIn) return logIn;
	const { session_id: session, role } = logIn.answer;
	const body = { plan_id: Number(planId), gym_id: gym_id ? Number(gym_id) : null, starts_on };
	const idempotencyKey = formKey(email, chosen(planId, typed), site.now());
	const placed = await settle(api.addOrder({ body }, { session, idempotencyKey }));
	if ("refusal" in placed) {
		await settle(api.logout(undefined, { session }));
		return placed;
	}
	const { order } = placed.answer;
	return { answer: { order, session: { session_id: session, role, target: orderPath(order.id, locale) } } };
}

function orderPath(id: number, locale: Locale): string {
	return localePath(`/order/${id}`, locale);
}

/** Handles the plain POST: the way to an account, which leads back here, or log-in and order. */
export async function placeOrder(args: LoaderArgs) {
	const { request, locale, url } = args;
	const field = await posted(request);
	const planId = field("plan_id") || (url.searchParams.get("plan") ?? "");
	const typed = { gym_id: field("gym_id"), starts_on: field("starts_on"), email: field("email").trim() };
	const back = `${localePath("/order", locale)}?${chosen(planId, typed)}`;
	const detour = { register: "/become-a-member", login: "/login" }[field("go")];
	if (detour) return redirect(`${localePath(detour, locale)}?${new URLSearchParams({ redirect: back })}`, 303);
	const data = await offerOf({ ...args, url: new URL(`${url.pathname}?${chosen(planId, typed)}`, url) });
	const all = { ...typed, password: field("password") };
	const found = data.offer ? findMistakes(data, all) : {};
	if (Object.keys(found).length > 0) return withStatus<OrderRefused>({ typed, found, problem: null }, 422);
	const result = await logInAndOrder(args, planId, all);
	if ("answer" in result) return withStatus<Ordered>(result.answer, 200);
	return withStatus<OrderRefused>({ typed, ...refused(result.refusal) }, result.refusal.status);
}

/** The order's page: everything of it is loaded in the browser, but for who is paid. */
export function loadOwnOrder({ site, params }: LoaderArgs) {
	if (!/^\d{1,9}$/.test(params.id)) throw new NotFoundError();
	return { id: Number(params.id), payee: site.payee };
}

export const orderTexts = () => ({
	title: m.memberships_order_title(),
	description: m.memberships_order_description(),
});
