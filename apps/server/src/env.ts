import { isIP } from "node:net";
import { resolve } from "node:path";
import { bookingWindows, maximumBookingDays } from "@kvart/contract/booking";
import { brand } from "@kvart/contract/brand";
import { accountDigits, type Payee } from "@kvart/contract/memberships/payment-code";
import { membershipRules } from "@kvart/contract/memberships/rule";
import { z } from "zod";
import { readColumns, type StatementColumns } from "./platform/statement-columns.ts";

/** Printed when the server is started. */
export class SettingsError extends Error {
	override name = "SettingsError";
}

const address = z.url({ protocol: /^https?$/, error: "must be an address such as https://kvart.example" });
const text = z.string().min(1);
const onOff = z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1");

const whole = (smallest: number, largest: number) => {
	const error = `must be a number from ${smallest} to ${largest}`;
	return z.coerce.number({ error }).int(error).min(smallest, error).max(largest, error);
};
const port = whole(0, 65_535);
const database = z.url({
	protocol: /^postgres(ql)?$/,
	error: "must look like postgres://user:password@host:5432/name",
});

/** An address or a network of them, but not a large part of the internet. */
function isProxyAddress(proxy: string): boolean {
	const [ip = "", bits, ...rest] = proxy.split("/");
	const version = isIP(ip);
	if (version === 0 || rest.length > 0) return false;
	const [smallest, largest] = version === 4 ? [8, 32] : [7, 128];
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= smallest && Number(bits) <= largest);
}

// Random keys have about thirty of 32.
const leastDifferentBytes = 16;

function isRepetitive(key: string): boolean {
	return new Set(Buffer.from(key, "hex")).size < leastDifferentBytes;
}

function vapidKey(bytes: number) {
	const format = new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`);
	return z.string().regex(format, `must be ${bytes} bytes in base64url (npx web-push generate-vapid-keys)`);
}

const settings = z.object({
	PORT: port.default(3000).describe("Port of the site."),
	HOST: text.default("0.0.0.0").describe("Address to listen on. The default is every interface."),
	PUBLIC_URL: address
		.optional()
		.describe("Address of the site in links and mails. Required in production. Unset: `http://localhost:PORT`."),
	NODE_ENV: z
		.enum(["development", "test", "production"], { error: "must be development, test or production" })
		.optional()
		.describe("`production` refuses to start with demo settings or without the required ones."),
	DATABASE_URL: database
		.optional()
		.describe("PostgreSQL 15 or newer. Required in production. Unset: an embedded PostgreSQL in `DATA_DIR`."),
	DATABASE_DIRECT_URL: database
		.optional()
		.describe("The same database without the pooler of `DATABASE_URL`, for `LISTEN` and migrations."),
	DATABASE_POOL: whole(1, 500).default(20).describe("Maximum number of connections of this server."),
	DATABASE_REPLICA_URLS: z
		.string()
		.transform((value) => value.split(",").map((part) => part.trim()))
		.pipe(z.array(database))
		.default([])
		.describe("Read-only copies that answer visitors, separated by commas. The primary may be among them."),
	REPLICA_LAG_SECONDS: whole(1, 60).default(2).describe("A copy that is further behind is not read."),
	DATA_DIR: text
		.default("./data")
		.transform((folder) => resolve(folder))
		.describe("Folder of the embedded database and of files made at run time."),
	DATA_KEY: z
		.string()
		.regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits (openssl rand -hex 32)")
		.optional()
		.describe("64 hex digits that encrypt national ids and second factors. Required in production."),
	API_URL: z
		.string()
		.regex(/^(https?:\/\/[\w.-]|\/\w)/, "must be an address or a path such as /api")
		.default("/api")
		.describe("Where the browser finds the API."),
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
		.optional()
		.describe("Mail server. Unset: mails are files in `DATA_DIR/mail`, and the demo shows them at `/demo/mail`."),
	IMAP_URL: z
		.url({ protocol: /^imaps?$/, error: "must look like imaps://user:password@host:993" })
		.optional()
		.describe("Mailbox for answers to enquiries, such as `imaps://user:password@host:993`. Nothing else may use it."),
	REPLY_ADDRESS: z
		.email("must be an e-mail address")
		.toLowerCase()
		.optional()
		.describe("Address of that mailbox. Its mail server must deliver `name+tag@` to `name@`."),
	AUTHENTICATION_RESULTS_HOST: text
		.optional()
		.describe("The authserv-id of that mail server. Unset: the office does not say whether a sender is genuine."),
	BOOKING_WINDOW: z
		.enum(bookingWindows, { error: "must be rolling, week or today" })
		.default("rolling")
		.describe(
			"`rolling`: members book `BOOKING_DAYS` ahead, guests today. `week`: members book this week. `today`: all book today only.",
		),
	BOOKING_DAYS: whole(1, maximumBookingDays)
		.default(maximumBookingDays)
		.describe("How many days ahead members book, from 1 to 7."),
	MEMBERSHIP_RULE: z
		.enum(membershipRules, { error: "must be off, inform or require" })
		.default("off")
		.describe(
			"`require`: members book only classes into which a membership lets them. `inform`: they book and read what is missing. The office can change it.",
		),
	WAITING_CLOSES_MINUTES: whole(0, 1440)
		.default(60)
		.describe(
			"Until this long before the start, a free place goes to the first member on the waiting list. Later, all of them are notified.",
		),
	SCHEDULE_UNDO_MINUTES: whole(0, 120)
		.default(10)
		.describe("How long staff can undo a change of the schedule. Its mails wait until then."),
	LATE_CANCEL_MINUTES: whole(0, 1440)
		.default(120)
		.describe("A cancellation later than this before the start counts as late."),
	GUEST_CONFIRMATION: onOff.prefault("0").describe("`1`: guests confirm their bookings by a link in a mail."),
	PAYEE: text
		.optional()
		.describe("Who is paid for memberships: name, street and town, separated by commas. Unset: no orders online."),
	PAYEE_ACCOUNT: z
		.string()
		.transform((value) => accountDigits(value) ?? "")
		.refine((digits) => digits !== "", "must be an account such as 845-404849-87 with valid control digits")
		.optional()
		.describe("The payee's account, such as `845-404849-87`. Goes with `PAYEE`."),
	PAYMENT_PURPOSE: text
		.default("Članarina")
		.describe("The purpose on payment slips and in their codes, at most 35 characters."),
	STATEMENT_COLUMNS: z
		.string()
		.default("date=Datum,amount=Iznos,reference=Poziv na broj,payer=Nalogodavac,purpose=Svrha")
		.transform((value) => readColumns(value) as StatementColumns)
		.refine(
			(columns) => columns !== null,
			"must name the columns of the bank's CSV file, such as date=Datum,amount=Iznos,reference=Poziv na broj",
		)
		.describe(
			"The columns of the bank's statements as CSV: `date` and `amount`; if there are any `reference`, `payer`, `purpose`, `id` of the entry, `account` and `currency`.",
		),
	GOOGLE_CLIENT_ID: text
		.optional()
		.describe(
			"Log-in with Google. Its console needs `/login`, `/account`, `/en/login` and `/en/account` of `PUBLIC_URL` as redirect addresses.",
		),
	GOOGLE_CLIENT_SECRET: text.optional().describe("Goes with `GOOGLE_CLIENT_ID`."),
	GOOGLE_ISSUER: address.default("https://accounts.google.com").describe("Another OpenID provider instead of Google."),
	GOOGLE_AUTH_URL: address
		.default("https://accounts.google.com/o/oauth2/v2/auth")
		.describe("Log-in page of that provider."),
	GOOGLE_TOKEN_URL: address.default("https://oauth2.googleapis.com/token").describe("Token address of that provider."),
	GOOGLE_JWKS_URL: address.default("https://www.googleapis.com/oauth2/v3/certs").describe("Keys of that provider."),
	FACEBOOK_APP_ID: text.optional().describe("Log-in with Facebook, with the same redirect addresses."),
	FACEBOOK_APP_SECRET: text.optional().describe("Goes with `FACEBOOK_APP_ID`."),
	FACEBOOK_AUTH_URL: address
		.default("https://www.facebook.com/v24.0/dialog/oauth")
		.describe("Another log-in page instead of Facebook's."),
	FACEBOOK_GRAPH_URL: address
		.default("https://graph.facebook.com/v24.0")
		.describe("Another Graph API instead of Facebook's."),
	CHAT_WIDGET_URL: address.optional().describe("Script of the chat on `/live-chat`."),
	MAP_TILES_URL: address.optional().describe("Map tiles, such as `https://tiles.example/{z}/{x}/{y}.png`."),
	PICTURE_EFFORT: whole(0, 9)
		.default(2)
		.describe("AVIF effort from 0 to 9. 0 is four times faster and makes files 15 % larger. Existing files stay."),
	PICTURES_AHEAD: onOff
		.prefault("1")
		.describe("`1`: the pictures of the most visited pages are made in the background after the start."),
	APP_FILE: text.optional().describe("The Android application to download. Unset: `mobile/kvart.apk`."),
	VAPID_PUBLIC_KEY: vapidKey(65)
		.optional()
		.describe(
			"Identifies the server to push services (`npx web-push generate-vapid-keys`). Unset: a pair is made and stored. Another pair ends all subscriptions.",
		),
	VAPID_PRIVATE_KEY: vapidKey(32).optional().describe("Goes with `VAPID_PUBLIC_KEY`."),
	MAINTENANCE: onOff
		.optional()
		.describe("`1` turns every page into the maintenance page. The office has a switch for it, too."),
	DEMO: onOff
		.optional()
		.describe("`1` loads demo content. Refused in production. Unset: on with the embedded database, otherwise off."),
	CLOCK: z.iso
		.datetime({ offset: true, error: "must be an instant such as 2026-11-18T10:00:00+01:00" })
		.transform((value) => new Date(value))
		.optional()
		.describe("Starts the server's clock at an instant such as `2026-11-18T10:00:00+01:00`. Refused in production."),
	TRUST_PROXY: z
		.string()
		.transform((value) => value.split(",").map((part) => part.trim()))
		.refine((parts) => parts.every(isProxyAddress), {
			error:
				"must be addresses of proxies such as 127.0.0.1 or 10.0.0.0/24: a trusted proxy can invent a visitor's address",
		})
		.default([])
		.describe("Addresses of proxies whose `X-Forwarded-For` is trusted, separated by commas."),
	STAFF_SECOND_FACTOR: z
		.enum(["required", "optional"], { error: "must be required or optional" })
		.optional()
		.describe("`optional`: staff may work with the password alone. Unset: required in production only."),
	RATE_LIMIT: z
		.enum(["on", "off"], { error: "must be on or off" })
		.default("on")
		.describe("`off` for load tests. Refused in production."),
	LOG_LEVEL: z
		.enum(["debug", "info", "warn", "error", "silent"])
		.optional()
		.describe("`debug`, `info`, `warn`, `error` or `silent`. Unset: `info` in production, otherwise `warn`."),
	METRICS_PORT: port.optional().describe("Port of the metrics for Prometheus. Unset: no metrics."),
	METRICS_HOST: text.default("127.0.0.1").describe("Address of that port."),
	DRAIN_SECONDS: whole(0, 300)
		.optional()
		.describe(
			"How long a stopping server still answers after `/api/ready` says that it stops. Unset: 5 in production, otherwise 0.",
		),
});

/** For docs/settings.md. */
export function describeSettings(): { name: string; default: string; meaning: string }[] {
	const { properties = {} } = z.toJSONSchema(settings, { io: "input", unrepresentable: "any" });
	return Object.entries(properties).flatMap(([name, setting]) => {
		if (typeof setting === "boolean") return [];
		const { default: value, description = "" } = setting;
		const fixed = typeof value === "string" || typeof value === "number";
		return { name, default: fixed ? String(value) : "", meaning: description };
	});
}

/** Their values are not printed, not even wrong ones: the output of a server is logged. */
const secrets = new Set<string>([
	"DATABASE_URL",
	"DATABASE_DIRECT_URL",
	"DATABASE_REPLICA_URLS",
	"SMTP_URL",
	"IMAP_URL",
	"GOOGLE_CLIENT_SECRET",
	"FACEBOOK_APP_SECRET",
	"DATA_KEY",
	"VAPID_PRIVATE_KEY",
] satisfies (keyof typeof settings.shape)[]);

type Settings = z.output<typeof settings>;

type Derived =
	| "PAYEE"
	| "PAYEE_ACCOUNT"
	| "PAYMENT_PURPOSE"
	| "NODE_ENV"
	| "PUBLIC_URL"
	| "DEMO"
	| "MAINTENANCE"
	| "DRAIN_SECONDS"
	| "STAFF_SECOND_FACTOR";

export interface Env extends Omit<Settings, Derived> {
	production: boolean;
	development: boolean;
	maintenance: boolean;
	demo: boolean;
	publicUrl: string;
	drainMilliseconds: number;
	secondFactorRequired: boolean;
	/** Null if nothing can be ordered online. */
	payee: Payee | null;
}

function refuse(...lines: string[]): never {
	throw new SettingsError(lines.join("\n"));
}

function checkTogether(values: Settings): void {
	const production = values.NODE_ENV === "production";
	if (production && !values.DATABASE_URL) {
		refuse(
			"DATABASE_URL is missing: NODE_ENV=production needs a PostgreSQL server, the embedded database is for demos.",
		);
	}
	if (production && values.CLOCK) refuse("CLOCK is set: NODE_ENV=production runs on the real time only. Unset it.");
	if (production && values.DEMO) refuse("DEMO=1 is set: demo content never goes into production. Unset it.");
	if (production && values.RATE_LIMIT === "off")
		refuse("RATE_LIMIT=off is set: production keeps its limits. Unset it.");
	if (production && !values.PUBLIC_URL) {
		refuse(
			"PUBLIC_URL is missing: NODE_ENV=production needs the site's address for links in mails and search engines.",
		);
	}
	if (production && !values.DATA_KEY) {
		refuse("DATA_KEY is missing: NODE_ENV=production needs a key for encrypted fields (openssl rand -hex 32).");
	}
	if (production && values.PUBLIC_URL?.startsWith("http:")) {
		refuse(
			`PUBLIC_URL is ${values.PUBLIC_URL}: NODE_ENV=production needs https://, because members send passwords and session tokens.`,
		);
	}
	if (production && values.DATA_KEY && isRepetitive(values.DATA_KEY)) {
		refuse("DATA_KEY is easy to guess: it repeats a few bytes. Create one with openssl rand -hex 32.");
	}
	if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
		refuse("DATABASE_DIRECT_URL goes with DATABASE_URL: set both or none.");
	}
	if (values.DATABASE_REPLICA_URLS.length > 0 && !values.DATABASE_URL) {
		refuse("DATABASE_REPLICA_URLS goes with DATABASE_URL: set both or none.");
	}
	if (Boolean(values.IMAP_URL) !== Boolean(values.REPLY_ADDRESS)) {
		refuse("IMAP_URL and REPLY_ADDRESS go together: set both or none.");
	}
	if (Object.values<string>(brand.mail).includes(values.REPLY_ADDRESS ?? "")) {
		refuse(`REPLY_ADDRESS is ${values.REPLY_ADDRESS}: it needs a mailbox that people do not use.`);
	}
	if (Boolean(values.PAYEE) !== Boolean(values.PAYEE_ACCOUNT)) {
		refuse("PAYEE and PAYEE_ACCOUNT go together: set both or none.");
	}
	if (Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET)) {
		refuse("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or none.");
	}
	if (Boolean(values.VAPID_PUBLIC_KEY) !== Boolean(values.VAPID_PRIVATE_KEY)) {
		refuse("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or none.");
	}
	if (Boolean(values.FACEBOOK_APP_ID) !== Boolean(values.FACEBOOK_APP_SECRET)) {
		refuse("FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together: set both or none.");
	}
}

// Invented: bank 999 does not exist.
const demoPayee: Omit<Payee, "purpose"> = {
	lines: [brand.legalName, "Bulevar kralja Aleksandra 210", "11000 Beograd"],
	account: "999000000001234573",
};

function payeeOf({ PAYEE, PAYEE_ACCOUNT: account, PAYMENT_PURPOSE: purpose }: Settings, demo: boolean): Payee | null {
	if (!PAYEE || !account) return demo ? { ...demoPayee, purpose } : null;
	return { lines: PAYEE.split(",").map((line) => line.trim()), account, purpose };
}

function problemWith(name: string, rule: string, value = ""): string {
	return `${name} ${rule}, but ${secrets.has(name) ? `is not (${value.length} characters)` : `is "${value}"`}.`;
}

/** Empty variables count as unset. */
export function readEnv(variables: Record<string, string | undefined>): Env {
	const given = Object.fromEntries(
		Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
	);
	const parsed = settings.safeParse(given);
	if (!parsed.success) {
		refuse(
			...parsed.error.issues.map(({ path: [name], message }) =>
				problemWith(String(name), message, given[String(name)]),
			),
		);
	}
	checkTogether(parsed.data);
	const {
		NODE_ENV,
		PUBLIC_URL,
		DEMO,
		MAINTENANCE,
		DRAIN_SECONDS,
		STAFF_SECOND_FACTOR,
		PAYEE: _,
		PAYEE_ACCOUNT: __,
		PAYMENT_PURPOSE: ___,
		...rest
	} = parsed.data;
	const production = NODE_ENV === "production";
	const demo = DEMO ?? (!production && !rest.DATABASE_URL);
	return {
		...rest,
		production,
		development: NODE_ENV === "development",
		maintenance: MAINTENANCE ?? false,
		demo,
		payee: payeeOf(parsed.data, demo),
		drainMilliseconds: (DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
		secondFactorRequired: (STAFF_SECOND_FACTOR ?? (production ? "required" : "optional")) === "required",
		publicUrl: (PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/$/, ""),
	};
}

/** Settings that are allowed but probably wrong. */
export function settingsWarnings({ production, SMTP_URL }: Env): string[] {
	if (!production || SMTP_URL) return [];
	return [
		"SMTP_URL is missing: mails are written to DATA_DIR/mail and not sent. New members cannot confirm their address, and passwords cannot be reset.",
	];
}
