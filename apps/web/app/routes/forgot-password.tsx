import { ForgotPage } from "../features/auth/forgot-page.tsx";
import { askForLink, loadForgot } from "../features/auth/recovery.server.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader(args: LoaderArgs) {
	return loadForgot(args);
}

export function action(args: LoaderArgs) {
	return askForLink(args);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function ForgotRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <ForgotPage data={loaderData} answer={actionData} />;
}
