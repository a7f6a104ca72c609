function groups(text: string): string[] {
	return text === "" ? [] : text.split(":");
}

/** The first groups of an IPv6 address, without leading zeros. */
function prefixOf(address: string, count: number): string {
	const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
	const [before, after] = [groups(head), groups(tail ?? "")];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
	return `${all
		.slice(0, count)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/${count * 16}`;
}

/** A request whose connection is closed already has no address, in spite of its type. */
type Address = string | undefined;

/** An IPv4 address, also one written as IPv6; null for any other. */
function ipv4Of(address: Address): string | null {
	if (address === undefined) return "unknown";
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	return mapped ?? (address.includes(":") ? null : address);
}

/** One client: an IPv4 address, or the /64 network of an IPv6 address, because a client owns all of it. */
export function networkOf(address: Address): string {
	return ipv4Of(address) ?? prefixOf(address ?? "", 4);
}

/** The /48 of an IPv6 address: one customer can own as much, with 65,536 networks in it. Null for IPv4. */
export function wideNetworkOf(address: Address): string | null {
	return ipv4Of(address) === null ? prefixOf(address ?? "", 3) : null;
}
