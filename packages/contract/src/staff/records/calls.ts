export type RecordAction = "list" | "get" | "add" | "change" | "remove" | "order";

const fixed = ["list", "get", "change"] as const;
const free = [...fixed, "add", "remove"] as const;
const ordered = [...free, "order"] as const;

/** Path below `/staff` and actions of each kind. Without schemas, because the browser's client imports it. */
export const recordPaths = {
	Training: { path: "training", actions: ordered },
	Coach: { path: "trainer", actions: ordered },
	Club: { path: "gym", actions: free },
	PriceList: { path: "price_list", actions: free },
	Padel: { path: "padel", actions: fixed },
	Question: { path: "question", actions: ordered },
	TermsBlock: { path: "terms_block", actions: ordered },
	Promotion: { path: "promotion", actions: free },
	ReplyTemplate: { path: "reply_template", actions: ordered },
	VideoGroup: { path: "video_group", actions: free },
	GroupCode: { path: "group_code", actions: free },
	Video: { path: "video", actions: ordered },
} as const;

type Paths = typeof recordPaths;
export type KindName = keyof Paths;

export type KindAndAction = {
	[K in KindName]: { [D in Paths[K]["actions"][number]]: [K, D] }[Paths[K]["actions"][number]];
}[KindName];

/** `changeTrainingRecord`, `listTrainingRecords`. */
export type RecordCallName<K extends KindName, D extends RecordAction> = D extends "list" | "order"
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

export function recordCallName<K extends KindName, D extends RecordAction>(kind: K, action: D): RecordCallName<K, D> {
	const many = action === "list" || action === "order";
	return `${action}${kind}Record${many ? "s" : ""}` as RecordCallName<K, D>;
}

export const kindNames = Object.keys(recordPaths) as KindName[];

type RecordCalls = { [X in KindAndAction as RecordCallName<X[0], X[1]>]: Addresses<Paths[X[0]]["path"]>[X[1]] };

export const recordCalls = Object.fromEntries(
	kindNames.flatMap((kind) => {
		const { path, actions } = recordPaths[kind];
		return actions.map((action) => [recordCallName(kind, action), addressesOf(path)[action]]);
	}),
) as RecordCalls;
