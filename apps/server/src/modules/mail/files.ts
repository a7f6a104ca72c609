import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toMessage } from "./message.ts";
import type { SendMail } from "./transport.ts";

/** Without a mail server, mails are written to .eml files. */
export function fileTransport(folder: string): SendMail {
	return async (mail) => {
		const { createTransport } = await import("nodemailer");
		const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(toMessage(mail));
		await mkdir(folder, { recursive: true });
		const file = join(folder, `${String(mail.id).padStart(6, "0")}-${mail.template}.eml`);
		// Renamed when complete, so that readers never see half a mail.
		await writeFile(`${file}.part`, message as Buffer);
		await rename(`${file}.part`, file);
	};
}
