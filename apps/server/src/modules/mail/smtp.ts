import { toMessage } from "./message.ts";
import { RefusedForGood, type SendMail } from "./transport.ts";

export interface SmtpTimeouts {
	connectMilliseconds: number;
	silenceMilliseconds: number;
}

const patience: SmtpTimeouts = { connectMilliseconds: 10_000, silenceMilliseconds: 30_000 };

interface SmtpError extends Error {
	responseCode?: number;
	command?: string;
}

/**
 * A server that refuses this recipient or this text will do so tomorrow. Everything else, such as a password that is
 * wrong or a server that knows no sender of ours, is for people to mend, and the mail waits for it.
 */
function isFinal({ responseCode = 0, command = "" }: SmtpError): boolean {
	return responseCode >= 500 && ["RCPT TO", "DATA"].includes(command);
}

/** Sends through a mail server, one connection a mail: nothing is left half-said between two of them. */
export function smtpTransport(url: string, timeouts = patience): SendMail {
	return async (mail) => {
		const { createTransport } = await import("nodemailer");
		const transport = createTransport({
			url,
			connectionTimeout: timeouts.connectMilliseconds,
			greetingTimeout: timeouts.connectMilliseconds,
			dnsTimeout: timeouts.connectMilliseconds,
			socketTimeout: timeouts.silenceMilliseconds,
		});
		try {
			await transport.sendMail(toMessage(mail));
		} catch (error) {
			throw isFinal(error as SmtpError) ? new RefusedForGood((error as Error).message, { cause: error }) : error;
		} finally {
			transport.close();
		}
	};
}
