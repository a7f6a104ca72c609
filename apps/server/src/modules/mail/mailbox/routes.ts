import type { Locale } from "@kvart/contract/locale";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "../../../platform/problem.ts";
import { type DemoMail, listMails, readMail, readSource } from "./mail-files.ts";

type Named = { Params: { name: string } };
type Numbered = { Params: { name: string; index: string } };
type Filtered = { Querystring: { to?: string } };

const pagePolicy =
	"default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";
// No scripts and no origin; links open in a new tab.
const mailPolicy =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

function sendHtml(reply: FastifyReply, html: string, policy: string): FastifyReply {
	return reply
		.type("text/html; charset=utf-8")
		.header("cache-control", "no-store")
		.header("x-robots-tag", "noindex")
		.header("content-security-policy", policy)
		.send(html);
}

/** Shows the mails of a demo at `/demo/mail`; not available in production. */
export function mailboxRoutes(server: FastifyInstance, folder: string): void {
	async function found(name: string): Promise<DemoMail> {
		const mail = await readMail(folder, name);
		if (!mail) throw new Refusal("ERR_NOT_FOUND");
		return mail;
	}

	async function sendPage(reply: FastifyReply, locale: Locale, to: string | undefined, open: DemoMail | null) {
		const { mailboxPage } = await import("./page.tsx");
		const html = mailboxPage({ locale, mails: await listMails(folder, to), open, to });
		return sendHtml(reply, html, pagePolicy);
	}

	for (const [root, locale] of [
		["/demo/mail", "sr"],
		["/en/demo/mail", "en"],
	] as const) {
		server.get<Filtered>(root, ({ query }, reply) => sendPage(reply, locale, query.to, null));
		server.get<Named & Filtered>(`${root}/:name`, async ({ params, query }, reply) =>
			sendPage(reply, locale, query.to, await found(params.name)),
		);
	}
	server.get<Named>("/demo/mail/:name/html", async ({ params }, reply) => {
		const { html } = await found(params.name);
		return sendHtml(reply.header("x-frame-options", "SAMEORIGIN"), html, mailPolicy);
	});
	server.get<Named>("/demo/mail/:name/source", async ({ params }, reply) => {
		const source = await readSource(folder, params.name);
		if (!source) throw new Refusal("ERR_NOT_FOUND");
		return reply
			.type("message/rfc822")
			.header("content-disposition", `attachment; filename="${params.name}.eml"`)
			.send(source);
	});
	server.get<Numbered>("/demo/mail/:name/attachment/:index", async ({ params }, reply) => {
		const attachment = (await found(params.name)).attachments[Number(params.index)];
		if (!attachment) throw new Refusal("ERR_NOT_FOUND");
		return reply
			.type(attachment.mimeType)
			.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`)
			.send(Buffer.from(attachment.content));
	});
}
