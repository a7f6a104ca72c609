import { loadRegister } from "../features/entrance/register.server.ts";
import { RegisterPage } from "../features/entrance/register-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader({ site, locale }: LoaderArgs) {
	return loadRegister(locale, site.signIn);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		preview: "become-a-member",
	});

export default function RegisterRoute({ loaderData }: PageProps<typeof loader>) {
	return <AppRoot name="register" app={RegisterPage} props={{ data: loaderData }} />;
}
