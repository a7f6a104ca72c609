import { expect, test } from "vitest";
import { parseMail } from "./parse.ts";

const checkedBy = "mx.kvart.example";

function parse(headers: readonly string[], body = "Hvala!", cut = false) {
	const source = [...headers, "", body].join("\r\n");
	return parseMail(Buffer.from(source), { cut, checkedBy });
}

const from = "From: Ana <Ana@Kvart.example>";

test.for([
	["From: x@kvart.example", "person"],
	["Auto-Submitted: no", "person"],
	["Auto-Submitted: auto-replied", "automatic"],
	["Auto-Submitted: auto-generated (vacation)", "automatic"],
	["Precedence: bulk", "automatic"],
	["X-Autoreply: yes", "automatic"],
	["Return-Path: <>", "automatic"],
	["List-Id: <novosti.example>", "automatic"],
	["Content-Type: multipart/report; report-type=delivery-status; boundary=x", "bounce"],
	["From: MAILER-DAEMON@mx.example", "bounce"],
] as const)("with %s it is from: %s", async ([header, origin]) => {
	expect((await parse([header])).origin).toBe(origin);
});

test.for([
	["mx.kvart.example; dmarc=pass header.from=kvart.example", true],
	["mx.kvart.example; dmarc=fail (p=none) header.from=kvart.example; spf=pass smtp.mailfrom=evil.example", false],
	["mx.kvart.example; dkim=pass header.d=kvart.example", true],
	["mx.kvart.example; dkim=pass header.d=evil.example", null],
	["mx.kvart.example; spf=pass smtp.mailfrom=ana@kvart.example", true],
	["mx.kvart.example; spf=softfail smtp.mailfrom=ana@kvart.example", false],
	["mx.kvart.example; none", null],
	["mx.evil.example; dmarc=pass header.from=kvart.example", null],
] as const)("the sender by %s: %s", async ([result, genuine]) => {
	expect((await parse([`Authentication-Results: ${result}`, from])).genuine).toBe(genuine);
});

test("only the topmost finding of the own mail server counts", async () => {
	const findings = ["mx.kvart.example; dmarc=fail", "mx.kvart.example; dmarc=pass"];
	const headers = findings.map((finding) => `Authentication-Results: ${finding}`);
	expect((await parse([...headers, from])).genuine).toBe(false);
});

test("HTML becomes text; scripts and hidden characters are dropped", async () => {
	const html = "<p>Zdravo,<br>dolazim <b>sutra</b>.</p><script>alert(1)</script><img src=x onerror=alert(2)>";
	const { text } = await parse([from, "Content-Type: text/html; charset=utf-8"], html);
	expect(text).toBe("Zdravo,\ndolazim sutra.");
	expect((await parse([from, "Content-Type: text/plain; charset=utf-8"], "do\u202ebro\u0000 jutro")).text).toBe(
		"dobro jutro",
	);
});

const part = (...lines: string[]) => ["--x", ...lines].join("\r\n");

test("attachments are named, pictures within the text are not", async () => {
	const body = [
		part("Content-Type: text/plain", "", "U prilogu."),
		part('Content-Type: application/pdf; name="ugovor.pdf"', "Content-Disposition: attachment", "", "JVBERi0="),
		"--x--",
	].join("\r\n");
	const mail = await parse([from, 'Content-Type: multipart/mixed; boundary="x"'], body);
	expect(mail).toMatchObject({ text: "U prilogu.", attachments: ["ugovor.pdf"], shortened: false });
});

test("a long mail is shortened, and says so", async () => {
	expect(await parse([from], "a".repeat(50_000))).toMatchObject({ text: "a".repeat(20_000), shortened: true });
	expect((await parse([from], "kratko", true)).shortened).toBe(true);
});

test("data that is not a mail has no sender and no text", async () => {
	const junk = Buffer.from([0xff, 0xfe, 0, 1, 2, 3]);
	expect(await parseMail(junk, { cut: false, checkedBy })).toMatchObject({ sender: "", messageId: "" });
});
