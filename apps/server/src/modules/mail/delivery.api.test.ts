import { once } from "node:events";
import { createServer } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startMailServer } from "../../../test/smtp.ts";
import { testNow } from "../../../test/template.ts";
import { openTestDatabase } from "../../../test/test-app.ts";
import { mailing } from "../../mailing.ts";
import { dataKeys } from "../../platform/data-keys.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { startQueueWorker } from "../../platform/queue-worker.ts";
import { type DeliveryDeps, deliverNext } from "./delivery.ts";
import { queueCappedMail, queueMail, sealToken } from "./service.ts";
import { smtpTransport } from "./smtp.ts";
import type { OutgoingMail } from "./transport.ts";

// Database, queue, mail library and SMTP are real; only the clock is fake.
const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());
const post = await startMailServer();
const hour = 3_600_000;
let now = testNow;
const log = { warn: vi.fn(), error: vi.fn() };
/** For a server that never answers. */
const impatience = { connectMilliseconds: 300, silenceMilliseconds: 300 };

const keys = dataKeys("c0ffee".repeat(10));

function deps(url = post.url, patience?: typeof impatience): DeliveryDeps {
	const clock = { now: () => now };
	return { db, clock, keys, publicUrl: "https://kvart.example", send: smtpTransport(url, patience), log, mailing };
}

const capDeps = { clock: { now: () => now }, keys, env: { RATE_LIMIT: "off" } } as const;

async function queue(count = 1, template: "verify-email" | "reset-password" = "verify-email"): Promise<void> {
	for (let index = 0; index < count; index += 1) {
		await queueCappedMail(db, capDeps, {
			template,
			recipient: `clan${index}@kvart.example`,
			language: index % 2 === 0 ? "sr" : "en",
			data: { sealedToken: sealToken(keys, `secret-token-${index}`) },
		});
	}
}

async function deliverAll(with_ = deps()): Promise<number> {
	let tries = 0;
	while (await deliverNext(with_)) tries += 1;
	return tries;
}

const startWorker = (with_: DeliveryDeps) =>
	startQueueWorker({ deliverNext: () => deliverNext(with_), onError: log.error });

const rows = () => db.select().from(mails);
const row = async () => (await rows())[0];

beforeEach(async () => {
	await db.delete(mails);
	now = testNow;
	Object.assign(post, { refuse: null, loseAnswer: false });
	post.received.length = 0;
	log.warn.mockClear();
	log.error.mockClear();
});

test("a mail is sent in its language as HTML and text, and nothing of its content stays", async () => {
	await queue(2);
	expect(await deliverAll()).toBe(2);
	const [serbian, english] = post.received;
	expect(serbian).toMatchObject({
		subject: "Potvrdi svoju e-adresu za KVART",
		from: { name: "KVART", address: "ne-odgovaraj@kvart.example" },
		to: [{ address: "clan0@kvart.example" }],
		replyTo: [{ address: "info@kvart.example" }],
	});
	expect(serbian?.text).toContain("https://kvart.example/verify-email?token=secret-token-0");
	expect(serbian?.html).toContain('href="https://kvart.example/verify-email?token=secret-token-0"');
	expect(serbian?.html).toContain("Zdravo!");
	expect(english?.subject).toBe("Confirm your e-mail address for KVART");
	expect(english?.text).toContain("https://kvart.example/en/verify-email?token=secret-token-1");
	for (const sent of await rows()) expect(sent).toMatchObject({ sentAt: now, attempts: 1, data: {} });
	expect(await deliverAll()).toBe(0);
});

test("the queue shows no token, and of a sent mail only ids stay", async () => {
	await queue(2, "reset-password");
	const stored = JSON.stringify(await rows());
	for (const token of ["secret-token-0", "secret-token-1"]) {
		for (const encoding of ["utf8", "base64", "base64url", "hex"] as const) {
			expect(stored).not.toContain(Buffer.from(token).toString(encoding));
		}
	}
	await queueMail(db, deps().clock, {
		template: "booking-confirmed",
		recipient: "clan@kvart.example",
		language: "sr",
		data: { firstName: "Đorđe", bookingId: 999_999 },
	});
	await deliverAll();
	expect((await rows()).map(({ data }) => data)).toEqual(expect.arrayContaining([{}, { bookingId: 999_999 }]));
});

test.for(["rcpt", "data"] as const)(
	"a temporary refusal (4xx at %s) is retried, and the mail is sent once",
	async (at) => {
		await queue();
		post.refuse = { code: 451, at };
		expect(await deliverAll()).toBe(1);
		expect(await row()).toMatchObject({
			attempts: 1,
			sentAt: null,
			failedAt: null,
			lastError: expect.stringContaining("451"),
		});
		expect(log.warn).toHaveBeenCalledOnce();
		post.refuse = null;
		expect(await deliverAll()).toBe(0);
		now = new Date(now.getTime() + 31_000);
		expect(await deliverAll()).toBe(1);
		expect(post.received).toHaveLength(1);
		expect(await row()).toMatchObject({ attempts: 2, sentAt: now, lastError: null });
	},
);

test.for(["rcpt", "data"] as const)("a permanent refusal (5xx at %s) is stored, logged and not retried", async (at) => {
	await queue();
	post.refuse = { code: 550, at };
	await deliverAll();
	expect(await row()).toMatchObject({ failedAt: now, sentAt: null, lastError: expect.stringContaining("550") });
	expect((await row())?.data).toEqual({});
	expect(log.error).toHaveBeenCalledWith(
		expect.objectContaining({ template: "verify-email" }),
		"mail failed permanently",
	);
	post.refuse = null;
	now = new Date(now.getTime() + 10 * hour);
	expect(await deliverAll()).toBe(0);
	expect(post.received).toEqual([]);
});

test("a server that does not answer costs one attempt, and the mail is retried", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as { port: number };
	await queue();
	await deliverAll(deps(`smtp://127.0.0.1:${port}`, impatience));
	silent.close();
	expect(await row()).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
	now = new Date(now.getTime() + 31_000);
	await deliverAll();
	expect(post.received).toHaveLength(1);
});

test("failed authentication is retried, because an operator can fix it", async () => {
	const guarded = await startMailServer({ password: "geheim" });
	const url = (password: string) => guarded.url.replace("smtp://", `smtp://kvart:${password}@`);
	await queue();
	await deliverAll(deps(url("wrong")));
	expect(await row()).toMatchObject({
		attempts: 1,
		failedAt: null,
		sentAt: null,
		lastError: expect.stringContaining("535"),
	});
	now = new Date(now.getTime() + 31_000);
	await deliverAll(deps(url("geheim")));
	expect(guarded.received).toHaveLength(1);
});

test("after a day of downtime every mail is sent once", async () => {
	await queue(5);
	const away = deps("smtp://127.0.0.1:1");
	let tries = 0;
	for (let step = 0; step < 24; step += 1) {
		tries += await deliverAll(away);
		now = new Date(now.getTime() + hour);
	}
	// The pauses grow, so a day of downtime costs about a dozen attempts per mail.
	expect(tries / 5).toBeGreaterThan(5);
	expect(tries / 5).toBeLessThan(20);
	now = new Date(now.getTime() + 6 * hour);
	await deliverAll();
	expect(post.received).toHaveLength(5);
	expect(new Set(post.received.map(({ to }) => to?.[0]?.address)).size).toBe(5);
});

test("an expired link is not sent", async () => {
	await queue(1, "reset-password");
	const away = deps("smtp://127.0.0.1:1");
	while (!(await row())?.failedAt && now.getTime() < testNow.getTime() + 3 * hour) {
		await deliverAll(away);
		now = new Date(now.getTime() + 60_000);
	}
	expect(now.getTime() - testNow.getTime()).toBeLessThanOrEqual(hour + 60_000);
	expect(log.error).toHaveBeenCalledWith(
		expect.objectContaining({ template: "reset-password" }),
		"mail failed permanently",
	);
});

test("after a lost answer the mail is sent again with the same Message-ID", async () => {
	await queue();
	post.loseAnswer = true;
	await deliverAll();
	expect((await row())?.sentAt).toBeNull();
	post.loseAnswer = false;
	now = new Date(now.getTime() + 31_000);
	await deliverAll();
	expect(post.received).toHaveLength(2);
	expect(post.received[0]?.messageId).toMatch(/^<\d+\.[\w-]{24}@kvart\.example>$/);
	expect(post.received[1]?.messageId).toBe(post.received[0]?.messageId);
});

test("a sent mail is marked as soon as the database is back", async () => {
	await queue();
	let away = 0;
	// Fakes a database restart after the mail was sent.
	const failing = new Proxy(db, {
		get(target, key, receiver) {
			if (key === "update" && away > 0) {
				away -= 1;
				throw Object.assign(new Error("the database system is starting up"), { code: "57P03" });
			}
			return Reflect.get(target, key, receiver) as unknown;
		},
	});
	const send = async (mail: OutgoingMail) => {
		await deps().send(mail);
		away = 20;
	};
	expect(await deliverNext({ ...deps(), db: failing, send, markPauseMilliseconds: 1 })).toBe(true);
	expect(await row()).toMatchObject({ sentAt: now, attempts: 1 });
	expect(log.error).toHaveBeenCalledOnce();
	now = new Date(now.getTime() + hour);
	expect(await deliverAll()).toBe(0);
	expect(post.received).toHaveLength(1);
});

test("a mail queued by a clock that was ahead is sent once the clock is right", async () => {
	now = new Date(testNow.getTime() + 24 * hour);
	await queue();
	now = testNow;
	expect(await deliverAll()).toBe(1);
	expect(post.received).toHaveLength(1);
});

test("another worker takes over after ten minutes if a worker died", async () => {
	await queue();
	const dead = { ...deps(), send: () => new Promise<void>(() => undefined) };
	void deliverNext(dead);
	await expect.poll(async () => (await row())?.attempts, { timeout: 10_000 }).toBe(1);
	expect(await deliverAll()).toBe(0);
	now = new Date(now.getTime() + 11 * 60_000);
	expect(await deliverAll()).toBe(1);
	expect(post.received).toHaveLength(1);
});

test("four workers on one database send each of sixty mails once", { timeout: 120_000 }, async () => {
	await queue(60);
	const workers = Array.from({ length: 4 }, () => startWorker(deps()));
	await expect.poll(() => post.received.length, { timeout: 100_000 }).toBe(60);
	await Promise.all(workers.map((worker) => worker.stop()));
	expect(new Set(post.received.map(({ messageId }) => messageId)).size).toBe(60);
	expect((await rows()).every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true);
});

test("a stopped worker finishes the current mail only", async () => {
	await queue(3);
	const held = Promise.withResolvers<void>();
	const send = vi.fn(() => held.promise);
	const worker = startWorker({ ...deps(), send });
	await expect.poll(() => send.mock.calls.length, { timeout: 10_000 }).toBe(1);
	const stopped = worker.stop();
	held.resolve();
	await stopped;
	expect((await rows()).filter(({ sentAt }) => sentAt)).toHaveLength(1);
	worker.wake();
	expect(send).toHaveBeenCalledOnce();
});

test("a mail is queued with its transaction, and a unique key prevents duplicates", async () => {
	const mail = {
		template: "verify-email",
		recipient: "clan@kvart.example",
		language: "sr",
		data: { sealedToken: sealToken(keys, "t") },
		uniqueKey: "once",
	} as const;
	const undone = db.transaction(async (tx) => {
		await queueCappedMail(tx, capDeps, mail);
		throw new Error("no");
	});
	await expect(undone).rejects.toThrow("no");
	expect(await rows()).toEqual([]);
	await Promise.all([queueCappedMail(db, capDeps, mail), queueCappedMail(db, capDeps, mail)]);
	expect(await rows()).toHaveLength(1);
});

test("an unknown template is logged and retried, and does not block other mails", async () => {
	await queue(1);
	await db.update(mails).set({ template: "no-such-mail" });
	await queue(1);
	await deliverAll();
	expect(post.received).toHaveLength(1);
	const [broken] = await db.select().from(mails).where(eq(mails.template, "no-such-mail"));
	expect(broken).toMatchObject({ sentAt: null, failedAt: null, lastError: expect.stringContaining("no-such-mail") });
});
