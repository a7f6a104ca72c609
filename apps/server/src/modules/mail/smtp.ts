import { toMessage } from "./message.ts";
import { PermanentFailure, type SendMail } from "./transport.ts";

export interface SmtpTimeouts {
	connectMilliseconds: number;
	silenceMilliseconds: number;
}

const defaultTimeouts: SmtpTimeouts = { connectMilliseconds: 10_000, silenceMilliseconds: 30_000 };

interface SmtpError extends Error {
	responseCode?: number;
	command?: string;
}

/** A refused recipient or content stays refused. Everything else, such as a wrong password, can be fixed, so it is retried. */
function isFinal({ responseCode = 0, command = "" }: SmtpError): boolean {
	return responseCode >= 500 && ["RCPT TO", "DATA"].includes(command);
}

/** One connection per mail. */
export function smtpTransport(url: string, timeouts = defaultTimeouts): SendMail {
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
			throw isFinal(error as SmtpError) ? new PermanentFailure((error as Error).message, { cause: error }) : error;
		} finally {
			transport.close();
		}
	};
}
