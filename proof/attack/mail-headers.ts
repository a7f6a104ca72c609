import { brand } from "@kvart/contract/brand";
import PostalMime from "postal-mime";
import { waitingMails } from "../site/database.ts";
import type { ReceivedMail } from "../site/mail-server.ts";
import { until } from "../site/waiting.ts";
import { none, some, type Trial } from "../trial.ts";
import { Findings } from "./findings.ts";
import { fullValue } from "./good-values.ts";
import type { Operation } from "./operations.ts";
import { Random } from "./random.ts";
import type { Ground, Target } from "./target.ts";

const payloads = [
	"Ana\r\nBcc: evil@evil.example\r\nX-Injected: 1",
	"Ana\nBcc: evil@evil.example\nX-Injected: 1",
	"Ana\rBcc: evil@evil.example",
	"Ana\u2028Bcc: evil@evil.example",
	"Ana\u0085X-Injected: 1",
	"Ana\r\n.\r\nMAIL FROM:<evil@evil.example>\r\nRCPT TO:<evil@evil.example>\r\nDATA\r\n",
	"=?utf-8?q?Ana=0D=0ABcc:_evil@evil.example?=",
	'Ana" <evil@evil.example>',
	"Ana, evil@evil.example",
	"%0d%0aBcc:%20evil@evil.example",
];

/** Calls that put input into mails. */
const sending = [
	"register",
	"sendFreeTrainingForm",
	"sendPriceForm",
	"sendTrainingSelectionForm",
	"sendLeadForm",
	"forgotPassword",
	"resendVerification",
	"inviteStaffAccount",
];

const knownHeaders = new Set(
	"from to reply-to subject message-id date mime-version content-type content-transfer-encoding auto-submitted".split(
		" ",
	),
);

function textFields({ body }: Operation): string[] {
	const shapes = body?.anyOf ?? [body ?? {}];
	return [
		...new Set(
			shapes.flatMap(({ properties = {} }) =>
				Object.entries(properties)
					.filter(([, { type, enum: choices }]) => type === "string" && !choices)
					.map(([name]) => name),
			),
		),
	];
}

/** Puts each payload into each text field. */
async function sendAll(target: Target): Promise<{ sent: number; taken: number }> {
	const random = new Random(1);
	let sent = 0;
	let taken = 0;
	for (const operation of target.operations.filter(({ name }) => sending.includes(name))) {
		for (const field of textFields(operation)) {
			for (const payload of payloads) {
				const body = { ...fullValue(operation.body ?? {}, random), [field]: payload };
				const { status } = await target.caller.send({
					method: operation.method,
					path: `/api${operation.path}`,
					headers: { "content-type": "application/json", ...target.as("admin") },
					body: JSON.stringify(body),
				});
				sent += 1;
				if (status < 300) taken += 1;
			}
		}
	}
	return { sent, taken };
}

async function inspect(mail: ReceivedMail, expected: Set<string>, findings: Findings): Promise<void> {
	const { headers, to = [], cc = [], bcc = [] } = await PostalMime.parse(mail.source);
	for (const { key } of headers) if (!knownHeaders.has(key)) findings.add(`header ${key}`, mail.messageId);
	const named = [...to, ...cc, ...bcc].map(({ address }) => address?.toLowerCase() ?? "");
	for (const address of [...mail.recipients, ...named])
		if (!expected.has(address.toLowerCase())) findings.add(`goes to ${address}`, mail.messageId);
	if (mail.recipients.length !== 1) findings.add(`${mail.recipients.length} recipients`, mail.messageId);
}

/** Header injection by line breaks and addresses. */
export function mailHeaders(ground: Ground): Trial {
	return {
		name: "mail-headers",
		title: "Mail headers",
		run: async (report) => {
			const target = await ground.open("mail-headers");
			const { sent, taken } = await sendAll(target);
			report(`${sent} forms, ${taken} of them taken; waiting for the mails`);
			await until("no mail waits any more", async () => (await waitingMails(target.runSql)) === 0, 300_000);
			const rows = await target.runSql<{ recipient: string }>(
				"select distinct lower(recipient) as recipient from mails",
			);
			const odd = rows.filter(({ recipient }) => /[\s,<>"]|evil/.test(recipient));
			const findings = new Findings();
			for (const { recipient } of odd) findings.add("an address that is none", recipient);
			const expected = new Set([...rows.map(({ recipient }) => recipient), ...Object.values(brand.mail)]);
			for (const mail of target.mail.received) await inspect(mail, expected, findings);
			const mails = target.mail.received.length;
			await target.close();
			return {
				figures: { requests: sent, findings: findings.kinds },
				checks: [
					some("forms that were taken", taken),
					some("mails that were looked at", mails),
					none("headers, recipients and addresses that nobody meant", findings.count),
				],
				notes: findings.lines(),
			};
		},
	};
}
