/** `spf=pass smtp.mailfrom=kvart.example` and the like, without comments. */
function resultsOf(header: string): { method: string; result: string; domains: string[] }[] {
	const [, ...parts] = header.replace(/\([^()]*\)/g, " ").split(";");
	return parts.flatMap((part) => {
		const [, method, result] = /^\s*(dmarc|dkim|spf)\s*=\s*([a-z]+)/i.exec(part) ?? [];
		if (!method || !result) return [];
		const properties = part.matchAll(/(?:header\.(?:d|i|from)|smtp\.mailfrom)\s*=\s*"?([^\s;"]+)/gi);
		const domains = [...properties].map(([, value = ""]) => value.toLowerCase().split("@").at(-1) ?? "");
		return [{ method: method.toLowerCase(), result: result.toLowerCase(), domains }];
	});
}

/** A signature of the domain itself, or of one above it. */
function covers(domain: string, senderDomain: string): boolean {
	return domain.includes(".") && (senderDomain === domain || senderDomain.endsWith(`.${domain}`));
}

/**
 * Whether the sender is who the mail says. Only our own mail server is believed: every sender can write this header, and
 * servers remove those that bear their name. Null if it does not say.
 */
export function isGenuine(headers: readonly string[], host: string | undefined, sender: string): boolean | null {
	const own = headers.find((header) => header.split(/[;\s]/, 1)[0]?.toLowerCase() === host?.toLowerCase());
	if (host === undefined || own === undefined) return null;
	const results = resultsOf(own);
	const dmarc = results.find(({ method }) => method === "dmarc");
	if (dmarc?.result === "pass") return true;
	if (dmarc?.result === "fail") return false;
	const senderDomain = sender.split("@").at(-1) ?? "";
	const passed = results.some(
		({ result, domains }) => result === "pass" && domains.some((domain) => covers(domain, senderDomain)),
	);
	if (passed) return true;
	return results.some(({ result }) => result === "fail" || result === "softfail") ? false : null;
}
