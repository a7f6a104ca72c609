/** What can be done with records of a kind. */
export type Deed = "list" | "get" | "add" | "change" | "remove" | "order";

const always = ["list", "get", "change"] as const;
const movable = [...always, "add", "remove", "order"] as const;
const free = [...always, "add", "remove"] as const;

/** Where each kind lives below `/staff`, and what can be done with it. No schemas here: the browser's client reads it. */
export const recordPaths = {
	Training: { path: "training", deeds: movable },
	Coach: { path: "trainer", deeds: movable },
	Club: { path: "gym", deeds: always },
	PriceGroup: { path: "price_group", deeds: movable },
	Padel: { path: "padel", deeds: always },
	Question: { path: "question", deeds: movable },
	TermsBlock: { path: "terms_block", deeds: movable },
	Promotion: { path: "promotion", deeds: free },
	VideoGroup: { path: "video_group", deeds: free },
	GroupCode: { path: "group_code", deeds: free },
	Video: { path: "video", deeds: movable },
} as const;

type Paths = typeof recordPaths;
export type KindName = keyof Paths;

/** Every kind with each of its deeds. */
export type KindAndDeed = {
	[K in KindName]: { [D in Paths[K]["deeds"][number]]: [K, D] }[Paths[K]["deeds"][number]];
}[KindName];

/** `changeTrainingRecord`, `listTrainingRecords`. */
export type RecordCallName<K extends KindName, D extends Deed> = D extends "list" | "order"
	? `${D}${K}Records`
	: `${D}${K}Record`;

interface Addresses<P extends string> {
	list: `GET /staff/${P}`;
	get: `GET /staff/${P}/{id}`;
	add: `POST /staff/${P}`;
	change: `PATCH /staff/${P}/{id}`;
	remove: `DELETE /staff/${P}/{id}`;
	order: `POST /staff/${P}/order`;
}

function addressesOf<const P extends string>(path: P): Addresses<P> {
	return {
		list: `GET /staff/${path}`,
		get: `GET /staff/${path}/{id}`,
		add: `POST /staff/${path}`,
		change: `PATCH /staff/${path}/{id}`,
		remove: `DELETE /staff/${path}/{id}`,
		order: `POST /staff/${path}/order`,
	};
}

export function recordCallName<K extends KindName, D extends Deed>(kind: K, deed: D): RecordCallName<K, D> {
	const many = deed === "list" || deed === "order";
	return `${deed}${kind}Record${many ? "s" : ""}` as RecordCallName<K, D>;
}

export const kindNames = Object.keys(recordPaths) as KindName[];

type RecordCalls = { [X in KindAndDeed as RecordCallName<X[0], X[1]>]: Addresses<Paths[X[0]]["path"]>[X[1]] };

export const recordCalls = Object.fromEntries(
	kindNames.flatMap((kind) => {
		const { path, deeds } = recordPaths[kind];
		return deeds.map((deed) => [recordCallName(kind, deed), addressesOf(path)[deed]]);
	}),
) as RecordCalls;
