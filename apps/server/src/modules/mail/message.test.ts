import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { toMessage } from "./message.ts";

const mail = {
	id: 1,
	template: "verify-email",
	messageId: "<1.x@kvart.example>",
	date: new Date("2026-11-18T09:00:00Z"),
	to: "ana@kvart.example",
	replyTo: "info@kvart.example",
	subject: "Zdravo",
	html: "<p>Zdravo</p>",
	text: "Zdravo",
	attachments: [],
};

async function sent(more: object) {
	const { message, envelope } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
		toMessage({ ...mail, ...more }),
	);
	return { parsed: await PostalMime.parse(message as Buffer), envelope };
}

test("user input never becomes a header or a recipient", async () => {
	const { parsed, envelope } = await sent({
		subject: "Zdravo\r\nBcc: svi@evil.example\r\n\r\n<script>",
		to: "ana@kvart.example\r\nBcc: svi@evil.example",
		attachments: [{ filename: "a\r\nX-Evil: 1.ics", contentType: "text/calendar", content: "x" }],
	});
	const names = parsed.headers.map(({ key }) => key);
	expect(names).not.toContain("bcc");
	expect(names).not.toContain("x-evil");
	expect(parsed.subject).toBe("Zdravo Bcc: svi@evil.example <script>");
	expect(envelope.to).toHaveLength(1);
});

test.for([
	"Ana\nBcc: svi@evil.example\nX-Evil: 1",
	"Ana\rBcc: svi@evil.example",
	"Ana\u2028Bcc: svi@evil.example",
	"Ana\u0085X-Evil: 1",
	"Ana\r\n.\r\nMAIL FROM:<svi@evil.example>\r\nRCPT TO:<svi@evil.example>\r\nDATA\r\n",
	"=?utf-8?q?Ana=0D=0ABcc:_svi@evil.example?=",
	'Ana" <svi@evil.example>',
	"Ana, svi@evil.example",
	"%0d%0aBcc:%20svi@evil.example",
])("%j as subject and name of a file stays there", async (text) => {
	const attachments = [{ filename: text, contentType: "text/calendar", content: "x" }];
	const { parsed, envelope } = await sent({ subject: text, attachments });
	const { parsed: plain } = await sent({
		attachments: [{ filename: "a", contentType: "text/calendar", content: "x" }],
	});
	expect(parsed.headers.map(({ key }) => key)).toEqual(plain.headers.map(({ key }) => key));
	expect(parsed.to).toEqual(plain.to);
	expect(envelope.to).toEqual(["ana@kvart.example"]);
});

test("Serbian letters arrive", async () => {
	const { parsed } = await sent({ subject: "Šta ćeš, đače? Žurka!", text: "čćšžđ", html: "<p>ČĆŠŽĐ</p>" });
	expect(parsed).toMatchObject({ subject: "Šta ćeš, đače? Žurka!", html: expect.stringContaining("ČĆŠŽĐ") });
	expect(parsed.text).toContain("čćšžđ");
	expect(parsed.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
});

test("an automatic mail comes from no-reply and says so, a personal one from a mailbox that is read", async () => {
	const automatic = (await sent({})).parsed;
	expect(automatic.from?.address).toBe("ne-odgovaraj@kvart.example");
	const personal = (await sent({ personal: true })).parsed;
	expect(personal.from?.address).toBe("info@kvart.example");
	expect(personal.headers.map(({ key }) => key)).not.toContain("auto-submitted");
});
