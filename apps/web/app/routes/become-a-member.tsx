import { loadRegister } from "../features/entrance/register.server.ts";
import { RegisterPage } from "../features/entrance/register-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/become-a-member";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadRegister(localeOf(url.pathname), context.get(siteContext).signIn);
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		preview: "become-a-member",
	});

export default function RegisterRoute({ loaderData }: Route.ComponentProps) {
	return <RegisterPage data={loaderData} />;
}
