import { loadAccount } from "../features/account/account.server.ts";
import { AccountPage } from "../features/account/account-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { providersOf } from "../lib/providers.ts";
import { seo } from "../lib/seo.ts";
import { AccountScreen } from "./account-screen.tsx";

export function loader({ site }: LoaderArgs) {
	return { ...loadAccount(), providers: providersOf(site.signIn) };
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function AccountRoute({ loaderData }: PageProps<typeof loader>) {
	return (
		<AccountPage data={loaderData}>
			<AppRoot name="account" app={AccountScreen} props={{ providers: loaderData.providers }} />
		</AccountPage>
	);
}
