import { ApiError } from "@kvart/contract/client";
import { openingTrap } from "@kvart/contract/openings";
import { problemMessage } from "../../i18n/problem-message.ts";
import { type LoaderArgs, NotFoundError, withStatus } from "../../lib/page.ts";

/** The answer to the form of a club that opens soon. */
export interface OpeningAnswer {
	sent: boolean;
	email: string;
	problem: string | null;
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** Sent again it changes nothing, so the answer needs no redirect. */
export async function requestOpeningNotice({ site, request, params, locale }: LoaderArgs) {
	const club = (await site.api.listGyms()).find(({ slug }) => slug === params.id);
	if (!club) throw new NotFoundError();
	const form = await request.formData().catch(() => new FormData());
	const email = textOf(form, "email");
	try {
		const body = { email, language: locale, [openingTrap]: textOf(form, openingTrap) };
		await site.api.requestOpeningNotice({ params: { id: club.id }, body });
		return withStatus<OpeningAnswer>({ sent: true, email: "", problem: null }, 200);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return withStatus<OpeningAnswer>(
			{ sent: false, email, problem: problemMessage(error.errors[0]?.code ?? error.code) },
			error.status,
		);
	}
}
