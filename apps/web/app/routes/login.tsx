import { loadLogin } from "../features/entrance/login.server.ts";
import { LoginPage } from "../features/entrance/login-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/login";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadLogin(localeOf(url.pathname), context.get(siteContext).signIn);
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		preview: "become-a-member",
	});

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
	return <LoginPage data={loaderData} />;
}
