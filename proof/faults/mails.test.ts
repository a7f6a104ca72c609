import { expect, test } from "vitest";
import type { ReceivedMail } from "../site/mail-server.ts";
import { countMails } from "./mails.ts";

const row = (id: number, active = true) => ({ id, recipient: `${id}@kvart.example`, active });
const mail = (id: number, messageId = `<${id}.a@kvart.example>`, to = `${id}@kvart.example`): ReceivedMail => ({
	recipients: [to],
	messageId,
	source: Buffer.alloc(0),
});

test("accepts one mail per booking, and none for cancelled ones", () => {
	const counted = countMails([row(1), row(2, false)], 1, [mail(1)]);
	expect(counted).toEqual({ wanted: 1, delivered: 1, missing: 0, copies: 0, doubled: 0, strange: 0 });
});

test.for([
	["a mail that never came", [row(1)], [], { missing: 1 }],
	["a booking for which none was queued", [], [], { missing: 1 }],
	["the same mail twice", [row(1)], [mail(1), mail(1)], { copies: 1 }],
	["two mails that differ", [row(1)], [mail(1), mail(1, "<1.b@kvart.example>")], { doubled: 1 }],
	["a mail to another address", [row(1)], [mail(1, undefined, "eve@kvart.example")], { strange: 1 }],
	["a mail that was never queued", [row(1)], [mail(1), mail(7)], { strange: 1 }],
] as [string, ReturnType<typeof row>[], ReceivedMail[], object][])("finds %s", ([, rows, received, found]) => {
	expect(countMails(rows, 1, received)).toMatchObject(found);
});
