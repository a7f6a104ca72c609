function groups(text: string): string[] {
	return text === "" ? [] : text.split(":");
}

/** One client: an IPv4 address, or the /64 network of an IPv6 address, because a client owns all of it. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped || !address.includes(":")) return mapped ?? address;
	const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
	const [before, after] = [groups(head), groups(tail ?? "")];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
	return `${all
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/64`;
}
