import { loadLogin } from "../features/entrance/login.server.ts";
import { LoginPage } from "../features/entrance/login-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader({ site, locale }: LoaderArgs) {
	return loadLogin(locale, site.signIn);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		preview: "become-a-member",
	});

export default function LoginRoute({ loaderData }: PageProps<typeof loader>) {
	return <AppRoot name="login" app={LoginPage} props={{ data: loaderData }} />;
}
