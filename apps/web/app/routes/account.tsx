import { loadAccount } from "../features/account/account.server.ts";
import { AccountPage } from "../features/account/account-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { AccountScreen } from "./account-screen.tsx";

export function loader({ locale }: LoaderArgs) {
	return loadAccount(locale);
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
			<AppRoot name="account" app={AccountScreen} props={{ texts: loaderData.texts }} />
		</AccountPage>
	);
}
