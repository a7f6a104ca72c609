export type MailOrigin = "person" | "automatic" | "bounce";

/** Header names are lower case. */
export type Headers = readonly { key: string; value: string }[];

function valueOf(headers: Headers, name: string): string | undefined {
	return headers
		.find(({ key }) => key === name)
		?.value.trim()
		.toLowerCase();
}

const bulk = ["bulk", "junk", "list", "auto_reply"];
const ownHeaders = ["x-autoreply", "x-autorespond", "x-autoresponder", "list-id", "list-unsubscribe"];

/** An automatic mail asks for no answer; a bounce reports that ours was not delivered. */
export function originOf(headers: Headers, sender: string): MailOrigin {
	const report = /multipart\/report.*delivery-status/s.test(valueOf(headers, "content-type") ?? "");
	if (report || /^mailer-daemon@/i.test(sender)) return "bounce";
	const submitted = valueOf(headers, "auto-submitted") ?? "no";
	const isAutomatic =
		!/^no\b/.test(submitted) ||
		valueOf(headers, "return-path") === "<>" ||
		bulk.includes(valueOf(headers, "precedence") ?? "") ||
		ownHeaders.some((name) => valueOf(headers, name) !== undefined);
	return isAutomatic ? "automatic" : "person";
}
