import { all, none, type Trial } from "../../trial.ts";
import { Findings } from "../findings.ts";
import type { Ground, Target } from "../target.ts";
import { payForged } from "./forged-payments.ts";
import { tryLinks, tryPages, walkOrders } from "./links.ts";
import { type Cast, castFor, type Sent, secretsOf, send } from "./people.ts";
import { deskTries, intruders, ownTries, type Try, wrongPlaces } from "./tries.ts";

const headersOf = (target: Target, cast: Cast, who: (typeof intruders)[number]) =>
	who === "attacker" ? cast.attacker.headers : target.as(who);

/** All that the tries could have written. */
async function writtenRows({ runSql }: Target): Promise<number> {
	const [row] = await runSql<{ count: number }>(
		`select ((select count(*) from ledger) + (select count(*) from memberships) + (select count(*) from till_counts)
			+ (select count(*) from statements) + (select count(*) from renewal_calls) + (select count(*) from users)
			+ (select count(*) from orders where cancelled_at is not null))::int as count`,
	);
	return row?.count ?? 0;
}

/** What others try is refused and tells nothing. Returns the number of requests. */
async function tryAll(target: Target, cast: Cast, tries: readonly Try[], findings: Findings): Promise<number> {
	const secrets = secretsOf(cast);
	const judge = async (who: (typeof intruders)[number], sent: Sent) => {
		const { status, body } = await send(target, sent, headersOf(target, cast, who));
		const told = secrets.filter((secret) => body.toString().includes(secret));
		const about = `${sent.call} ${JSON.stringify({ ...sent, file: undefined })}`;
		if (![401, 403, 404].includes(status)) findings.add(`${who}: ${sent.call} was answered with ${status}`, about);
		if (told.length > 0) findings.add(`${who}: ${sent.call} tells ${told.join()}`, about);
	};
	for (const who of intruders) for (const each of tries) await judge(who, each);
	const places = wrongPlaces(cast);
	for (const sent of places) await judge("desk", sent);
	return intruders.length * tries.length + places.length;
}

/** The same requests by those who may. Returns how many worked. */
async function tryAsEntitled(
	target: Target,
	{ victim }: Cast,
	tries: readonly Try[],
	report: (text: string) => void,
): Promise<number> {
	let worked = 0;
	for (const each of tries) {
		const { status, body } = await send(target, each, each.for === "victim" ? victim.headers : target.as("staff"));
		if (status < 300) worked += 1;
		else report(`${each.call} does not work for the ${each.for}: ${status} ${body.toString().slice(0, 200)}`);
	}
	return worked;
}

/** Members and desks reach for what is another member's, another club's or not paid. */
export function memberships(ground: Ground): Trial {
	return {
		name: "memberships",
		title: "Memberships, tills and payments of others",
		run: async (report) => {
			const target = await ground.open("memberships");
			const cast = await castFor(target);
			const tries = [...ownTries(cast), ...deskTries(cast)];
			const findings = new Findings();
			const before = await writtenRows(target);
			let requests = await tryAll(target, cast, tries, findings);
			report("orders, desks and tills of others");
			requests += await tryLinks(target, cast, findings);
			requests += await tryPages(target, cast, secretsOf(cast), findings);
			requests += await walkOrders(target, cast, findings);
			report("links, pages and numbers");
			const written = (await writtenRows(target)) - before;
			const forged = await payForged(target, cast);
			report("forged references");
			const worked = await tryAsEntitled(target, cast, tries, report);
			await target.close();
			return {
				figures: { requests: requests + forged.sent, findings: findings.kinds },
				checks: [
					none("answers that tell or do what is another's", findings.count),
					none("rows that the attempts wrote", written),
					all("the same requests that work for those who may", worked, tries.length),
					none("forged rows taken for a payment", forged.taken),
					none("memberships that forged rows began", forged.begun),
					none("memberships of the attacker by another's reference", forged.stolen),
					all("memberships that the right references began", forged.right, 2),
				],
				notes: findings.lines(),
			};
		},
	};
}
