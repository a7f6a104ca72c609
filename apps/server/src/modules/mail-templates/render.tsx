import { render, toPlainText } from "@react-email/components";
import type { MailContext, RenderedMail } from "../../platform/mailing.ts";
import type { MailTemplate } from "../mail/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailLayout } from "./layout.tsx";
import { templates } from "./registry.ts";

/** A line for each fact; the rows of a table would run together. */
const plainFacts = [{ selector: "tr.fact", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }];

/** Null if there is nothing left to send. */
export async function renderMail(
	template: string,
	data: Record<string, unknown>,
	context: MailContext,
): Promise<RenderedMail | null> {
	if (!Object.hasOwn(templates, template)) throw new Error(`There is no mail template "${template}".`);
	// `mailRow` guarantees that the data fits the template.
	const compose = templates[template as MailTemplate] as ComposeMail<MailTemplate>;
	const composed = await compose(data as never, context);
	if (!composed) return null;
	const { body, preview, personal = false, ...rest } = composed;
	const { language, publicUrl } = context;
	const html = await render(
		<MailLayout language={language} publicUrl={publicUrl} preview={preview} personal={personal}>
			{body}
		</MailLayout>,
	);
	return { ...rest, ...(personal && { personal }), html, text: toPlainText(html, { selectors: plainFacts }) };
}
