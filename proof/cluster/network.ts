import { execFileSync } from "node:child_process";

/** Nodes are network namespaces on one bridge, so that the network of one can be cut. */
export const nodeNames = ["kvart-1", "kvart-2", "kvart-3"] as const;
export type NodeName = (typeof nodeNames)[number];

const bridge = "kvart-net";
export const network = "10.87.0.0/24";
const gateway = "10.87.0.1/24";

export const addressOf = (name: NodeName) => `10.87.0.1${name.slice(-1)}`;
const cableOf = (name: NodeName) => `kvart-cable-${name.slice(-1)}`;
const peersOf = (name: NodeName) => nodeNames.filter((other) => other !== name);

function ip(command: string): string {
	return execFileSync("ip", command.split(" "), { stdio: ["ignore", "pipe", "pipe"] }).toString();
}

const exists = (name: NodeName) =>
	ip("netns list")
		.split("\n")
		.some((line) => line.split(" ")[0] === name);

/** Processes that run in the namespace. */
export function pidsOf(name: NodeName): number[] {
	return exists(name) ? ip(`netns pids ${name}`).split("\n").filter(Boolean).map(Number) : [];
}

/** Throws if a cluster is running; removes what an aborted one left. */
function removeLeftovers(): void {
	const left = nodeNames.filter(exists);
	if (left.some((name) => pidsOf(name).length > 0))
		throw new Error("A cluster is running on this machine already.\nEnd it first: press Ctrl+C where it was started.");
	removeNetwork();
}

export function createNetwork(): void {
	if (process.getuid?.() !== 0) throw new Error("The trial cluster needs root for its network.\nRun: sudo npm run …");
	removeLeftovers();
	ip(`link add ${bridge} type bridge`);
	ip(`addr add ${gateway} dev ${bridge}`);
	ip(`link set ${bridge} up`);
	for (const name of nodeNames) {
		ip(`netns add ${name}`);
		ip(`link add ${cableOf(name)} type veth peer name eth0 netns ${name}`);
		ip(`link set ${cableOf(name)} master ${bridge} up`);
		ip(`-n ${name} addr add ${addressOf(name)}/24 dev eth0`);
		ip(`-n ${name} link set eth0 up`);
		ip(`-n ${name} link set lo up`);
	}
}

export function removeNetwork(): void {
	for (const name of nodeNames.filter(exists)) ip(`netns del ${name}`);
	if (ip("-br link show type bridge").includes(bridge)) ip(`link del ${bridge}`);
}

/** What the node sends does not reach the other one, which it still hears. */
function muteTowards(name: NodeName, peer: NodeName): void {
	ip(`-n ${name} route add blackhole ${addressOf(peer)}/32`);
}

/** The node and the others do not reach each other any more; the servers still reach it. */
export function cutFromPeers(name: NodeName): void {
	for (const peer of peersOf(name)) muteTowards(name, peer);
}

/** The others get what the node has sent, and cannot answer it; the servers still reach it. */
export function cutAnswersTo(name: NodeName): void {
	for (const peer of peersOf(name)) muteTowards(peer, name);
}

export function reconnect(name: NodeName): void {
	const cut = ip(`-n ${name} route show type blackhole`);
	for (const peer of peersOf(name))
		if (cut.includes(addressOf(peer))) ip(`-n ${name} route del blackhole ${addressOf(peer)}/32`);
}
