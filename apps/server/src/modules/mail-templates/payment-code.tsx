import type { Locale } from "@kvart/contract/locale";
import { formatParas, type Paras } from "@kvart/contract/memberships/money";
import {
	formatAccount,
	formatReference,
	type Payee,
	paymentPurposeCode,
	referenceModel,
} from "@kvart/contract/memberships/payment-code";
import type { MailAttachment } from "../../platform/mailing.ts";
import { codePng } from "../../platform/print/code-png.ts";
import { paymentCodePicture } from "../orders/service/code.ts";
import { MailCode, MailFacts } from "./parts.tsx";

const texts = {
	sr: {
		label: "Skeniraj ovaj kod u aplikaciji svoje banke:",
		code: "NBS IPS QR",
		picture: "NBS IPS QR kod za plaćanje",
		payee: "Primalac",
		account: "Račun primaoca",
		reference: "Model i poziv na broj",
		amount: "Iznos",
		purpose: "Svrha i šifra",
	},
	en: {
		label: "Scan this code in the app of your bank:",
		code: "NBS IPS QR",
		picture: "NBS IPS QR code for the payment",
		payee: "Payee",
		account: "Account",
		reference: "Model and reference",
		amount: "Amount",
		purpose: "Purpose and code",
	},
} as const;

const pictureId = "payment-code@kvart";

interface Due {
	payee: Payee;
	amount: Paras;
	reference: string;
}

/** The National Bank's code, and the same in words as a slip has it. */
export async function paymentCodePart({ payee, amount, reference }: Due, language: Locale) {
	const { label, code, picture, ...names } = texts[language];
	const attachment: MailAttachment = {
		filename: "kvart-uplata.png",
		contentType: "image/png",
		content: await codePng(paymentCodePicture(payee, amount, reference)),
		contentId: pictureId,
	};
	const facts = [
		[names.payee, payee.lines.join(", ")],
		[names.account, formatAccount(payee.account)],
		[names.reference, `${referenceModel} ${formatReference(reference)}`],
		[names.amount, formatParas(amount)],
		[names.purpose, `${payee.purpose}, ${paymentPurposeCode}`],
	] as const;
	const part = (
		<>
			<MailCode label={label} code={code} picture={pictureId} alt={picture} />
			<MailFacts facts={facts} />
		</>
	);
	return { part, picture: attachment };
}
