import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

// A subscriber chooses the address that we send to. It must not lead to machines that only we can reach.

const notPublic = new BlockList();
for (const [network, bits] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
] as const)
	notPublic.addSubnet(network, bits, "ipv4");
// Teredo and 6to4 hold an IPv4 address; the third one is for documents.
for (const [network, bits] of [
	["2001::", 32],
	["2002::", 16],
	["2001:db8::", 32],
] as const)
	notPublic.addSubnet(network, bits, "ipv6");

/** Everything else of IPv6 is local, reserved, or holds an IPv4 address. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

export interface EndpointGuard {
	acceptsUrl(url: URL): boolean;
	/** Checked after the name was resolved, so that no name can lead elsewhere. */
	acceptsAddress(address: string): boolean;
}

function isPublicAddress(address: string): boolean {
	const version = isIP(address);
	if (version === 4) return !notPublic.check(address, "ipv4");
	return version === 6 && global.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

/** Node does not look up addresses that are written as numbers. */
function isPublicUrl({ protocol, hostname, port, username, password }: URL): boolean {
	const host = hostname.replace(/^\[|\]$/g, "");
	if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
	return isIP(host) === 0 ? host.includes(".") : isPublicAddress(host);
}

/** The guard of every server; tests pass another one to reach a push service on their machine. */
export const publicEndpoints: EndpointGuard = { acceptsUrl: isPublicUrl, acceptsAddress: isPublicAddress };

export class RefusedEndpoint extends Error {
	override name = "RefusedEndpoint";
}

/** For the sockets of a request: connects only to addresses that the guard accepts. */
export function guardedLookup(guard: EndpointGuard): LookupFunction {
	return (hostname, options, callback) => {
		lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
			if (error) return callback(error, "");
			const [first, ...others] = found.filter(({ address }) => guard.acceptsAddress(address));
			if (!first) return callback(new RefusedEndpoint(`${hostname} is not a public host.`), "");
			return options.all ? callback(null, [first, ...others]) : callback(null, first.address, first.family);
		});
	};
}
