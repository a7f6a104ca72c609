import { ForgotPage } from "../features/entrance/forgot-page.tsx";
import { loadForgot } from "../features/entrance/recovery.server.ts";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader({ locale }: LoaderArgs) {
	return loadForgot(locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function ForgotRoute({ loaderData }: PageProps<typeof loader>) {
	return <AppRoot name="forgot-password" app={ForgotPage} props={{ data: loaderData }} />;
}
