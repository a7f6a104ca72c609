import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installErrorHandler } from "../../../platform/error-handler.ts";
import { fileTransport } from "../files.ts";
import { mailboxRoutes } from "./routes.ts";

let folder: string;
let server: ReturnType<typeof Fastify>;
let send: ReturnType<typeof fileTransport>;

const mail = (id: number, to: string, subject: string) => ({
	id,
	template: "verify-email",
	messageId: `<${id}@kvart.example>`,
	date: new Date("2026-11-18T09:00:00Z"),
	to,
	replyTo: "info@kvart.example",
	subject,
	html: `<p>Zdravo <a href="https://kvart.example/verify-email?token=t${id}">potvrdi</a></p><script>alert(1)</script>`,
	text: "Zdravo",
	attachments: [{ filename: "trening.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }],
});
const get = (url: string) => server.inject({ url });

async function sendThree(): Promise<void> {
	await send(mail(1, "ana@kvart.example", "Prva <b>poruka</b>"));
	await send(mail(2, "marko@kvart.example", "Druga poruka"));
	await send(mail(10, "ana@kvart.example", "Deseta poruka"));
}

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kvart-mail-"));
	send = fileTransport(folder);
	server = Fastify();
	installErrorHandler(server);
	mailboxRoutes(server, folder);
});
afterEach(async () => {
	await server.close();
	rmSync(folder, { recursive: true, force: true });
});

test("shows an empty mailbox", async () => {
	expect((await get("/demo/mail")).body).toContain("Još nema poruka");
	expect((await get("/en/demo/mail")).body).toContain("No messages yet");
});

test("lists mails newest first, filters by address and escapes input", async () => {
	await sendThree();
	const { body } = await get("/demo/mail");
	expect(["Deseta", "Druga", "Prva &lt;b&gt;"].map((text) => body.indexOf(text)).every((at) => at > 0)).toBe(true);
	expect(body.indexOf("Deseta")).toBeLessThan(body.indexOf("Druga"));
	const picked = (await get("/demo/mail?to=marko%40kvart.example")).body;
	expect(picked).toContain("Druga poruka");
	expect(picked).not.toContain("Deseta poruka");
});

test("a mail sent again overwrites its file", async () => {
	await sendThree();
	await send(mail(10, "ana@kvart.example", "Deseta poruka"));
	expect((await get("/demo/mail")).body.match(/Deseta poruka/g)).toHaveLength(1);
});

test("shows an open mail in a sandboxed frame", async () => {
	await sendThree();
	const page = await get("/demo/mail/000002-verify-email");
	expect(page.body).toContain('src="/demo/mail/000002-verify-email/html"');
	expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
	expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
	const html = await get("/demo/mail/000002-verify-email/html");
	expect(html.body).toContain("token=t2");
	expect(html.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
	expect(html.headers["x-frame-options"]).toBe("SAMEORIGIN");
});

test("the source and its attachments can be downloaded", async () => {
	await sendThree();
	const source = await get("/demo/mail/000001-verify-email/source");
	expect(source.headers["content-type"]).toContain("message/rfc822");
	expect(source.body).toContain("Message-ID: <1@kvart.example>");
	const calendar = await get("/demo/mail/000001-verify-email/attachment/0");
	expect(calendar.body).toContain("BEGIN:VCALENDAR");
	expect((await get("/demo/mail/000001-verify-email/attachment/7")).statusCode).toBe(404);
});

test.for(["000009-verify-email", "..%2f..%2fetc%2fpasswd", "000001-verify-email.eml", "x"])(
	"mail %s is not found",
	async (name) => {
		await sendThree();
		for (const path of [name, `${name}/html`, `${name}/source`]) {
			expect((await get(`/demo/mail/${path}`)).statusCode).toBe(404);
		}
	},
);

test("shows inline pictures", async () => {
	const picture = {
		filename: "kod.png",
		contentType: "image/png",
		content: Buffer.from("png"),
		contentId: "kod@kvart",
	};
	const html = '<img src="cid:kod@kvart" alt="Kod">';
	await send({ ...mail(20, "ana@kvart.example", "Sa slikom"), html, attachments: [picture] });
	const { body } = await get("/demo/mail/000020-verify-email/html");
	expect(body).toContain(`src="data:image/png;base64,${Buffer.from("png").toString("base64")}"`);
});
