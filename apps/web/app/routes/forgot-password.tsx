import { ForgotPage } from "../features/entrance/forgot-page.tsx";
import { loadForgot } from "../features/entrance/recovery.server.ts";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import type { Route } from "./+types/forgot-password";

export function loader({ url }: Route.LoaderArgs) {
	return loadForgot(localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		hidden: true,
	});

export default function ForgotRoute({ loaderData }: Route.ComponentProps) {
	return <ForgotPage data={loaderData} />;
}
