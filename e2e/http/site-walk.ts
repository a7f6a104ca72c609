import { languages } from "../fixtures.ts";
import { publicPaths } from "../quality/walk.ts";

/** The routes of the spec, and those added since. */
const routes = `
/ /training-schedule/1 /training-schedule/3 /training-schedule/4 /training-schedule/5 /training-schedule/7
/training-schedule/8 /promotions/3 /promotions/5 /freestyle-trainings /les-mills-trainings /clubs /banjica /blokovi
/zemun /pionir /ustanicka /usce-sc /vracar /navigator /prvomajska /barajevo /miljakovac /zvezdara /padel /coaches
/become-a-member /become-a-team-member /online-trainings /price-list /training-selection /free-training
/terms-and-conditions /application /gym-services /other-services /blog /blog/1 /events /events/1 /login /live-chat
/maintenance /landing /sign-up /forgot-password /reset-password /verify-email /confirm-booking /price-preview /cancel-booking /faq /account
`
	.trim()
	.split(/\s+/);

/** Every page that must be there in both languages. */
export const readPages = [...new Set([...routes, ...publicPaths])].flatMap((path) =>
	languages.map(({ root, lang }) => ({ path, lang, address: path === "/" && root ? root : root + path })),
);

export interface Answer {
	status: number;
	headers: Headers;
	/** Empty for what is not a page. */
	html: string;
}

interface Link {
	address: string;
	from: string;
}

/** Links and GET forms of a page that lead to our own site. */
function linksOf(html: string, from: string): Link[] {
	const found = html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"/g);
	return [...found]
		.map(([, target]) => new URL((target as string).replaceAll("&amp;", "&"), new URL(from, "http://site")))
		.filter(({ protocol, host }) => protocol === "http:" && host === "site")
		.map(({ pathname, search, hash }) => ({ address: pathname + search + hash, from }));
}

const pictures = /^\/galleries\/[\w-]+\//;

/**
 * A board links to hundreds of its own cards and days, a list to a sheet of each coach, a gallery to large files: one of
 * each kind is enough. What a query names, such as `?coach=5`, is a part of a page that is there.
 */
function kindOf(address: string): string {
	const { pathname, searchParams } = new URL(address, "http://site");
	const [gallery] = pictures.exec(pathname) ?? [];
	if (gallery) return gallery;
	return searchParams.size > 0 ? `${pathname}?${[...searchParams.keys()].join("&")}` : address;
}

/** Reads every page and what its links lead to, each once, starting at the given addresses. */
export async function walkSite(site: string, starts: readonly string[]) {
	const answers = new Map<string, Answer>();
	const dead = new Set<string>();
	const read = async (address: string): Promise<Answer> => {
		// Compressing pages is the server's largest work, and tested elsewhere.
		const response = await fetch(site + address, { redirect: "manual", headers: { "accept-encoding": "identity" } });
		const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
		const body = isPage ? await response.text() : await response.arrayBuffer();
		return { status: response.status, headers: response.headers, html: typeof body === "string" ? body : "" };
	};
	const queue: Link[] = starts.map((address) => ({ address, from: "the list of pages" }));
	for (let link = queue.shift(); link; link = queue.shift()) {
		const [address = "", fragment] = link.address.split("#");
		const kind = kindOf(address);
		const known = answers.get(kind);
		const answer = known ?? (await read(address));
		answers.set(kind, answer);
		const { status, html } = answer;
		if (status !== 200 ? !known || fragment : fragment && html && !html.includes(`id="${fragment}"`))
			dead.add(`${link.address} on ${link.from}`);
		// A page with a query has the same links as the one without.
		else if (!known && !address.includes("?")) queue.push(...linksOf(html, address));
	}
	return {
		answerTo: (address: string) => answers.get(kindOf(address)),
		addresses: [...answers.keys()],
		dead: [...dead],
	};
}
